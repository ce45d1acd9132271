import { methodLine } from '../../language/methods'
import { limitLabels, rangeJoints } from '../../language/limits'
import { across, right } from '../geometry'
import { union, type Word } from '../page'
import { parseFlag } from '../values/numbers'
import type { CellReader } from './cells'
import { isVerdict, type Named } from './names'
import type { Title } from './roles'
import type { RowContext } from './row-context'
import type { Row } from './rows'
import { toldBelow } from './told-below'
import type { Field, Role } from './types'

interface Fact {
  readonly name: Field
  readonly value: Field
  readonly words: readonly Word[]
}

/**
 * Of several columns of numbers it is not known which is the result: a title says other than what a column is taken
 * for, or none tells limits from results.
 */
export function isGuessed(
  roles: readonly Role[],
  titles: readonly (Title | null)[],
  results: readonly (readonly (Field | null)[])[],
  reader: CellReader,
): boolean {
  if (roles.some((role, at) => role === 'value' && titles[at]?.unreadDay)) return true
  if (isBesideResults(roles, titles, results, reader)) return true
  const counted = roles.flatMap((role, at) => (/^(?:value|low|high)$/.test(role) ? [at] : []))
  const other = (at: number): boolean =>
    /^(?:name|value|low|high|range|unit|previous|date)$/.test(titles[at]?.role ?? '')
  if (counted.some((at) => other(at) && titles[at]!.role !== roles[at])) return true
  // Of columns that are each titled with a date, one is none of results: which date a number has is not known.
  const dated = titles.flatMap((title, at) => (title?.serial ? [at] : []))
  if (dated.length > 1 && dated.some((at) => roles[at] !== 'value')) return true
  const limits = counted.filter((at) => roles[at] !== 'value')
  // Three columns of numbers under no titles may be results of three days.
  return limits.some((at) => titles[at]?.role !== roles[at])
}

/**
 * The column taken for that of results is not titled so, and another one is, or holds results as well: those in
 * words beside a cut-off, or those beside a class.
 */
function isBesideResults(
  roles: readonly Role[],
  titles: readonly (Title | null)[],
  rows: readonly (readonly (Field | null)[])[],
  reader: CellReader,
): boolean {
  const own = roles.flatMap((role, at) => (role === 'value' && titles[at]?.role !== 'value' ? [at] : []))
  if (own.length === 0) return false
  if (own.some((at) => titles[at]?.role === 'method')) return true
  return roles.some((role, at) => {
    if (role === 'value' || role === 'name') return false
    if (titles[at]?.role === 'value') return true
    if (titles[at] && titles[at].role !== 'other') return false
    // A number with what is said beside it.
    const counts = (row: readonly (Field | null)[]) =>
      own.some((one) => reader.result(row[one]?.text ?? '')?.number != null)
    const told = rows.flatMap((row) => (counts(row) ? (row[at]?.text ?? []) : []))
    const words = told.filter(
      (text) => !/\d/.test(text) && parseFlag(text) === null && reader.result(text) !== null,
    )
    // What should be is the same in row after row more often than what is.
    const expected = role === 'range' && new Set(words).size < 2
    const least = 0.5 * rows.length
    const counted = told.filter((text) => reader.result(text)?.number != null)
    if (words.length > 0 && words.length >= least) return !expected
    return (
      own.some((one) => titles[one]?.role === 'other') &&
      /other|previous/.test(role) &&
      counted.length > least
    )
  })
}

/** The number stands beside what joins the two of a range: it is likelier one of its limits. */
export const isOfRange = ({ value }: Fact, { phrases }: Row): boolean =>
  phrases.some(({ words }) =>
    words.some(
      (word, at) =>
        value.words.includes(word) &&
        [words[at - 1], words[at + 1]].some(
          (other) => other && !value.words.includes(other) && rangeJoints.test(other.text),
        ),
    ),
  )

/** Labelled limits open the row, before its name: they are of what stands above them, in another column. */
export const isBehindLimits = ({ phrases }: Row, { direction, fields }: RowContext): boolean => {
  const { text } = fields.of(phrases.at(direction === 'ltr' ? 0 : -1)?.words ?? [])
  return phrases.length > 2 && limitLabels.test(text) && /\d/.test(text)
}

/** Words stand as close to the name as its own do, and are nothing that the row says. */
export const isCut = ({ name, words }: Fact, { phrases }: Row): boolean =>
  phrases.some(
    (phrase) =>
      phrase.words.some((word) => name.words.includes(word)) &&
      phrase.words.some((word) => /\p{L}{2}/u.test(word.text) && !words.includes(word)),
  )

/**
 * Rows whose names begin farther in than where (nearly) all of their column begin, each alone at its place: what is left
 * of a name whose first word was not read looks like that. What counts the rows is of no name. `height` is a word's, in
 * pixels.
 */
export function begunLate(
  facts: readonly (Pick<Fact, 'name'> & { readonly row: number })[],
  height: number,
): ReadonlySet<number> {
  for (const inset of [({ box }: Word) => box[0], ({ box }: Word) => -right(box)]) {
    const edges = new Map<number, number>()
    for (const { row, name } of facts) {
      const words = name.words.filter(({ text }) => !/^\d{1,2}[.)]?$/.test(text))
      if (words.length > 0) edges.set(row, Math.min(...words.map(inset)))
    }
    const at = (edge: number): number =>
      [...edges.values()].filter((other) => Math.abs(other - edge) < 0.6 * height).length
    const own = [...edges.values()].find((edge) => at(edge) > 3 && at(edge) >= 0.7 * edges.size)
    if (own !== undefined)
      return new Set(
        [...edges].flatMap(([row, edge]) => (edge > own + 1.2 * height && at(edge) === 1 ? [row] : [])),
      )
  }
  return new Set()
}

/**
 * A line of words alone, which are no limits, stands as close to the row as the lines of one name do, and was taken for
 * none of its name.
 */
export function isBeside(
  at: number,
  names: readonly (Named | 'joined' | 'title' | null)[],
  rows: readonly Row[],
  cells: readonly (readonly (Field | null)[])[],
  nameAt: number,
  context: RowContext,
): boolean {
  return [at - 1, at + 1].some((one) => {
    const cell = cells[one]?.[nameAt]
    return (
      names[one] === null &&
      cell &&
      !rows[one]!.titles &&
      cells[one]!.every((other, column) => !other || column === nameAt) &&
      cell.words.length <= 3 &&
      !/[:.]/.test(cell.text) &&
      !isVerdict(cell) &&
      !methodLine.test(cell.text) &&
      isNear(at, one, rows, cell.words[0]!.box[3]) &&
      toldBelow(context.fields.of(rows[one]!.words).text, context.reader) === null
    )
  })
}

/** As lines of one name are: set close, or below its row and far closer to it than to the next. */
function isNear(at: number, one: number, rows: readonly Row[], height: number): boolean {
  const [gap, next] = [at, one + 1].map((other) =>
    rows[other] ? Math.abs(rows[other].center - rows[one]!.center) : Infinity,
  ) as [number, number]
  return gap < 1.6 * height || (one > at && gap < 2.2 * height && next > 1.25 * gap)
}

/**
 * Rows of another table below one of several days: where this one has days, it has units or limits, or its result stands
 * beside all those of its day. With them go the rows beside that have no more than one result, in the same column: of which
 * day these are is not known.
 */
export function ofOtherTable(
  cells: readonly (readonly (Field | null)[])[],
  results: readonly (readonly number[])[],
  titles: readonly (Title | null)[],
  reader: CellReader,
): ReadonlySet<number> {
  const days = titles.flatMap((title, at) => (title?.serial ? [at] : []))
  if (days.length < 2) return new Set()
  const isMeasure = (text: string): boolean => {
    const { unit, range, left } = reader.rest(text)
    return left === 0 && (unit ?? range) !== null
  }
  const isBesideAll = (at: number, { words }: Field): boolean => {
    const own = union(words.map(({ box }) => box))
    const beside = results.flatMap((some, row) =>
      some.length > 1 && some.includes(at) ? [cells[row]![at]!] : [],
    )
    return (
      beside.length > 1 && beside.every((one) => across(union(one.words.map(({ box }) => box)), own) <= 0)
    )
  }
  const isSpan = (text: string): boolean => reader.result(text)?.number == null && reader.range(text) !== null
  const told = results.map((some, row) => some.filter((at) => !isSpan(cells[row]![at]!.text)))
  const isOther = (row: number): boolean => {
    const [only, ...more] = told[row]!
    if (only === undefined || more.length > 0) return false
    const beside = days.some((at) => at !== only && isMeasure(cells[row]![at]?.text ?? ''))
    return beside || (days.includes(only) && isBesideAll(only, cells[row]![only]!))
  }
  const found = new Set(results.flatMap((_, row) => (isOther(row) ? [row] : [])))
  for (const row of Array.from(found))
    for (const step of [-1, 1])
      for (let at = row + step; results[at]; at += step) {
        const [column, ...more] = told[at]!
        if (more.length > 0 || (column !== undefined && column !== told[row]![0])) break
        found.add(at)
      }
  return found
}

/** How well words are read that are read, and those of which the engine knows no letter (its confidence). */
const read = { well: 0.75, not: 0.5 }

/**
 * Columns between names and results that are in letters the engine does not know (the names once more, in Chinese): what
 * it made of them is said nowhere on the page. Its names it read well, and of this column, under no title, next to nothing.
 */
export function unreadColumns(
  cells: readonly (readonly (Field | null)[])[],
  roles: readonly Role[],
  titles: readonly (Title | null)[],
): ReadonlySet<number> {
  const nameAt = roles.indexOf('name')
  const confidences = (at: number): number[] =>
    cells.flatMap((row) => (row[at] && row[nameAt] ? [meanConfidence(row[at].words)] : []))
  const share = (at: number, is: (confidence: number) => boolean): number => {
    const all = confidences(at)
    return all.filter(is).length / Math.max(1, all.length)
  }
  if (share(nameAt, (one) => one > read.well) < 0.7) return new Set()
  return new Set(
    roles.flatMap((role, at) =>
      at !== nameAt &&
      role !== 'value' &&
      !titles[at] &&
      confidences(at).length > 2 &&
      share(at, (one) => one < read.not) >= 0.7
        ? [at]
        : [],
    ),
  )
}

/** By letters: a short word of the column that is in known ones ("A") does not make it read. */
function meanConfidence(words: readonly Word[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return words.reduce((sum, { confidence, text }) => sum + confidence * text.length, 0) / letters
}
