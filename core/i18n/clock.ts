/** What a clock and a calendar on the wall show: month 1..12, hour 0..23. */
interface Clock {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

declare global {
  /** Not in every runtime yet, nor in TypeScript's own library. */
  var Temporal: { readonly Now: { readonly timeZoneId: () => string } } | undefined
}

/**
 * The device's own time zone, where `Temporal` says it. `Intl` would open all that it knows of dates first, which takes fifty
 * milliseconds of a desk's processor and of a phone's four times as many, before a page is awake.
 */
export const zoneHere = (): string | undefined => globalThis.Temporal?.Now.timeZoneId()

/** What the clock on the wall shows at an instant in ISO-8601, in a zone that `zoneKnown` knows. */
export function clockOf(instant: string, timeZone: string): Clock {
  const at = new Date(instant)
  if (timeZone === 'UTC') return utcClock(at)
  // The device's own clock, without `Intl`: as far ahead of UTC as it says itself, at that instant.
  if (timeZone === zoneHere()) return utcClock(new Date(at.getTime() - at.getTimezoneOffset() * 60_000))
  const parts = formatter(timeZone).formatToParts(at)
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value)
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  }
}

const utcClock = (at: Date): Clock => ({
  year: at.getUTCFullYear(),
  month: at.getUTCMonth() + 1,
  day: at.getUTCDate(),
  hour: at.getUTCHours(),
  minute: at.getUTCMinutes(),
})

/** The name under which this runtime knows a time zone. @throws RangeError where it does not. */
export const zoneKnown = (name: string): string => formatter(name).resolvedOptions().timeZone

const clock = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
} as const

/** To make one costs as much as a hundred dates, and a list has hundreds. Anybody may name a zone, so not all are kept. */
const formatters = new Map<string, Intl.DateTimeFormat>()
const mostKept = 100

function formatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { timeZone, ...clock })
  if (formatters.size >= mostKept) formatters.clear()
  formatters.set(timeZone, made)
  return made
}
