import { eq } from 'drizzle-orm'
import { calendarFeeds } from './schema/alerts'
import type { Scope } from './scope'

const own = 'own'

export interface CalendarFeed {
  readonly slug: string
  readonly createdAt: string
}

/** The owner's word on who may read what is due: nobody, until a feed is made. */
export function openCalendarFeed(scope: Scope) {
  return {
    read: (): Promise<CalendarFeed | null> => scope.get(calendarFeeds, own),

    /** The one before answers no more. */
    async renew(slug: string): Promise<CalendarFeed> {
      const feed = { id: own, slug, createdAt: scope.now().toISOString() }
      await scope.commit([scope.put(calendarFeeds, [feed])])
      return feed
    },

    async end(): Promise<void> {
      const gone = [{ table: 'calendar_feeds', event: 'delete', id: own } as const]
      await scope.commit([scope.remove(calendarFeeds, eq(calendarFeeds.id, own), gone)])
    },
  }
}
