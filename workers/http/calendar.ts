import { translator } from '../../core/i18n/languages'
import { calendarEntries } from '../../core/alerts/calendar'
import { shardOfSlug } from '../../core/share/slug'
import { writeCalendar } from '../adapters/calendar'
import type { Context } from '../context'

/** Where the feed of that name is read. */
export const feedPath = (slug: string): string => `/calendar/${slug}.ics`

/** `/calendar/{slug}.ics`, for a calendar that its owner gave the address to. */
export async function answerCalendar(request: Request, context: Context): Promise<Response> {
  const { pathname, host } = new URL(request.url)
  const slug = /^\/calendar\/([^/]+)\.ics$/.exec(pathname)?.[1] ?? ''
  const shard = shardOfSlug(slug)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (shard === null || shard >= context.config.shardCount || !isRead) return gone()
  const due = await context.calendar(shard).due(slug)
  if (!due) return gone()
  const name = translator(due.locale)('mail.calendarName')
  const body = writeCalendar(calendarEntries(due), name, host)
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  })
}

/** Whatever the reason: nobody learns whether there was such a feed. */
const gone = (): Response => new Response('There is no such calendar.', { status: 404 })
