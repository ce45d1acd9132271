/** Days that come every year, by the civil or by the Jewish calendar. */

const dayMs = 86_400_000
/** A leap year of the Jewish calendar has up to 385 days. */
const searched = 400

const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

let jewish: Intl.DateTimeFormat | null = null

/** Day and month of the Jewish calendar, as `Kislev 25`; the month that is doubled in a leap year by its own name. */
function jewishDay(time: number): string {
  jewish ??= new Intl.DateTimeFormat('en-u-ca-hebrew', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const parts = jewish.formatToParts(time)
  const part = (type: 'day' | 'month') => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('month').replace('Adar II', 'Adar')} ${part('day')}`
}

const inJewish = /^(?<begun>[A-Z][a-z]+ \d{1,2})(?: \+(?<more>\d{1,2}))?$/

/**
 * The days of the last such feast that has begun.
 * @param name `MM-DD`, or of the Jewish calendar `Kislev 25 +7`: its first day, and how many follow
 * @param today `YYYY-MM-DD`
 * @returns whole ISO dates, the first day first; none where the calendar is not known
 */
export function daysOfFeast(name: string, today: string): readonly string[] {
  const { begun, more = '0' } = inJewish.exec(name)?.groups ?? {}
  if (begun === undefined) return [`${Number(today.slice(0, 4)) - (today.slice(5) >= name ? 0 : 1)}-${name}`]
  const now = Date.parse(`${today}T00:00:00Z`)
  for (let ago = 0; ago < searched; ago += 1) {
    const first = now - ago * dayMs
    if (jewishDay(first) === begun)
      return Array.from({ length: Number(more) + 1 }, (_, after) => isoOf(first + after * dayMs))
  }
  return []
}
