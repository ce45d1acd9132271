import { clockOf, zoneKnown } from './clock'

/** Dates are shown in US English formats in every language (spec app.md §9). */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD` → `2024`, `Mar 2024`, `Mar 12, 2024`: never more exact than the page was. */
export function formatDate(date: string): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(date) ?? []
  const name = months[Number(month) - 1]
  if (year === undefined) return date
  if (name === undefined) return year
  return day === undefined ? `${name} ${year}` : `${name} ${Number(day)}, ${year}`
}

/** An instant in ISO-8601 → `Mar 12, 2024`, where the reader is. */
export function formatDay(instant: string, timeZone: string): string {
  const { year, month, day } = clockOf(instant, timeZone)
  return `${months[month - 1]} ${day}, ${year}`
}

/** The day of an instant where the reader is, as `YYYY-MM-DD`. */
export function dayOf(instant: string, timeZone: string): string {
  const { year, month, day } = clockOf(instant, timeZone)
  return [String(year).padStart(4, '0'), two(month), two(day)].join('-')
}

/** An instant in ISO-8601 → `Mar 12, 2024, 3:04 PM`, where the reader is. */
export function formatInstant(instant: string, timeZone: string): string {
  const { hour, minute } = clockOf(instant, timeZone)
  return `${formatDay(instant, timeZone)}, ${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`
}

const two = (part: number): string => String(part).padStart(2, '0')

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** Morning before 12:00, afternoon before 18:00, otherwise evening. */
export function partOfDay(instant: string, timeZone: string): PartOfDay {
  const { hour } = clockOf(instant, timeZone)
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}

/** Whole years of 365.25 days; null for an impossible date and one that is still to come (spec app.md §5). */
export function ageInYears(birth: string, now: string): number | null {
  const born = Date.parse(birth)
  const days = (Date.parse(now) - born) / 86_400_000
  return Number.isNaN(born) || days < 0 ? null : Math.floor(days / 365.25)
}

/** A time zone that this runtime knows, else UTC. */
export function parseTimeZone(name: string | null | undefined): string {
  try {
    return zoneKnown(name ?? 'UTC')
  } catch {
    return 'UTC'
  }
}
