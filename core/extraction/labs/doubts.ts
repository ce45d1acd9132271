import { disagreeing } from './derived'
import type { Resolved } from './resolve'

/** A result with the date that it has on the page. */
export interface Dated {
  readonly resolved: Resolved
  readonly date: string | null
}

/** What the row alone does not tell: that the reading itself was not sure of a number, or that results of one day disagree. */
export function withDoubts(results: readonly Dated[]): Dated[] {
  const days = new Map<string | null, Resolved[]>()
  for (const { resolved, date } of results) days.set(date, [...(days.get(date) ?? []), resolved])
  const suspects = new Set([...days.values()].flatMap((day) => [...disagreeing(day)]))
  return results.map(({ resolved, date }) => {
    const doubt = doubtOf(resolved, suspects.has(resolved))
    return { resolved: doubt === null ? resolved : { ...resolved, doubt, confirmed: false }, date }
  })
}

const numeric = new Set(['decimal_point_suspected', 'misread_value', 'implausible_value', 'flag_mismatch'])

function doubtOf(resolved: Resolved, suspect: boolean): Resolved['doubt'] {
  if (resolved.number === null || (resolved.doubt !== null && numeric.has(resolved.doubt))) return null
  const read = resolved.reading.valueWords.flatMap((word) => word.doubt ?? [])
  if (read.length > 0 && !resolved.confirmed) return read.includes('point') ? 'decimal_point_suspected' : 'misread_value'
  return suspect ? 'misread_value' : null
} // prettier-ignore
