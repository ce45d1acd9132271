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
  return formatter('day', timeZone).format(new Date(instant))
}

/** The day of an instant where the reader is, as `YYYY-MM-DD`. */
export function dayOf(instant: string, timeZone: string): string {
  const parts = formatter('date', timeZone).formatToParts(new Date(instant))
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** An instant in ISO-8601 → `Mar 12, 2024, 3:04 PM`, where the reader is. */
export function formatInstant(instant: string, timeZone: string): string {
  const text = formatter('instant', timeZone).format(new Date(instant))
  // ICU writes a narrow no-break space before AM and PM in some versions only: server and browser must agree.
  return text.replace(/\u202f/g, ' ')
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** Morning before 12:00, afternoon before 18:00, otherwise evening. */
export function partOfDay(instant: string, timeZone: string): PartOfDay {
  const hour = Number(formatter('hour', timeZone).format(new Date(instant)))
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
    return formatter('day', name ?? 'UTC').resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

const styles = {
  day: { dateStyle: 'medium' },
  date: { year: 'numeric', month: '2-digit', day: '2-digit' },
  instant: { dateStyle: 'medium', timeStyle: 'short' },
  hour: { hour: 'numeric', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** To make one costs as much as a hundred dates, and a list has hundreds. Anybody may name a zone, so not all are kept. */
const formatters = new Map<string, Intl.DateTimeFormat>()
const mostKept = 100

function formatter(style: keyof typeof styles, timeZone: string): Intl.DateTimeFormat {
  const key = `${style} ${timeZone}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { timeZone, ...styles[style] })
  if (formatters.size >= mostKept) formatters.clear()
  formatters.set(key, made)
  return made
}
