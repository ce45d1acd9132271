import { parseDate, type DateOrder } from '../../document/dates'
import { overlap } from '../../document/geometry'
import { union, type Word } from '../../document/page'
import type { Box } from '../../records/place'
import type { Cell, Document, Specimen, Table } from '../../document/types'
import { matchConcept } from '../../vocabulary/match'
import { fieldsOf, unitInName } from './fields'
import { parseValue, type DecimalMark } from '../../document/values/numbers'
import type { LabReading } from './reading'

/** The results of a document's tables, one reading for each filled result cell. */
export function readTables(document: Document, mark: DecimalMark): LabReading[] {
  return document.tables.flatMap((table, number) => {
    if (
      table.columns.some((column) => column.drug) ||
      !table.columns.some((column) => column.role === 'value' || column.role === 'range')
    )
      return []
    const shifted = withValues(table, mark)
    const readings = shifted.rows.flatMap((row, index) =>
      readRow(document, shifted, number, index, row.cells, mark),
    )
    const specimen = document.sections[table.section]?.specimen ?? specimenByCompany(readings)
    return readings.map((reading) => ({ ...reading, specimen }))
  })
}

/** A part of a table whose results stand under another title: the column that holds them is that of the results. */
function withValues(table: Table, mark: DecimalMark): Table {
  const filled = (index: number) =>
    table.rows.filter((row) => row.cells[index] && parseValue(row.cells[index].text, mark) !== null).length
  const values = table.columns.flatMap((column, index) => (column.role === 'value' ? [index] : []))
  if (table.rows.length === 0 || values.some((index) => filled(index) > 0)) return table
  const other = table.columns.flatMap((column, index) =>
    ['range', 'flag', 'unit', 'other'].includes(column.role) && !column.previous ? [index] : [],
  )
  const best = other.sort((a, b) => filled(b) - filled(a))[0]
  if (best === undefined || filled(best) < 0.6 * table.rows.length) return table
  return {
    ...table,
    columns: table.columns.map((column, index) =>
      index === best ? { ...column, role: 'value' as const } : column,
    ),
  }
}

/** A table without a title is of urine where several of its rows can be of nothing else (nitrite, specific gravity). */
function specimenByCompany(readings: readonly LabReading[]): Specimen | null {
  const bare = readings.filter((reading) => !/urin|שתן|ratio|יחס/i.test(reading.name))
  const urine = bare.filter(
    (reading) => matchConcept('lab', reading.name, { unit: reading.unit })?.concept.specimen === 'urine',
  )
  return urine.length >= 2 && urine.length >= 0.3 * readings.length ? 'urine' : null
}

/** After all dates. */
const today = '9999'

function readRow(
  document: Document,
  table: Table,
  number: number,
  index: number,
  cells: readonly (Cell | null)[],
  mark: DecimalMark,
): LabReading[] {
  const fields = fieldsOf(cells, table.columns, mark)
  if (!fields) return []
  const { name, unit } = unitInName(fields.name.text.replace(/\s+0\d$/, '').replace(/[\s:*]+$/, ''))
  const order = document.facts.dateOrder
  const printed = fields.date ? (parseDate(fields.date.text, order)?.iso ?? null) : null
  const words = cells.flatMap((cell) => cell?.words ?? [])
  // Beside results of several dates, a flag in a column of its own is that of the last of them (today's has none).
  const last = fields.values.map(({ date }) => date ?? today).sort().at(-1) // prettier-ignore
  const current = fields.values.map(({ cell, date, outOfRange }) => ({
    name,
    nameWords: fields.name.words,
    value: cell.text,
    valueWords: cell.words,
    unit: fields.unit ?? unit,
    flag: ((date ?? today) === last ? fields.flag : null) ?? (outOfRange ? '*' : null),
    range: fields.range,
    low: fields.low,
    high: fields.high,
    words,
    box: rowBox(table, index),
    specimen: null,
    date: date ?? printed,
    form: 'table' as const,
    table: number,
    ambiguous: false,
    top: fields.name.box[1],
  }))
  const [first] = current
  if (!first) return []
  const before = previousOf(cells.flatMap((cell, at) => (table.columns[at]?.previous ? (cell?.words ?? []) : [])), order) // prettier-ignore
  return before ? [...current, { ...first, ...before }] : current
}

/** An earlier result with the date of its own: "11.9 08/05/2024". Without one it repeats what another report says. */
function previousOf(words: readonly Word[], order: DateOrder): Pick<LabReading, 'value' | 'valueWords' | 'flag' | 'date'> | null {
  const text = words.map((word) => word.text).join(' ')
  const printed = /^([<>]?\s?\d[\d.,]*)\s+(?:(High|Low|H|L)\s+)?(\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4})$/i.exec(text)
  const date = printed ? parseDate(printed[3]!, order) : null
  if (!printed || date?.precision !== 'day') return null
  const value = printed[1]!
  return { value, valueWords: words.slice(0, value.split(' ').length), flag: printed[2] ?? null, date: date.iso }
} // prettier-ignore

/** A row as wide as its table, up to the middle of the space above and below: what a reader would outline. */
function rowBox(table: Table, index: number): Box {
  const row = table.rows[index]!.line.box
  const all = union([
    ...table.rows.map((other) => other.line.box),
    ...(table.header ? [table.header.box] : []),
  ])
  const height = row[3]
  const room = (boxes: readonly Box[], gap: (box: Box) => number) => Math.min(0.5 * height, ...boxes.map(gap).filter((space) => space >= 0).map((space) => space / 2)) // prettier-ignore
  const others = table.rows
    .map((other) => other.line.box)
    .filter((box) => box !== row && overlap(box[0], box[0] + box[2], row[0], row[0] + row[2]) > 0)
  const above = room(others, (box) => row[1] - (box[1] + box[3]))
  const below = room(others, (box) => box[1] - (row[1] + height))
  return [all[0], row[1] - above, all[2], height + above + below]
}
