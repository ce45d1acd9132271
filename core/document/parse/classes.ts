import { rowsOf } from '../rows'
import type { Word } from '../page'
import type { ReferenceRange } from '../values/range'
import { classColumns } from './class-columns'
import { phrasesOf } from './phrases'
import type { RowContext } from './row-context'
import { range } from './run'

/** How many rows that were misread may stand between two of such a table. */
const misread = 2

/**
 * The words of tables of classes by which results are judged ("LDL  <100  100-129  130-159  >=160"): they name tests,
 * and their numbers are nobody's.
 */
export function classesIn(words: readonly Word[], context: RowContext): ReadonlySet<Word> {
  const { skew, gap, fields, reader } = context
  const rows = rowsOf(words, skew)
  const phrases = rows.map((row) => phrasesOf(row, 0.75 * gap))
  const limits = phrases.map((row) =>
    row.flatMap((phrase) => {
      // The first class may stand as close to its name as words do.
      const named = phrase.words.findLastIndex(({ text }) => /\p{L}{2}/u.test(text))
      const parts = [phrase.words, phrase.words.slice(named + 1)].map((part) => fields.of(part).text)
      const [range] = parts.flatMap((text) => reader.range(text) ?? [])
      return range ? [{ phrase, range }] : []
    }),
  )
  const ranges = limits.map((row) => row.map(({ range }) => range))
  const sure = ranges.flatMap((some, at) => (some.length > 2 && isLadder(some) ? [at] : []))
  const beside = classColumns(
    phrases.map((row, at) => ({ phrases: row, limits: limits[at]!.map(({ phrase }) => phrase) })),
    sure,
    context,
  )
  if (beside) return new Set(beside)
  const names = (at: number): boolean => rows[at]!.some(({ text }) => /\p{L}{2}/u.test(text))
  const next = (at: number): number[] =>
    [at - 1, at + 1].filter(
      (one) => sure.length > 1 && (ranges[one]?.length ?? 0) > 1 && areClasses(ranges[one]!),
    )
  const taken = sure.flatMap((at, index) => {
    const following = sure[index + 1] ?? at
    // Classes without a name are of the result above them, and what stands between two such rows is the next one.
    const apart = following - at > misread + 1 || !names(at) || !names(following)
    return [...next(at), ...range(at, apart ? at : following)]
  })
  return new Set(taken.flatMap((at) => rows[at]!))
}

/** Classes, behind which there may stand what those who are treated should reach ("4.0-5.6 | 5.7-6.4 | >= 6.5 | <7.0"). */
const isLadder = (some: readonly ReferenceRange[]): boolean =>
  areClasses(some) || (some.length > 3 && areClasses(some.slice(0, -1)))

/** Each beginning where the one before ends, or the other way round; one of them open. */
function areClasses(ranges: readonly ReferenceRange[]): boolean {
  const follows = (a: ReferenceRange, b: ReferenceRange): boolean =>
    a.high !== null && b.low !== null && b.low >= a.high
  const pairs = ranges.slice(1).map((range, at) => [ranges[at]!, range] as const)
  return (
    pairs.length > 0 &&
    ranges.some(({ low, high }) => low === null || high === null) &&
    (pairs.every(([a, b]) => follows(a, b)) || pairs.every(([a, b]) => follows(b, a)))
  )
}
