import { normalTierTitle } from '../../language/limits'
import type { Word } from '../page'
import type { Phrase } from './phrases'
import type { RowContext } from './row-context'

/** Rows of results with their classes that make a table of them. */
const rowsOfTable = 3

/** How many rows above the first result the titles of the classes stand at most. */
const reach = 4

/** A row by its phrases, and those of them that are limits. */
export interface ClassedRow {
  readonly phrases: readonly Phrase[]
  readonly limits: readonly Phrase[]
}

/**
 * Of rows of results with the classes beside them by which they are judged ("Total cholesterol 214 <200 200-239 >239"), the
 * words of the classes: all but those of the normal one, which are limits of the results, where a title tells which that is.
 * Null where the rows hold no results: then the classes are all that they tell.
 */
export function classColumns(
  rows: readonly ClassedRow[],
  sure: readonly number[],
  context: RowContext,
): readonly Word[] | null {
  const whole = sure.filter((at) => hasResult(rows[at]!, context))
  if (whole.length < rowsOfTable || whole.length < 0.6 * sure.length) return null
  const [first, last] = [whole[0]!, whole.at(-1)!]
  const columns = columnsOf(whole.map((at) => rows[at]!.limits))
  const edge = Math.min(...columns.map(({ from }) => from))
  const end = Math.max(...columns.map(({ to }) => to))
  const titles = rows.slice(Math.max(0, first - reach), first).flatMap(({ phrases }) => phrases)
  const normal = columns.filter((column) =>
    titles.some(
      (title) => isOver(title, column) && normalTierTitle.test(context.fields.of(title.words).text),
    ),
  )
  const isKept = ({ text, box: [x, , width] }: Word): boolean =>
    normal.length === 1 && /[\d<>≤≥]/.test(text) && isOver({ from: x, to: x + width }, normal[0]!)
  return rows
    .slice(first, last + 1)
    .flatMap(({ phrases }) => phrases)
    .filter(({ from, to }) => from < end && to > edge && (from + to) / 2 > edge)
    .flatMap(({ words }) => words.filter((word) => !isKept(word)))
}

/** A name, and a number beside its classes that is none of them. */
const hasResult = ({ phrases, limits }: ClassedRow, { fields, reader }: RowContext): boolean => {
  const others = phrases
    .filter((phrase) => !limits.includes(phrase))
    .map(({ words }) => fields.of(words).text)
  return (
    others.some((text) => /\p{L}{2}/u.test(text)) &&
    others.some((text) => reader.result(text)?.number != null && reader.range(text) === null)
  )
}

type Extent = Pick<Phrase, 'from' | 'to'>

/** From where to where each class stands, over the rows that have as many of them as most. */
function columnsOf(rows: readonly (readonly Phrase[])[]): Extent[] {
  const count = Math.min(...rows.map(({ length }) => length))
  const full = rows.filter(({ length }) => length === count)
  return Array.from({ length: count }, (_, at) => ({
    from: Math.min(...full.map((row) => row[at]!.from)),
    to: Math.max(...full.map((row) => row[at]!.to)),
  }))
}

const isOver = (one: Extent, other: Extent): boolean => one.from < other.to && other.from < one.to
