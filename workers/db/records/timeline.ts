import { and, eq, sql } from 'drizzle-orm'
import { pageOf, type Page, type PageOf } from '../../../core/records/page'
import type { EntityType } from '../../../core/records/kinds'
import type { EventCounts, ListedFact } from '../../../core/records/timeline'
import { after } from './keyset'
import { listedEntity, withFact } from './listed'
import { openDerived } from './refold'
import { standings, tallies } from './schema/derived'
import type { Scope } from './scope'

/** Word for word the condition of the indexes `standings_events` and `standings_events_of`. */
const isEvent = sql`decision = 'accepted'`

/** All that stands in the record, by the documents that say it. */
export function openTimeline(scope: Scope) {
  const derived = openDerived(scope)

  return {
    /** Newest document first, what one document says together; of one type, or of all. */
    async page(type: EntityType | null, { limit, after: place }: PageOf): Promise<Page<ListedFact>> {
      const rows = await derived(() =>
        scope.listWith(standings, withFact, {
          where: and(
            isEvent,
            type === null ? undefined : eq(standings.type, type),
            after(standings.listedAt, standings.id, place),
          ),
          order: [
            { by: standings.listedAt, down: true },
            { by: standings.id, down: true },
          ],
          limit: limit + 1,
        }),
      )
      const page = pageOf(rows, limit, ({ row }) => ({ at: row.listedAt, id: row.id }))
      return {
        rows: page.rows.map((one) => ({ at: one.row.listedAt, entity: listedEntity(one) })),
        next: page.next,
      }
    },

    /** Documents that have facts of a type, newest first, and how many each has. */
    async documents(
      type: EntityType,
      { limit, offset }: { readonly limit: number; readonly offset: number },
    ): Promise<{ fileId: string; n: number }[]> {
      const rows = await derived(() =>
        scope.groups(standings, {
          by: standings.listedAt,
          columns: { fileId: standings.fileId },
          where: and(isEvent, eq(standings.type, type), sql`${standings.fileId} IS NOT NULL`),
          limit: offset + limit,
        }),
      )
      return rows.slice(offset).flatMap(({ fileId, n }) => (fileId === null ? [] : [{ fileId, n }]))
    },

    /** By type, and of `all`. */
    async counts(): Promise<Readonly<Record<EntityType | 'all', EventCounts>>> {
      const rows = await derived(() => scope.rows(tallies, sql`${tallies.kind} IN ('events', 'event_files')`))
      const of = (kind: string, key: string) =>
        rows.find((row) => row.kind === kind && row.key === key)?.n ?? 0
      const events = rows.filter(({ kind }) => kind === 'events')
      const byType = (type: EntityType): EventCounts => ({
        events: of('events', type),
        files: of('event_files', type),
      })
      return {
        all: { events: events.reduce((sum, { n }) => sum + n, 0), files: of('event_files', 'all') },
        diagnosis: byType('diagnosis'),
        medication: byType('medication'),
        allergy: byType('allergy'),
        procedure: byType('procedure'),
        lab: byType('lab'),
        imaging: byType('imaging'),
      }
    },
  }
}
