import { bandsOf, riverBands, sortIntoBands, type Band } from './columns'
import { columnTitles, continuesHeader, type ColumnTitle } from './column-titles'
import { contentOf, majority } from './content'
import type { DateOrder } from './dates'
import { bottom, centerX, overlap, right } from './geometry'
import { partOfLine } from './lines'
import { nameOf, tablesFrom, type LooseTable } from './loose-table'
import { union, type Word } from './page'
import type { Box } from '../records/place'
import { hasLetter } from './script'
import { bodyOf, type TableBody } from './table-body'
import type { Column, Line } from './types'

/** The table, or the tables side by side, under a line of column titles. */
export function headed(
  lines: readonly Line[],
  index: number,
  titles: readonly ColumnTitle[],
  height: number,
  order: DateOrder,
): LooseTable[] {
  const header = lines[index]!
  const below: Line[] = []
  let end = bottom(header.box)
  const heads = [header]
  for (const line of lines.slice(index + 1)) {
    if (below.length === 0 && line.box[1] - end < 1.5 * height && continuesHeader(line)) {
      heads.push(line)
      end = bottom(line.box)
      continue
    }
    if (columnTitles(line, order)) break
    below.push(line)
  }
  return panels(titles).flatMap((panel) => {
    const own = below.flatMap((line) => withinPanel(line, panel))
    const titled = withName(panel.titles, own, height)
    const rows = own.filter((line) => line.cells.length > 1).slice(0, 60).map((line) => line.words) // prettier-ignore
    const { columns, bands } = withUntitled(titled, bandsOf(titled.map((column) => column.box), rows, titled.findIndex((column) => column.role === 'name')), rows, height) // prettier-ignore
    const body = bodyOf(own, bands, nameOf(columns), height, end)
    if (!speaksOfDates(columns, bands, body.groups) || !countsSomething(columns, body.groups)) return []
    const printed = (part: Line) =>
      below.filter((line) => part.words.every((word) => line.words.includes(word)))
    const used = panel.whole ? body.used : body.used.flatMap(printed)
    return tablesFrom(body.groups, columns, bands, header, [...heads, ...used])
  })
}

/** Dates side by side head a cumulative table only where numbers stand under them. */
function speaksOfDates(
  columns: readonly Column[],
  bands: readonly Band[],
  groups: TableBody['groups'],
): boolean {
  const dated = columns.flatMap((column, index) => (column.date === null ? [] : [index]))
  if (dated.length === 0) return true
  const rows = groups.flatMap((group) => group.rows)
  const told = rows.filter((row) =>
    dated.some((index) =>
      (row.words[index] ?? []).some((word) => /^[<>*]*\d+([.,]\d+)?[HL*]*$/.test(word.text)),
    ),
  )
  return bands.length > 2 && told.length >= 2 && told.length >= 0.5 * rows.length
}

/** "Measurements | Findings" heads two columns of text: a table of a name and a value has values. */
function countsSomething(columns: readonly Column[], groups: TableBody['groups']): boolean {
  if (columns.length > 2 || columns.some((column) => column.drug)) return true
  const value = columns.findIndex((column) => column.role === 'value')
  if (value < 0) return true
  const contents = groups
    .flatMap((group) => group.rows)
    .map((row) => contentOf((row.words[value] ?? []).map((word) => word.text).join(' ')))
  return (
    contents.filter((content) => content === 'number' || content === 'quality').length >=
    0.4 * contents.length
  )
}

interface Panel { readonly titles: readonly ColumnTitle[]; readonly from: number; readonly to: number; readonly whole: boolean } // prettier-ignore

/** Two tables set side by side repeat their titles. */
function panels(titles: readonly ColumnTitle[]): Panel[] {
  const names = titles.flatMap((title, index) => (title.role === 'name' ? [index] : []))
  const values = titles.filter((title) => title.role === 'value' && title.date === null).length
  const whole = { titles, from: -Infinity, to: Infinity, whole: true }
  if (names.length < 2 || values < 2 || titles.length < 4) return [whole]
  const starts = names[0] === 0 ? names : names.map((_, index) => (index === 0 ? 0 : names[index - 1]! + 1))
  return starts.map((start, index) => {
    const some = titles.slice(start, starts[index + 1] ?? titles.length)
    const next = titles[starts[index + 1] ?? -1]
    const before = titles[start - 1]
    const from = before ? (right(before.box) + some[0]!.box[0]) / 2 : -Infinity
    const to = next ? (right(some[some.length - 1]!.box) + next.box[0]) / 2 : Infinity
    return { titles: some, from, to, whole: false }
  })
}

function withinPanel(line: Line, panel: Panel): Line[] {
  if (panel.whole) return [line]
  const words = line.words.filter((word) => centerX(word.box) >= panel.from && centerX(word.box) < panel.to)
  return words.length === 0 ? [] : [partOfLine(line, words, line.bullet)]
}

/** A header may leave the column of names untitled: it is where words stand outside all titles. */
function withName(titles: readonly ColumnTitle[], lines: readonly Line[], height: number): Column[] {
  const columns: Column[] = titles.map(({ role, title, box, date, previous, drug }) => ({
    role,
    title,
    box,
    date,
    previous,
    drug,
  }))
  if (columns.some((column) => column.role === 'name') || columns.length === 0) return columns
  // A title at the edge that was not understood, over words: the column of names.
  const edges = [0, columns.length - 1].filter(
    (index) => columns[index]!.role === 'other' && !columns[index]!.previous,
  )
  const worded = edges.find(
    (index) =>
      lines.filter((line) => overBy(line, columns[index]!.box, height)).length >=
      0.6 * lines.filter((line) => line.cells.length > 1).length,
  )
  if (worded !== undefined)
    return columns.map((column, index) => (index === worded ? { ...column, role: 'name' as const } : column))
  const rows = lines.filter((line) => line.cells.length > 1)
  const left = columns[0]!.box[0] - height
  const end = right(columns[columns.length - 1]!.box) + height
  const named = (side: 'left' | 'right') =>
    rows.map((line) =>
      line.words.filter(
        (word) => hasLetter(word.text) && (side === 'left' ? right(word.box) < left : word.box[0] > end),
      ),
    )
  for (const side of ['left', 'right'] as const) {
    const words = named(side)
    if (words.filter((some) => some.length > 0).length < 0.6 * rows.length || rows.length === 0) continue
    const all = union(words.flat().map((word) => word.box))
    const box: Box = side === 'left' ? [all[0], all[1], 1, height] : [right(all) - 1, all[1], 1, height]
    const column: Column = { role: 'name', title: '', box, date: null, previous: false, drug: false }
    return side === 'left' ? [column, ...columns] : [...columns, column]
  }
  return columns
}

/** Whether a line of several cells has words without digits under a title. */
const overBy = (line: Line, box: Box, height: number): boolean =>
  line.cells.length > 1 &&
  line.words.some(
    (word) =>
      /^\p{L}{2,}/u.test(word.text) &&
      overlap(word.box[0], right(word.box), box[0] - height, right(box) + height) > 0,
  )

/** A title that was not printed, or not read: its column shows as a clearing within the band of another. */
function withUntitled(
  columns: readonly Column[],
  bands: readonly Band[],
  rows: readonly (readonly Word[])[],
  height: number,
): { columns: Column[]; bands: Band[] } {
  const out: { columns: Column[]; bands: Band[] } = { columns: [], bands: [] }
  const drug = columns.some((column) => column.drug)
  columns.forEach((column, index) => {
    const band = bands[index]!
    const words = rows.map((row) => sortIntoBands(row, [band])[0] ?? [])
    const parts = riverBands(words.filter((some) => some.length > 0), 1.3 * height) // prettier-ignore
    const held = parts.map((part) => words.map((some) => sortIntoBands(some, [part])[0] ?? []))
    const real =
      rows.length >= 3 &&
      parts.length > 1 &&
      held.every((part) => part.filter((some) => some.length > 0).length >= 0.5 * rows.length)
    if (!real) {
      out.columns.push(column)
      out.bands.push(band)
      return
    }
    const contents = held.map((part) => majority(part.map((some) => contentOf(some.map((word) => word.text).join(' '))))) // prettier-ignore
    const under = parts.findIndex((part) => centerX(column.box) >= part.from && centerX(column.box) < part.to)
    // "Result and flag": the numbers are the result, whatever the title stands over.
    const numbers = contents.indexOf('number')
    const own = column.role === 'value' && contents[under] === 'flag' && numbers >= 0 ? numbers : under
    parts.forEach((part, at) => {
      const content = contents[at]!
      const role =
        content === 'unit' || content === 'range' || content === 'flag'
          ? content
          : drug && doses(held[at]!)
            ? 'dose'
            : 'other'
      out.columns.push(
        at === own
          ? column
          : { role: column.previous ? 'other' : role, title: '', box: union(held[at]!.flat().map((word) => word.box)), date: null, previous: column.previous ?? false }, // prettier-ignore
      )
      out.bands.push({ from: Math.max(part.from, band.from), to: Math.min(part.to, band.to) })
    })
  })
  return out
}

const doses = (cells: readonly (readonly Word[])[]) =>
  cells.filter((cell) =>
    /\d\s?(mg|mcg|µg|ug|g|ml|iu|units?|%)(\W|$)/i.test(cell.map((word) => word.text).join(' ')),
  ).length >
  0.5 * cells.length
