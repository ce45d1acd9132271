import { z } from 'zod'
import { calendarFeedShape } from '../../../core/records/calendar'
import { writeSlug } from '../../../core/share/slug'
import { newSecret } from '../../adapters/secret'
import type { CalendarFeed } from '../../db/records/calendar-feed'
import { feedPath } from '../calendar'
import { Reply } from '../reply'
import { ownCall } from './row'

const toFeed = (request: Request, { slug, createdAt }: CalendarFeed) => ({
  url: new URL(feedPath(slug), request.url).href,
  created_at: createdAt,
})

/** What is due, as a calendar reads it: off until its owner makes a feed. */
export const calendarCalls = [
  ownCall({
    method: 'get',
    path: '/rest/calendar_feeds',
    summary: 'The secret address at which a calendar reads what is due, if there is one',
    answers: { 200: z.array(calendarFeedShape) },
    foreign: null,
    async run({ request, record }) {
      const feed = await record.calendarFeed.read()
      return feed ? [toFeed(request, feed)] : []
    },
  }),

  ownCall({
    method: 'post',
    path: '/functions/renew_calendar_feed',
    summary: 'A new secret address for a calendar; the one before answers no more',
    answers: { 201: calendarFeedShape },
    foreign: null,
    async run({ request, record }) {
      const feed = await record.calendarFeed.renew(writeSlug(newSecret(), record.owner.shard))
      return new Reply(201, toFeed(request, feed))
    },
  }),

  ownCall({
    method: 'post',
    path: '/functions/end_calendar_feed',
    summary: 'No calendar reads what is due any more',
    answers: { 204: null },
    foreign: null,
    async run({ record }) {
      await record.calendarFeed.end()
      return null
    },
  }),
]
