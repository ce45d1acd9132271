import { parseFlag } from '../../document/values/numbers'
import { broken, resultsOfPage } from '../acceptance/results'
import { canonicalUnit } from '../../vocabulary/units'
import { disagreeing } from './derived'
import type { Resolved } from './resolve'

/** A result with the date that it has on the page. */
export interface Dated {
  readonly resolved: Resolved
  readonly date: string | null
}

/** What a result alone does not tell: that those of one day disagree, or that a row has lost a point. */
export function withDoubts<T extends Dated>(results: readonly T[]): T[] {
  const days = [...Map.groupBy(results, ({ date }) => date).values()]
  const suspects = new Set(days.flatMap((day) => [...disagreeing(day.map(({ resolved }) => resolved))]))
  const all = results.map(({ resolved }) => resolved)
  const rows = Map.groupBy(all, ({ reading }) => reading.nameWords[0])
  const page = resultsOfPage(all)
  return results.map((result) => {
    const { resolved } = result
    if (resolved.doubt === null && results.some((other) => isItsFlag(result, other)))
      return { ...result, resolved: { ...resolved, doubt: 'misread_value' } }
    if (!isOpen(resolved)) return result
    const row = rows.get(resolved.reading.nameWords[0]) ?? []
    const doubt = suspects.has(resolved) ? 'misread_value' : isPointless(resolved, row) ? 'decimal_point_suspected' : null // prettier-ignore
    const twice = results.some((other) => isAnother(other, result)) ? 'uncertain_name' : null
    const kept = doubt ?? resolved.doubt ?? twice ?? broken(resolved, page)
    return kept === resolved.doubt ? result : { ...result, resolved: { ...resolved, doubt: kept } }
  })
}

/**
 * One test with two numbers of one day in one table, each in a row of its own: one of the two names is another's that
 * has lost its end or a letter.
 */
function isAnother(one: Dated, other: Dated): boolean {
  const [a, b] = [one.resolved, other.resolved]
  return (
    a.match !== null &&
    a.match.concept === b.match?.concept &&
    a.reading.table !== null &&
    a.reading.table === b.reading.table &&
    a.reading.nameWords[0] !== b.reading.nameWords[0] &&
    one.date === other.date &&
    a.number !== null &&
    b.number !== null &&
    a.number !== b.number &&
    canonicalUnit(a.unit ?? '') === canonicalUnit(b.unit ?? '')
  )
}

/** "Creatinine: normal" beside a Creatinine of 0.98 of that day is what its limits make of it, set apart from its row. */
const isItsFlag = (one: Dated, other: Dated): boolean =>
  one.resolved.number === null &&
  other.resolved.number !== null &&
  one.date === other.date &&
  one.resolved.match !== null &&
  one.resolved.match.concept === other.resolved.match?.concept &&
  parseFlag(one.resolved.value) !== null

/** A row is told with one number of decimals: "14.2  159  17.7" has lost a point, where a tenth of it is as its neighbours are. */
function isPointless({ number, value }: Resolved, row: readonly Resolved[]): boolean {
  if (number === null || !/^[<>]?\d{2,4}$/.test(value)) return false
  const others = row.flatMap((one) => (one.number !== null && one.value.includes('.') ? [one.number] : []))
  const near = (amount: number) => others.some((other) => amount > other / 2 && amount < other * 2)
  return others.length > 0 && !near(number) && (near(number / 10) || near(number / 100))
}

/** The number is in question already. */
const numeric = new Set(['decimal_point_suspected', 'misread_value', 'implausible_value', 'flag_mismatch'])

const isOpen = ({ number, doubt }: Resolved): boolean =>
  number !== null && (doubt === null || !numeric.has(doubt))
