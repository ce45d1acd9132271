import { negativeOrPositive } from '../../language/results'
import { recordNameOf } from '../../vocabulary/exact'
import { canonicalUnit } from '../../vocabulary/units'
import { isVaccine } from '../../vocabulary/vaccines'
import type { ColumnTitle } from '../column-titles'
import { median } from '../geometry'
import { brokenBy, intoColumns, proposeColumns, type Cuts } from './columns'
import { isDose, recordCellOf } from './record-cells'
import type { RowContext } from './row-context'
import type { Row } from './rows'
import { bestRun } from './run'
import { costOf } from './score'
import { titlesOver } from './titles'
import { joinFields } from './fields'
import type { Field, RecordKind } from './types'
import { weights } from './weights'

/** A row of a table of drugs or of conditions, with the lines that carry it on. */
export interface RecordRow {
  readonly cells: readonly (Field | null)[]
  /** Of the rows of the region that it is printed in. */
  readonly lines: readonly number[]
}

/** The best table of drugs or conditions of some rows. */
export interface RecordLeaf {
  readonly kind: RecordKind
  readonly score: number
  readonly records: readonly RecordRow[]
  readonly titles: readonly (ColumnTitle | null)[]
  /** The column of names. */
  readonly name: number
  /** Nothing but names, under no title: who they are of, nobody says. */
  readonly bare: boolean
}

const types = { drugs: 'medication', problems: 'diagnosis' } as const

/** What the titles of a header are of; null where they are of results. */
export function kindOfTitles(titles: readonly ColumnTitle[]): RecordKind | null {
  if (titles.some(({ drug }) => drug)) return 'drugs'
  return titles.some(({ role }) => role === 'problem') ? 'problems' : null
}

/** Tries every way to part rows into columns and every column of names; null where none is worth a table. */
export function bestRecords(rows: readonly Row[], context: RowContext): RecordLeaf | null {
  const printed = rows.find(({ titles }) => titles !== null)?.titles ?? null
  const kinds = printed ? [kindOfTitles(printed)] : (['drugs', 'problems'] as const)
  const found = kinds.flatMap((kind) => (kind ? readings(rows, kind, printed, context) : []))
  return found.reduce<RecordLeaf | null>((best, one) => (one.score > (best?.score ?? 0) ? one : best), null)
}

function readings(
  rows: readonly Row[],
  kind: RecordKind,
  printed: readonly ColumnTitle[] | null,
  context: RowContext,
): RecordLeaf[] {
  const seeds = rows.filter(({ record, titles, phrases }) =>
    printed ? !titles && phrases.length > 1 : record === kind,
  )
  if (seeds.length === 0) return []
  const pitch = median(
    seeds.slice(1).map((row, at) => row.center - seeds[at]!.center),
    2 * context.height,
  )
  const bare: Cuts[] = kind === 'problems' && !printed ? [[]] : []
  return [...proposeColumns(seeds, context.gap), ...bare].flatMap((cuts) => {
    const cells = rows.map((row) =>
      intoColumns(row, cuts).map((words) => (words.length === 0 ? null : context.fields.of(words))),
    )
    const titles = titlesOver(
      printed,
      seeds.map((row) => intoColumns(row, cuts)),
    )
    const named = (at: number): number =>
      cells.filter((row) => recordNameOf(types[kind], row[at]?.text ?? '').strength !== 'unknown').length +
      (isNameTitle(titles[at] ?? null) ? 0.5 : 0)
    const [name = 0] = Array.from({ length: cuts.length + 1 }, (_, at) => at).sort(
      (a, b) => named(b) - named(a),
    )
    return readRecords(rows, cells, { kind, name, titles, cuts, context, pitch }) ?? []
  })
}

const isNameTitle = (title: ColumnTitle | null): boolean =>
  title !== null && (title.role === 'problem' || (title.role === 'name' && title.drug))

interface Choice {
  readonly kind: RecordKind
  /** The column of names. */
  readonly name: number
  readonly titles: readonly (ColumnTitle | null)[]
  readonly cuts: Cuts
}

interface Item {
  score: number
  record: { cells: (Field | null)[]; lines: number[] } | null
}

/** What a table is read with. */
interface Reading extends Choice {
  readonly context: RowContext
  /** From one row to the next, in pixels. */
  readonly pitch: number
}

function readRecords(
  rows: readonly Row[],
  cells: readonly (readonly (Field | null)[])[],
  choice: Reading,
): RecordLeaf | null {
  const items: Item[] = []
  const { kind, name, titles } = choice
  const titled = titles.some((title) => title !== null)
  rows.forEach((row, at) => {
    const own = cells[at]!
    const last = items.findLast(({ record }) => record !== null)?.record ?? null
    const gap = last === null ? Infinity : row.center - rows[last.lines.at(-1)!]!.center
    const broken = brokenBy(row, choice.cuts)
    const near = last !== null && !row.titles && gap < 2.2 * choice.context.height
    const tight =
      broken === 0 && choice.cuts.length > 0 && (row.record ?? kind) === kind && gap < 0.87 * choice.pitch
    const more = near ? joined(last, own, at, tight, choice) : null
    // Words that stand as close as words do are no two columns, where no title says that they are.
    const score = row.titles || (broken > 0 && !titled) ? null : scoreOf(own, choice)
    if (last && more && (score === null || more.gain > score)) {
      Object.assign(last, more.record)
      items.push({ score: more.gain, record: null })
    } else if (score !== null)
      items.push({
        score: score + broken * weights.broken,
        record: { cells: [...own], lines: [at] },
      })
    else {
      const text = own.map((cell) => cell?.text ?? '').join(' ')
      items.push({ score: row.titles ? 0 : Math.max(-2.5, costOf(text)), record: null })
    }
  })
  const { from, to, sum } = bestRun(items)
  const records = items.slice(from, to + 1).flatMap(({ record }) => record ?? [])
  const told = titles.filter((title) => title !== null).length
  const said = records.filter(({ cells: all }) => all.some((cell, at) => at !== name && says(cell, choice)))
  const bare = told === 0 && said.length < 0.5 * records.length
  if (records.length === 0 || (bare && !isList(records, name, kind))) return null
  const score = weights.leaf + sum + Math.min(told, 6) * weights.title.agrees
  return { kind, name, score, records, titles, bare }
}

/** How a drug is taken; of a condition its code, or since when. */
function says(cell: Field | null, { kind, context: { order } }: Reading): boolean {
  if (cell === null) return false
  return kind === 'drugs'
    ? /dose|directions/.test(recordCellOf(cell.text, order))
    : /code|date/.test(recordCellOf(cell.text, order))
}

/** Names of conditions one under another, each the beginning of its line: a list that says nothing more. */
const isList = (records: readonly RecordRow[], name: number, kind: RecordKind): boolean =>
  kind === 'problems' &&
  records.length > 1 &&
  records.every(({ cells }) =>
    cells.every((cell, at) => at === name || !/\p{L}{2}/u.test(cell?.text ?? '')),
  ) &&
  records.every(({ cells }) => !/^\p{Ll}/u.test(cells[name]?.text ?? 'a')) &&
  records.every(({ lines }, at) => at === 0 || lines[0] === records[at - 1]!.lines.at(-1)! + 1)

/** What speaks for a row that names a drug or a condition; null where nothing does. */
function scoreOf(
  cells: readonly (Field | null)[],
  { kind, name, titles, cuts, context: { order, reader } }: Reading,
): number | null {
  const field = cells[name] ?? null
  if (!field || !/\p{L}{2}/u.test(field.text) || field.text.length > 90 || /:(?:\s|$)/.test(field.text))
    return null
  // A cell that tells several results in their units is a ward's.
  if (kind === 'drugs' && cells.some((cell) => cell && cell !== field && concentrationsIn(cell) > 1))
    return null
  // What was looked for, and was found or not, is a test.
  if (cells.some((cell) => cell && cell !== field && negativeOrPositive.test(cell.text))) return null
  const { strength, concepts } = recordNameOf(types[kind], field.text)
  const drugs = kind === 'drugs'
  if (cuts.length === 0 && strength !== 'exact') return null
  const titled = titles.some((title) => title !== null)
  // Under the title of such names a name may be one that nobody knows.
  let score: number =
    strength === 'unknown' && isNameTitle(titles[name] ?? null) ? -0.5 : weights.record[kind][strength]
  const said = { dose: drugs && isDose(field.text) ? 1 : 0, directions: 0, code: 0, date: 0 }
  cells.forEach((cell, at) => {
    if (!cell || at === name) return
    const what = recordCellOf(cell.text, order)
    if (what !== 'text') said[what]++
    else {
      const { unit, range } = reader.rest(cell.text)
      if (drugs && (range !== null || canonicalUnit(unit ?? '')?.includes('/'))) score += weights.unit.foreign
      if (!titles[at]) score += drugs ? Math.max(-1.2, costOf(cell.text)) : 1.5 * costOf(cell.text)
      // A label before a name makes a row of a form.
      if (!titled && at < name && /\p{L}{2}/u.test(cell.text)) score += weights.title.contradicts
    }
    if (what === 'code' && concepts.some(({ codes }) => isOfCategory(codes['ICD-10-CM'], cell.text)))
      score += 1
  })
  // A vaccine beside the day on which it was given is no drug that is taken.
  if (drugs && said.date > 0 && said.directions === 0 && concepts.some(({ codes }) => isVaccine(codes)))
    return null
  const filled = cells.filter((cell) => cell !== null).length
  const evidence =
    (drugs
      ? Math.min(1, said.dose) * 1.5 + Math.min(2, said.directions)
      : Math.min(1, said.code) * 2 + Math.min(1, said.date) * 0.5 - said.dose) +
    (titled && filled > 1 && filled >= 0.75 * cells.length ? 1 : 0)
  if (strength === 'unknown' && (evidence < 1 || filled === 1)) return null
  return score + evidence
}

/** "CRP 18.6 mg/dL, WBC 15.8 K/uL": its units that are concentrations. */
const concentrationsIn = ({ words }: Field): number =>
  words.filter(
    ({ text }) => /^\p{L}+\/\p{L}+/u.test(text) && canonicalUnit(text.replace(/[,;.]$/, '')) !== null,
  ).length

const isOfCategory = (codes: readonly string[] | undefined, printed: string): boolean =>
  codes?.some((code) => code.slice(0, 3) === printed.replace(/\W/g, '').slice(0, 3)) ?? false

/** The row above with what this line adds to it: the rest of its name, or, set closer than rows are, of its other cells. */
function joined(
  last: NonNullable<Item['record']>,
  own: readonly (Field | null)[],
  at: number,
  tight: boolean,
  { kind, name, context: { order } }: Reading,
): { record: NonNullable<Item['record']>; gain: number } | null {
  const [above, below] = [last.cells[name] ?? null, own[name] ?? null]
  const record = {
    lines: [...last.lines, at],
    cells: last.cells.map((cell, column) => joinFields([cell, own[column] ?? null])),
  }
  if (!below) return tight && own.some((cell) => cell !== null) ? { record, gain: 0 } : null
  if (!above) return null
  const before = recordNameOf(types[kind], above.text)
  const whole = recordNameOf(types[kind], `${above.text} ${below.text}`)
  const better = weights.record[kind][whole.strength] - weights.record[kind][before.strength]
  const other = whole.strength === 'exact' && !whole.concepts.some((one) => before.concepts.includes(one))
  if (better > 0 || other) return { record, gain: Math.max(better, 0.5) }
  return tight && (below.words.length <= 4 || recordCellOf(below.text, order) === 'directions')
    ? { record, gain: 0 }
    : null
}
