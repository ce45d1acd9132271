import { parseDate } from '../../document/dates'
import { across, centerX } from '../../document/geometry'
import { union, type Word } from '../../document/page'
import type { Cell, Document, Line } from '../../document/types'
import { matchConcept } from '../../vocabulary/match'
import { canonicalUnit } from '../../vocabulary/units'
import { unitInName } from '../../document/values/unit-in-name'
import { parseValue, type DecimalMark } from '../../document/values/numbers'
import { parseRange } from '../../document/values/range'
import { tableReading, type LabReading } from './reading'

/** A title over a column of results. */
export interface Titled {
  readonly cell: Cell
  readonly name: string
  readonly unit: string | null
  readonly range: string | null
}

/**
 * Flow sheets: analytes as the titles of columns, a row for each date or site
 * ("Date | Hb | WBC | Plt", "Region | BMD | T-score"). Their units and limits may stand in lines under the titles. `used` are the words that such a sheet takes up.
 */
export function readGrids(
  document: Document,
  mark: DecimalMark,
): { readings: LabReading[]; used: ReadonlySet<Word> } {
  const used = new Set<Word>()
  const readings: LabReading[] = []
  document.lines.forEach((line, index) => {
    let titles: readonly Titled[] = titlesOf(line)
    if (titles.length < 2) return
    let last = line
    for (const row of document.lines.slice(index + 1)) {
      const told = readings.some(({ table }) => table === tableOf(index))
        ? null
        : withUnder(titles, row, mark)
      if (told) {
        titles = told
        for (const word of row.words) used.add(word)
        last = row
        continue
      }
      if (row.box[1] - (last.box[1] + last.box[3]) > 3 * line.box[3] || titlesOf(row).length > 1) break
      const found = readRow(row, titles, document, mark, index)
      if (found.length === 0) break
      readings.push(...found)
      for (const word of [...line.words, ...row.words]) used.add(word)
      last = row
    }
  })
  return { readings, used }
}

/** Cells of a line that name analytes told in numbers, or in `words`: most of its cells, of which none is a number. */
export function titlesOf(line: Line, words = false): Titled[] {
  if (line.cells.length < 3 || line.cells.some((cell) => /^[<>]?\d+([.,]\d+)?$/.test(cell.text))) return []
  const titles = testsOf(line, words)
  // One test over two columns is told by what stands over both of them, as goals and limits are.
  const once = new Set(titles.map(({ name }) => name)).size === titles.length
  return once && titles.length >= 0.6 * (line.cells.length - 1) ? titles : []
}

/** The cells of a line that name analytes told in numbers, or in `words`. */
export const testsOf = (line: Line, words = false): Titled[] =>
  line.cells.flatMap((cell) => {
    const { name, unit } = unitInName(cell.text)
    const match = matchConcept('lab', name, { unit })
    return match && match.score >= 0.95 && (match.concept.unit === 'text') === words
      ? [{ cell, name, unit, range: null }]
      : []
  })

/** Apart from the numbers of the document's own tables. */
const tableOf = (line: number): number => 1000 + line

const cellsUnder = (row: Line, titles: readonly Titled[]): (Cell | undefined)[] =>
  titles.map((title) =>
    row.cells.find(
      (cell) =>
        across(cell.box, title.cell.box) > 0 &&
        nearestTo(
          cell,
          titles.map((one) => one.cell),
        ) === title.cell,
    ),
  )

/** The titles with what a line under them says of their columns: nothing but their units, or nothing but their limits. */
function withUnder(titles: readonly Titled[], row: Line, mark: DecimalMark): readonly Titled[] | null {
  const under = cellsUnder(row, titles)
  const held = under.filter((cell) => cell !== undefined)
  if (held.length < 2 || held.length < row.cells.length) return null
  const isRange = ({ text }: Cell): boolean => {
    const range = parseValue(text, mark)?.number != null ? null : parseRange(text, { mark })
    return range !== null && (range.low ?? range.high) !== null
  }
  const said = held.every(({ text }) => canonicalUnit(text) !== null && !/^\d+$/.test(text))
    ? ('unit' as const)
    : held.every(isRange)
      ? ('range' as const)
      : null
  return said && titles.map((title, at) => ({ ...title, [said]: under[at]?.text ?? title[said] }))
}

function readRow(
  row: Line,
  titles: readonly Titled[],
  document: Document,
  mark: DecimalMark,
  table: number,
): LabReading[] {
  const under = cellsUnder(row, titles)
  const label = row.cells.find((cell) => !under.includes(cell))
  const values = under.filter((cell) => cell && parseValue(cell.text, mark)?.number != null)
  // Bounds and nothing else are what should be.
  if (values.length < 2 || !label || values.every((cell) => /^[<>≤≥]/.test(cell!.text))) return []
  const date = parseDate(label.text, document.facts.dateOrder)
  return titles.flatMap((title, index): LabReading[] => {
    const cell = under[index]
    if (!cell) return []
    return [
      tableReading({
        name: title.name,
        nameWords: title.cell.words,
        value: cell.text,
        valueWords: cell.words,
        unit: title.unit,
        range: title.range,
        date: date?.iso ?? null,
        words: [...label.words, ...cell.words],
        box: union([label.box, cell.box]),
        table: tableOf(table),
        top: row.box[1],
      }),
    ]
  })
}

export const nearestTo = (cell: Cell, titles: readonly Cell[]): Cell | undefined => {
  const away = ({ box }: Cell): number => Math.abs(centerX(box) - centerX(cell.box))
  return titles.toSorted((a, b) => away(a) - away(b))[0]
}
