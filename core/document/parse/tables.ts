import type { Box } from '../../records/place'
import { wordSpace } from '../cells'
import { union, type Word } from '../page'
import type { DateOrder } from '../dates'
import { rowsOf } from '../rows'
import { CellReader } from './cells'
import { classesIn } from './classes'
import { Fields } from './fields'
import { Memo } from '../memo'
import type { Leaf } from './leaf'
import type { RecordLeaf } from './records'
import { bottom, overlap } from '../geometry'
import { parseRegion, signature } from './region'
import type { RowContext } from './row-context'
import type { Row } from './rows'
import { sheetsIn } from './sheets'
import type { Fact } from './table'
import type { RecordTable, ResultRow, ResultTable } from './types'
import type { DecimalMark } from '../values/numbers'
import type { OwnDays } from '../values/own-day'

export interface ParseContext {
  readonly direction: 'ltr' | 'rtl'
  /** Rise of a row to the right. */
  readonly skew: number
  /** Of a typical word, in pixels. */
  readonly height: number
  readonly order: DateOrder
  /** The days that the page prints in full, ISO, in order. */
  readonly printed: readonly string[]
  readonly mark: DecimalMark
  /** Of numbers that are printed with days of their own. */
  readonly days: OwnDays
}

/** The tables of a page: of results, and of drugs and conditions. */
export interface Tables {
  readonly results: readonly ResultTable[]
  readonly records: readonly RecordTable[]
  /** Words of the classes that results are judged by. */
  readonly classes: ReadonlySet<Word>
}

/**
 * The tables of a page. Its regions are read one after the other: where a row of drugs would reach from one into the
 * other, as from a list at the side into a letter's sentences, each is parsed by itself. So it is where a table of
 * results would take up a list beside it, and has no more results or limits for that.
 */
export function tablesOf(printed: readonly (readonly Word[])[], page: ParseContext): Tables {
  const [fields, reader] = [new Fields(page.direction), new CellReader(page.mark, page.order)]
  const context = { ...page, fields, reader }
  const sheets = sheetsIn(printed.flat(), rowContext(printed.flat(), context))
  const taken = new Set(sheets.flatMap(({ words }) => [...words]))
  const regions =
    taken.size === 0 ? printed : printed.map((words) => words.filter((word) => !taken.has(word)))
  const tables = tablesIn(regions, context)
  return { ...tables, results: [...tables.results, ...sheets].sort(down) }
}

function tablesIn(regions: readonly (readonly Word[])[], context: PageContext): Tables {
  const whole = findTables(regions.flat(), context)
  const region = new Map(regions.flatMap((words, at) => words.map((word) => [word, at])))
  const isCut = ([first, ...words]: readonly Word[]): boolean =>
    words.some((word) => region.get(word) !== region.get(first!))
  const crossing = whole.records.some(({ rows }) => rows.some(({ words }) => isCut(words)))
  if (!crossing && !whole.results.some(({ words }) => isCut([...words]))) return whole
  const parts = regions.map((words) => findTables(words, context))
  const told = (some: readonly Tables[]): readonly ResultRow[] =>
    some.flatMap(({ results }) => results.flatMap(({ rows }) => rows))
  const count = (some: readonly Tables[]): number =>
    told(some).length + told(some).filter(({ range, low, high }) => (range ?? low ?? high) !== null).length
  if (!crossing && count(parts) < count([whole])) return whole
  return {
    results: parts.flatMap(({ results }) => results),
    records: parts.flatMap(({ records }) => records),
    classes: new Set(parts.flatMap(({ classes }) => [...classes])),
  }
}

const down = (a: { box: Box }, b: { box: Box }): number => a.box[1] - b.box[1]

type PageContext = Omit<RowContext, 'gap' | 'memo'>

function rowContext(words: readonly Word[], context: PageContext): RowContext {
  const gap = Math.max(context.height, 1.7 * wordSpace(rowsOf(words, context.skew), context.height))
  return { ...context, gap, memo: new Memo() }
}

/** By the parse that explains the most of the page's words. */
function findTables(words: readonly Word[], context: PageContext): Tables {
  const whole = rowContext(words, context)
  const classes = classesIn(words, whole)
  const { tables } = parseRegion(
    classes.size === 0 ? words : words.filter((word) => !classes.has(word)),
    whole,
  )
  return {
    classes,
    results: tables.flatMap(({ leaf, rows }) => (leaf ? [resultsOf(leaf, rows)] : [])).sort(down),
    records: tables
      .flatMap(({ records, rows }) => (records ? [recordsOf(records, rows, context.direction)] : []))
      .sort(down),
  }
}

/** Columns are in the order in which they are read: from the names on. */
function recordsOf(leaf: RecordLeaf, rows: readonly Row[], page: 'ltr' | 'rtl'): RecordTable {
  const turn = <T>(items: readonly T[]): T[] =>
    page === 'rtl' && isTurned(leaf) ? [...items].reverse() : [...items]
  const records = leaf.records.map(({ cells }) => ({
    cells: turn(cells),
    words: turn(cells).flatMap((cell) => cell?.words ?? []),
  }))
  const first = Math.min(...leaf.records.flatMap(({ lines }) => lines))
  const header = rows.filter(({ titles }, at) => titles !== null && at <= first)
  const words = [...header, ...records].flatMap((row) => [...row.words])
  return {
    kind: leaf.kind,
    titles: turn(leaf.titles).map((title) => title?.title ?? ''),
    bare: leaf.bare,
    rows: records,
    words: new Set(words),
    box: union(words.map(({ box }) => box)),
  }
}

/** The names stand at the right: the table is read from there. */
const isTurned = ({ name, titles }: RecordLeaf): boolean => name >= titles.length / 2

/** Whether a word stands on the line of a result: its name's or its number's. */
const isLevel = ({ box }: Word, { name, value }: Fact): boolean =>
  [...name.words.slice(0, 1), ...value.words.slice(0, 1)].some(
    (word) =>
      overlap(box[1], bottom(box), word.box[1], bottom(word.box)) > 0.35 * Math.min(box[3], word.box[3]),
  )

/** Whether two facts are of one row: the name or the number of one is a word of the other. */
const sharesInk = (a: Fact, b: Fact): boolean =>
  [a.name, a.value].some(({ words }) => words.some((word) => b.words.includes(word)))

function resultsOf(leaf: Leaf, rows: readonly Row[]): ResultTable {
  const { best, others } = leaf
  const inside = rows.slice(best.from, best.to + 1)
  const header = rows.filter(({ titles }, at) => titles !== null && at <= best.from)
  const words = [...header, ...inside].flatMap((row) => row.words)
  const explained = new Set(best.facts.map(({ row }) => row))
  const used = new Set(best.facts.flatMap((fact) => fact.words))
  const loose = rows.flatMap((row, at) =>
    explained.has(at) || row.titles
      ? []
      : row.words.filter((word) => /\d/.test(word.text) && !used.has(word)),
  )
  // Of numbers that each have a day, it is the same which one is today's.
  const own = new Set(
    best.facts
      .flatMap((fact) => [fact, ...fact.earlier.map(({ value }) => ({ ...fact, value }))])
      .map(signature),
  )
  const facts = best.facts.map((fact): ResultRow => {
    const rival = others.find((one) =>
      one.facts.some((other) => sharesInk(other, fact) && !own.has(signature(other))),
    )
    const { name, value, range, low, high, date, title, outOfRange, minutes, earlier, scored } = fact
    return {
      name,
      value,
      range,
      low,
      high,
      date,
      title,
      outOfRange,
      minutes,
      earlier,
      unit: scored.unit,
      flag: scored.flag,
      score: scored.score,
      strays: scored.strays,
      unread: scored.unread,
      unsure: fact.unsure,
      level: loose.filter((word) => isLevel(word, fact)).length,
      words: fact.words,
      box: union(fact.words.map(({ box }) => box)),
      margin: Math.min(fact.margin, rival ? best.score - rival.score : Infinity),
    }
  })
  return { rows: facts, words: new Set(words), box: union(words.map(({ box }) => box)) }
}
