import { negativeResult } from '../../language/results'
import { canonicalUnit } from '../../vocabulary/units'
import type { Dated } from './doubts'
import type { ResultDay } from './result-days'

type Told = Dated & Pick<ResultDay, 'source'>

/**
 * One analyte of one specimen with two values of one day, which was printed beside neither: at least one of them has a day
 * that is not its own, and nothing tells which. A day printed for a result alone, or two lines of that day with hours of
 * their own, tell that it was measured twice.
 * @returns the results of which the day is in question
 */
export function withTwoValues(results: readonly Told[]): ReadonlySet<Told> {
  const groups = Map.groupBy(
    results.filter(({ resolved: { match } }) => match !== null),
    ({ resolved: { match }, date }) => `${match?.concept.key} ${date ?? ''}`,
  )
  return new Set(
    [...groups.values()].flatMap((group) =>
      group.filter((one) => one.source !== 'beside' && group.some((other) => isContrary(one, other))),
    ),
  )
}

/** Several values behind one name in its row, with the day of the page: columns of days that were not read, of which none is known. */
export const isOfColumns = (one: Told, results: readonly Told[]): boolean =>
  one.source === 'page' &&
  one.resolved.reading.form === 'table' &&
  results.some(
    (other) =>
      other.source === 'page' &&
      other.resolved.reading.nameWords[0] === one.resolved.reading.nameWords[0] &&
      // "SGOT/PT": two names in one word.
      other.resolved.match?.concept === one.resolved.match?.concept &&
      other.resolved.reading.specimen === one.resolved.reading.specimen &&
      isContrary(one, other),
  )

function isContrary(one: Told, other: Told): boolean {
  if (one === other) return false
  // Two lines of one day, each with its hour.
  if (typeof other.source === 'number' && typeof one.source === 'number' && other.source !== one.source)
    return false
  const [a, b] = [one.resolved, other.resolved]
  if (a.reading.minutes && b.reading.minutes) return false
  if (a.number === null && b.number === null)
    return (
      negativeResult.test(a.value) !== negativeResult.test(b.value) && /\p{L}{3}/u.test(a.value + b.value)
    )
  if (a.number === null || b.number === null || a.number === b.number) return false
  const units = [a, b].map(({ unit }) => canonicalUnit(unit ?? ''))
  return units[0] === units[1] || units.includes(null)
}
