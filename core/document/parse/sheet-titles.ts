import { timeTitles } from '../../language/day-headings'
import { labNameOf } from '../../vocabulary/exact'
import { canonicalUnit } from '../../vocabulary/units'
import { titleRole } from '../column-titles'
import { overlap } from '../geometry'
import type { Word } from '../page'
import { unitInName } from '../values/unit-in-name'
import { joinFields, type Fields } from './fields'
import type { RowContext } from './row-context'
import { range } from './run'
import type { Placed, Rows } from './sheet-parts'
import type { Field } from './types'

/** A column of a sheet, under the test that its title names; under no name, its numbers are nothing that is known. */
export interface SheetColumn {
  readonly name: Field | null
  readonly unit: string | null
  /** It holds what tells the rows apart. */
  readonly label: boolean
  readonly from: number
  readonly to: number
}

interface Heading {
  readonly columns: readonly SheetColumn[]
  readonly words: readonly Word[]
  /** The row below it. */
  readonly end: number
  /** Its last line's middle. */
  readonly bottom: number
  /** It names one test beside a title of days, and nothing but its days make a sheet of it. */
  readonly single: boolean
}

/** How far apart the lines of one title may be, and its words, in heights of a word. */
const apart = 1.9
const wide = 2

/**
 * The titles that stand in a row, most of them names of tests; null of a row that holds a number, or no names. Where a label
 * says what the row holds, or the one under it, a name may have been read as a number: its column is nobody's.
 */
export function headingOf(rows: Rows, at: number, context: RowContext): Heading | null {
  const row = titlesIn(rows[at]!, context)
  const label =
    roleOf(row, context) === 'name' || roleOf(rows[at + 1], context) === 'value'
      ? firstOf(row, context)
      : undefined
  const labelled = label !== undefined
  const isOther = ({ field }: Placed): boolean => isNumber(field.text) || isUnit(field.text)
  if (row.length < 2 || (!labelled && row.some(isOther))) return null
  const near = (other: number): boolean =>
    rows[other] !== undefined &&
    Math.abs(levelOf(rows[other]) - levelOf(row)) < apart * context.height &&
    rows[other].every(
      (one) => isWords(one.field.text) && row.filter((title) => shares(one, title)).length < 2,
    ) &&
    rows[other].filter((one) => row.some((title) => shares(one, title))).length >= 0.5 * rows[other].length
  const [above, below] = [near(at - 1), near(at + 1)]
  const titles = row.map((title) => {
    const over = above ? rows[at - 1]!.filter((one) => shares(one, title)) : []
    const under = below ? rows[at + 1]!.filter((one) => shares(one, title)) : []
    const whole = joinFields([...over, title, ...under].map(({ field }) => field))!
    const parts = [...over, title, ...under]
    const joined = parts.length > 1 ? testOf(whole) : null
    const told = title === label ? null : (joined ?? testOf(title.field, labelled))
    return { title, parts, ...(told ?? { name: null, unit: null, test: null }) }
  })
  const tests = titles.filter(({ name }) => name !== null)
  const isDated = ({ text }: Field): boolean => titleRole(text) === 'date' || timeTitles.test(text)
  const inOrder = context.direction === 'rtl' ? titles.toReversed() : titles
  const dated = inOrder.find(({ name, title }) => name === null && isDated(title.field))
  const labels = dated ?? inOrder[0]!
  const single = tests.length === 1 && dated !== undefined
  // Beside days and several tests there may be columns of doses, of notes.
  const most = dated ? 0.4 : 0.6
  if (!single && (tests.length < 2 || tests.length < most * (titles.length - 1))) return null
  // One test over two columns is told by what stands over both of them, as goals and limits are.
  if (new Set(tests.map(({ test }) => test)).size < tests.length) return null
  const columns = titles.map((one) => ({
    name: one.name ?? (labelled && one.title !== label && isWeak(one.title.field) ? one.title.field : null),
    unit: one.unit,
    label: one === labels && one.name === null,
    from: one.title.from,
    to: one.title.to,
  }))
  return {
    columns,
    words: titles.flatMap(({ parts }) => parts.flatMap(({ field }) => [...field.words])),
    end: at + (titles.some(({ parts }) => parts.some((one) => rows[at + 1]?.includes(one))) ? 2 : 1),
    bottom: levelOf(row),
    single,
  }
}

/** The phrases of a row, those that are a test's name only together as one: words of a title may be set wide apart. */
function titlesIn(row: readonly Placed[], { fields, height }: RowContext): Placed[] {
  const out: Placed[] = []
  for (let from = 0; from < row.length;) {
    const gap = row.findIndex((one, at) => at > from && one.from - row[at - 1]!.to > wide * height)
    const parts = range(from + 1, gap < 0 ? row.length : gap).map((to) =>
      joinPlaced(row.slice(from, to), fields),
    )
    const isOne = ({ field }: Placed, at: number): boolean =>
      at === 0 || (testOf(field) !== null && !areTwo(row[from]!, row[from + at]!))
    const length = parts.findLastIndex(isOne) + 1
    out.push(parts[length - 1]!)
    from += length
  }
  return out
}

/** Each by itself the name of another test. */
function areTwo(a: Placed, b: Placed): boolean {
  const [some, others] = [a, b].map(({ field }) => labNameOf(field.text).concepts)
  return some!.length > 0 && others!.length > 0 && !some!.some((test) => others!.includes(test))
}

function joinPlaced(parts: readonly Placed[], fields: Fields): Placed {
  const [first, last] = [parts[0]!, parts.at(-1)!]
  if (first === last) return first
  const field = fields.of(parts.flatMap((one) => onPage(one.field)))
  return { ...first, field, to: last.to, x: (first.from + last.to) / 2 }
}

/** From left to right. */
const onPage = ({ words }: Field): Word[] => words.toSorted((a, b) => a.box[0] - b.box[0])

/** The column over a phrase, or the nearest, where it is not further from it than half-way to the next; null beside all. */
export function columnAt(
  { x, from, to }: Placed,
  columns: readonly SheetColumn[],
  height: number,
): number | null {
  const middles = columns.map((column) => (column.from + column.to) / 2)
  const over = columns.map((column) => overlap(from, to, column.from, column.to))
  const away = middles.map((middle, at) => (over[at]! > 0 ? -over[at]! : Math.abs(middle - x)))
  const at = away.indexOf(Math.min(...away))
  const column = columns[at]!
  if (column.label) return null
  if (over[at]! > 0) return at
  const others = middles.filter((_, one) => one !== at).map((middle) => Math.abs(middle - middles[at]!))
  return away[at]! < Math.min(0.45 * Math.min(...others), 4 * height) ? at : null
}

/** What the label of a row says that it holds. */
const roleOf = (row: Rows[number] | undefined, context: RowContext): string | null =>
  titleRole(firstOf(row, context)?.field.text ?? '')

const firstOf = (row: Rows[number] | undefined, { direction }: RowContext): Placed | undefined =>
  direction === 'rtl' ? row?.at(-1) : row?.[0]

/** The test that a title names, and its unit; one that is told in words only where these are. */
export function testOf(
  field: Field,
  words = false,
): { name: Field; unit: string | null; test: object } | null {
  const { name, unit } = unitInName(field.text)
  const { strength, concepts } = labNameOf(name)
  const [test] = concepts
  if (!test || !/exact|near/.test(strength) || (test.unit === 'text' && !words) || isUnit(field.text))
    return null
  return { name: field, unit, test }
}

/** A test's name of which a part was misread. */
const isWeak = ({ text }: Field): boolean => labNameOf(text).strength === 'weak'

const shares = (a: Placed, b: Placed): boolean => overlap(a.from, a.to, b.from, b.to) > 0

const levelOf = (row: readonly Placed[]): number => row.reduce((sum, { y }) => sum + y, 0) / row.length

const isNumber = (text: string): boolean => /^[<>]?\d+(?:[.,]\d+)?$/.test(text)

/** "INR" is a test, too. */
const isUnit = (text: string): boolean => canonicalUnit(text) !== null && labNameOf(text).strength !== 'exact'

/** No numbers, no unit. */
const isWords = (text: string): boolean => !/\d/.test(text) && !isUnit(text) && /\p{L}{2}/u.test(text)
