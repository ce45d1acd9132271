import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator'
import type { CalendarEntry } from '../../core/alerts/calendar'

const minutes = 15

/** The entries as RFC 5545 has them; what has a time of its own rings. `name` is the calendar's, `host` is ours. */
export function writeCalendar(entries: readonly CalendarEntry[], name: string, host: string): string {
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Chartlight', product: 'Reminders', language: 'EN' },
    // How often a calendar is asked to look again; each keeps to its own.
    ttl: 3600,
  })
  for (const { id, title, at, createdAt } of entries) {
    const allDay = at.length === 10
    const start = new Date(allDay ? `${at}T00:00:00Z` : at)
    const event = calendar.createEvent({
      id: `${id}@${host}`,
      summary: title,
      start,
      end: new Date(start.getTime() + minutes * 60_000),
      allDay,
      stamp: new Date(createdAt),
    })
    if (!allDay) event.createAlarm({ type: ICalAlarmType.display, trigger: 0, description: title })
  }
  return calendar.toString()
}
