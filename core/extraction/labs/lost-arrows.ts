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
  const trailed = isTrailed(results)
  return results.map((result) => {
    const before = trailed ? beforeArrow(result) : null
    if (before !== null) return withNumber(result, before)
    const behind = behindArrow(result)
    if (behind === null) return result
    const inside = flagOf(result, result.number!) === 'N'
    const shown =
      pointed.has(result) &&
      result.reading.valueWords.some(({ text, confidence }) => text.startsWith('1') && confidence < unsure)
    if (!shown && !misread.has(result)) return result
    // A table is not shaken by numbers whose 1 is known for an arrow.
    if (inside && !shown) return { ...result, guessed: true }
    return withNumber(result, behind)
  })
}

/** What is left of a number without its arrow: it waits for a person. */
function withNumber(result: Resolved, value: string): Resolved {
  const number = Number(value)
  return { ...result, value, number, flag: flagOf(result, number), doubt: null, guessed: true }
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

/** So many numbers of a page end in what may be an arrow. */
const fewest = 3

const decimalsIn = (text: string): number => /[.,](\d+)/.exec(text)?.[1]?.length ?? 0

/**
 * "212↑" that was read as 2121: what stands before the 1 at the end of a number beyond its limits, where it is beyond them
 * still, and the number has a figure more than its limits have: a decimal, or of whole numbers one before the point.
 */
function beforeArrow(result: Resolved): string | null {
  const { reading, value, range, number } = result
  const before =
    reading.table !== null && reading.flag === null ? /^(\d+(?:\.\d+)?)1$/.exec(value)?.[1] : undefined
  if (before === undefined || range === null || number === null) return null
  const side = flagOf(result, number)
  if (!/[HL]/.test(side ?? '') || flagOf(result, Number(before)) !== side) return null
  const [own, printed] = [decimalsIn(value), decimalsIn(range.text)]
  return printed > 0
    ? own === printed + 1
      ? before
      : null
    : own === 0 && number > 4 * (range.high ?? number)
      ? before
      : null
}

/** A page whose numbers keep the decimals of their limits, but for those beyond them that end in a 1. */
function isTrailed(results: readonly Resolved[]): boolean {
  const bare = results.filter(
    ({ number, range, reading }) =>
      number !== null && range !== null && reading.table !== null && reading.flag === null,
  )
  const ending = bare.filter((one) => beforeArrow(one) !== null)
  const finer = bare.filter(
    (one) => !ending.includes(one) && decimalsIn(one.value) > decimalsIn(one.range!.text),
  )
  return ending.length >= fewest && finer.length < 0.2 * bare.length
}
