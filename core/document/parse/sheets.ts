import { actionLimits } from '../../language/action-limits'
import { goalWords, limitLabels } from '../../language/limits'
import { canonicalUnit } from '../../vocabulary/units'
import { titleRole } from '../column-titles'
import { centerY, mean } from '../geometry'
import { union, type Word } from '../page'
import { rowsOf } from '../rows'
import { joinFields } from './fields'
import { phrasesOf } from './phrases'
import type { RowContext } from './row-context'
import { daysOfRows, labelOf, type RowLabel } from './sheet-days'
import { resultRow, type Placed, type Rows } from './sheet-parts'
import { seriesIn } from './sheet-series'
import { columnAt, headingOf, type SheetColumn } from './sheet-titles'
import { isScrawl, unitsIn, unitsUnderTitles } from './sheet-under'
import type { Field, ResultRow, ResultTable } from './types'

/** Results of one row of a sheet, by column. */
interface SheetRow {
  readonly y: number
  readonly values: readonly (Field | null)[]
  readonly label: RowLabel | null
}

/** What rows of their own tell of the columns. */
type UnderTitles = 'unit' | 'range' | 'low' | 'high'

/** How far under the last row the next one may begin, in heights of a word. */
const reach = 4.5

/**
 * Flow sheets: tests as the titles of columns, and a row for each day, hour, visit or site. Units and limits stand in rows
 * of their own, under the titles or at the end; a title may go on in the line above or below, a day stand over its hour.
 */
export function sheetsIn(words: readonly Word[], context: RowContext): ResultTable[] {
  const rows = rowsOf(words, context.skew).map((row) =>
    phrasesOf(row, 0.75 * context.gap).map(({ words: some, from, to }): Placed => {
      const field = context.fields.of(some)
      return { field, from, to, x: (from + to) / 2, y: mean(some.map((word) => centerY(word.box))) }
    }),
  )
  const found: ResultTable[] = seriesIn(rows, context)
  let next = 0
  rows.forEach((_, at) => {
    if (at < next) return
    const sheet = sheetAt(rows, at, context)
    if (!sheet) return
    found.push(sheet.table)
    next = sheet.end
  })
  return found
}

function sheetAt(rows: Rows, at: number, context: RowContext): { table: ResultTable; end: number } | null {
  const heading = headingOf(rows, at, context)
  if (!heading) return null
  const { columns, words, end: first } = heading
  const { reader, height } = context
  const told: SheetRow[] = []
  const labels: RowLabel[] = []
  /** Rows of a day of which nothing could be read, and those of them that may stand under the sheet. */
  let unread = 0
  let open = { end: 0, taken: 0, count: 0 }
  const under: Record<UnderTitles, (Field | null)[]> = { unit: [], range: [], low: [], high: [] }
  const taken = [...words]
  let last = heading.bottom
  let end = first
  for (; end < rows.length; end++) {
    const row = rows[end]!
    const y = mean(row.map((one) => one.y))
    if (y - last > reach * height) break
    const cells = columns.map(() => null as Field | null)
    const beside: Placed[] = []
    for (const one of row) {
      const column = columnAt(one, columns, height)
      if (column === null) beside.push(one)
      else if (columns[column]!.name) cells[column] = joinFields([cells[column] ?? null, one.field])
    }
    const label = labelOf(beside, columns, context)
    // Limits with their label behind a number are of a card.
    if (row.some(({ field }) => limitLabels.test(field.text))) break
    const held = cells.filter((cell) => cell !== null)
    if (held.length === 0) {
      if (label?.time) {
        labels.push(label)
        taken.push(...label.field.words)
      }
      // A note goes on under its first line.
      if (label?.time || beside.length === 0) last = y
      continue
    }
    const named = label?.field.text ?? ''
    const role = titleRole(named)
    /** Of units and limits, a few may be misread. */
    const most = (is: (text: string) => boolean): boolean =>
      held.filter(({ text }) => is(text)).length > 0.6 * held.length
    const bounds = held.length > 1 && held.every(({ text }) => /^[<>≤≥]/.test(text))
    /** In a row that is said to hold results, one may be told in words. */
    const isNumber = (text: string): boolean => {
      const result = reader.result(text)
      return result !== null && (result.number !== null || role === 'value')
    }
    const numbers = held.filter(({ text }) => isNumber(text)).length
    const before = told.length
    if (goalWords.test(named) || actionLimits.test(named) || (role === 'previous' && label?.day == null)) {
      // What should be is no result, and no limit; nor is what was, no day says when.
    } else if (role === 'unit' || (held.length > 1 && most(isUnit))) under.unit = cells
    else if (told.length === 0 && unitsUnderTitles(held, label !== null)) under.unit = unitsIn(cells)
    else if (role === 'range' || bounds || most((text) => reader.range(text) !== null && !isNumber(text)))
      under.range = cells
    else if ((role === 'low' || role === 'high') && numbers === held.length) under[role] = cells
    else if (
      numbers > 0 &&
      numbers + held.filter(({ text }) => isBlank(text)).length >= 0.7 * held.length &&
      !isRepeat(cells, columns)
    ) {
      told.push({ y, label, values: cells.map((cell) => (cell && isNumber(cell.text) ? cell : null)) })
    } else if (!label?.time || isRepeat(cells, columns)) break
    else if (!held.every(({ text }) => isBlank(text)))
      open = open.count > 0 ? { ...open, count: open.count + 1 } : { end, taken: taken.length, count: 1 }
    if (told.length > before) {
      unread += open.count
      open = { ...open, count: 0 }
    }
    last = y
    taken.push(...held.flatMap((cell) => cell.words), ...(label?.field.words ?? []))
  }
  // What stands below the last row that was read may be no more of it.
  if (open.count > 0) {
    end = open.end
    taken.length = open.taken
  }
  const days = daysOfRows(told, labels, height)
  if (
    !days ||
    (heading.single && (told.length < 2 || days.some(({ date, bare }) => (date ?? bare) === null)))
  )
    return null
  if (!heading.single && !told.some(({ values }) => values.filter(Boolean).length > 1)) return null
  const read = told.map(({ values }) => values)
  const strays = Number(isScrawl(read, unread))
  const facts = told.flatMap((row, index) =>
    row.values.flatMap((value, column): ResultRow[] => {
      const { name, unit } = columns[column]!
      if (!value || !name) return []
      const printed = reader.rest(reader.result(value.text)!.rest)
      const { date, bare, unread: lost, words: when } = days[index]!
      const own = {
        name,
        unit: printed.unit ?? under.unit[column]?.text ?? unit,
        range: printed.range ?? under.range[column]?.text ?? null,
        low: under.low[column]?.text ?? null,
        high: under.high[column]?.text ?? null,
        date,
        bareDay: bare,
        unsure: lost ? ('day' as const) : null,
      }
      return [{ ...resultRow(value, new Set([...(row.label?.field.words ?? []), ...when]), own), strays }]
    }),
  )
  if (facts.length < 2) return null
  return { end, table: { rows: facts, words: new Set(taken), box: union(taken.map(({ box }) => box)) } }
}

const isUnit = (text: string): boolean => !/^\d+$/.test(text) && canonicalUnit(text) !== null

/** A stroke where a row has no result. */
const isBlank = (text: string): boolean => !/[\p{L}\d]/u.test(text)

/** The titles once more. */
const isRepeat = (cells: readonly (Field | null)[], columns: readonly SheetColumn[]): boolean =>
  cells.some((cell, at) => cell !== null && cell.text === columns[at]!.name?.text)
