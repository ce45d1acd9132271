import { isPlausible } from '../../vocabulary/plausible'
import { flagByRange } from './check'
import type { Resolved } from './resolve'

/**
 * "↑143" that was read as 1143. Where numbers of a column cannot be, and all that lie beyond their limits can be, and lie
 * beyond them still, without the 1 before them, that 1 is the arrow of what is out of range: the number without it is told,
 * and waits. So does one of such a column that would be beyond its limits without its 1 alone. Where arrows are printed, so it
 * is with a single number of which the reader was not sure.
 */
export function withoutArrows(results: readonly Resolved[]): Resolved[] {
  const columns = Map.groupBy(results, ({ reading: { table, date } }) => `${table} ${date}`)
  const misread = new Set([...columns.values()].filter(isOfArrows).flat())
  const pointed = new Set([...columns.values()].filter((some) => some.filter(hasArrow).length > 1).flat())
  return results.map((result) => {
    const behind = behindArrow(result)
    if (behind === null) return result
    const inside = flagOf(result, result.number!) === 'N'
    const shown =
      pointed.has(result) &&
      result.reading.valueWords.some(({ text, confidence }) => text.startsWith('1') && confidence < unsure)
    if (!shown && !misread.has(result)) return result
    // A table is not shaken by numbers whose 1 is known for an arrow.
    if (inside && !shown) return { ...result, guessed: true }
    const number = Number(behind)
    return { ...result, value: behind, number, flag: flagOf(result, number), doubt: null, guessed: true }
  })
}

/** How well a number has to be read for its figures to be sure, 0..1. */
const unsure = 0.6

const flagOf = ({ range }: Resolved, number: number) => flagByRange(number, range)

/** What stands behind the 1 of a bare number, where it can be a result that lies beyond its limits. */
function behindArrow(result: Resolved): string | null {
  const { reading, value, match, unit } = result
  const behind =
    reading.table !== null && reading.flag === null ? /^1(?!0\d)(\d+(?:\.\d+)?)$/.exec(value)?.[1] : undefined
  if (behind === undefined || !reading.value.startsWith('1')) return null
  // "13.3 ↓": its arrow is read.
  if (reading.valueWords.some(({ text }) => /[↑↓]/.test(text))) return null
  const number = Number(behind)
  const beyond = /[HL]/.test(flagOf(result, number) ?? '')
  return beyond && isPlausible(number, match?.concept ?? null, unit) ? behind : null
}

const hasArrow = ({ reading }: Resolved): boolean => /[↑↓]/.test(`${reading.value} ${reading.flag ?? ''}`)

/** No column of a table without limits, nor one in which a number without an arrow lies beyond them. */
function isOfArrows(column: readonly Resolved[]): boolean {
  const bare = column.filter((one) => one.number !== null && one.reading.flag === null && !hasArrow(one))
  const beyond = bare.filter((one) => /[HL]/.test(flagOf(one, one.number!) ?? ''))
  const impossible = beyond.filter(
    ({ number, match, unit }) => !isPlausible(number!, match?.concept ?? null, unit),
  )
  return impossible.length > 1 && beyond.length > 2 && beyond.every((one) => behindArrow(one) !== null)
}
