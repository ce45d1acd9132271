import { reasonShape } from '../../../core/records/alert'
import type { Locale } from '../../../core/i18n/locale'
import { mostReminders } from '../../../core/records/reminder-limits'
import type { DueThings } from '../../../core/alerts/calendar'

interface FeedRow {
  readonly locale: Locale | null
}
interface ReminderRow {
  readonly id: string
  readonly title: string
  readonly due_at: string
  readonly created_at: string
}
interface AlertRow {
  readonly id: string
  /** JSON. */
  readonly reason: string
  readonly due_at: string
  readonly created_at: string
}

/** Of the feed by that name whose owner is still there. */
const feed = `calendar_feeds AS feed JOIN heads ON heads.user_id = feed.user_id AND heads.closed_at IS NULL`

/** The door of a calendar: what is due of one record, to read, for whoever knows the feed's name. */
export function openCalendarDoor(database: D1Database) {
  return {
    /** Null where there is no such feed (any more). Read in one transaction. */
    async due(slug: string): Promise<DueThings | null> {
      const [found, reminders, alerts] = await database.batch([
        database
          .prepare(
            `SELECT (SELECT locale FROM profiles WHERE profiles.user_id = feed.user_id) AS locale
             FROM ${feed} WHERE feed.slug = ?1`,
          )
          .bind(slug),
        database
          .prepare(
            `SELECT its.id, its.title, its.due_at, its.created_at FROM ${feed}
             JOIN reminders AS its ON its.user_id = feed.user_id AND its.status = 'pending' AND its.due_at IS NOT NULL
             WHERE feed.slug = ?1 ORDER BY its.due_at LIMIT ${mostReminders}`,
          )
          .bind(slug),
        database
          .prepare(
            `SELECT its.id, its.reason, its.due_at, its.created_at FROM ${feed}
             JOIN alerts AS its ON its.user_id = feed.user_id AND its.status <> 'done' AND its.due_at IS NOT NULL
             WHERE feed.slug = ?1 ORDER BY its.due_at LIMIT ${mostReminders}`,
          )
          .bind(slug),
      ])
      const [row] = (found?.results ?? []) as FeedRow[]
      if (!row) return null
      return {
        locale: row.locale ?? 'en',
        reminders: ((reminders?.results ?? []) as ReminderRow[]).map(
          ({ due_at: dueAt, created_at: createdAt, ...its }) => ({ ...its, dueAt, createdAt }),
        ),
        alerts: ((alerts?.results ?? []) as AlertRow[]).map(
          ({ id, reason, due_at: dueAt, created_at: createdAt }) => ({
            id,
            reason: reasonShape.parse(JSON.parse(reason)),
            dueAt,
            createdAt,
          }),
        ),
      }
    },
  }
}
