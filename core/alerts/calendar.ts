import type { Locale } from '../i18n/locale'
import type { Reason } from '../records/alert'
import { reasonText } from './words'

/** What is due, as it is kept. */
export interface DueThings {
  readonly locale: Locale
  readonly reminders: readonly { id: string; title: string; dueAt: string; createdAt: string }[]
  readonly alerts: readonly { id: string; reason: Reason; dueAt: string; createdAt: string }[]
}

/** One entry of a calendar: an instant, or a whole day. */
export interface CalendarEntry {
  /** Stays the same, so that a calendar knows it again. */
  readonly id: string
  readonly title: string
  /** `YYYY-MM-DD` of a whole day, else an instant. */
  readonly at: string
  readonly createdAt: string
}

/** What a calendar shows of what is due, the soonest first; an alert whose words are of another version is left out. */
export function calendarEntries({ locale, reminders, alerts }: DueThings): CalendarEntry[] {
  const byHand = reminders.map(({ id, title, dueAt, createdAt }) => ({ id, title, at: dueAt, createdAt }))
  const ofRules = alerts.flatMap(({ id, reason, dueAt, createdAt }) => {
    const title = reasonText(locale, reason)
    return title === '' ? [] : [{ id, title, at: dueAt.slice(0, 10), createdAt }]
  })
  return [...byHand, ...ofRules].sort((a, b) => a.at.localeCompare(b.at))
}
