import { findDates } from '../../document/dates'
import { centerX } from '../../document/geometry'
import { union, type Word } from '../../document/page'
import type { Cell, Document, Line } from '../../document/types'
import { unitInName } from '../../document/values/unit-in-name'
import { parseValue, type DecimalMark } from '../../document/values/numbers'
import { matchConcept } from '../../vocabulary/match'
import { tableReading, type LabReading } from './reading'

/** The only title of a line that names a test told in numbers, and the unit that stands with it. */
interface Title {
  readonly cell: Cell
  readonly name: string
  readonly unit: string | null
}

/** How many rows of a day and a number make a diary. */
const least = 2

/**
 * Diaries of one test, as anticoagulation clinics and people with diabetes keep them: titles of which one is the test,
 * and under them rows that each begin with their day ("25 Mar 2024 | 3.9 | 4.5 | 8 Apr"). `used` are the words that
 * such a diary takes up.
 */
export function readDiaries(
  document: Document,
  mark: DecimalMark,
): { readings: LabReading[]; used: ReadonlySet<Word> } {
  const used = new Set<Word>()
  const readings: LabReading[] = []
  document.lines.forEach((line, index) => {
    const title = titleOf(line)
    if (!title) return
    const rows: { row: Line; reading: LabReading }[] = []
    let last = line
    for (const row of document.lines.slice(index + 1)) {
      if (row.box[1] - (last.box[1] + last.box[3]) > 4 * line.box[3]) break
      const reading = readRow(row, line, title, document, mark)
      if (reading) rows.push({ row, reading: { ...reading, table: 4000 + index } })
      else if (rows.length > 0 || row.box[1] > line.box[1] + 6 * line.box[3]) break
      last = row
    }
    if (rows.length < least) return
    readings.push(...rows.map(({ reading }) => reading))
    for (const one of [line, ...rows.map(({ row }) => row)]) for (const word of one.words) used.add(word)
  })
  return { readings, used }
}

function titleOf(line: Line): Title | null {
  if (line.cells.length < 2 || line.cells.some(({ text }) => /^[<>]?\d/.test(text))) return null
  const named = line.cells.flatMap((cell): Title[] => {
    const { name, unit } = unitInName(cell.text)
    const match = matchConcept('lab', name, { unit })
    return match && match.score >= 0.95 && match.concept.unit !== 'text' ? [{ cell, name, unit }] : []
  })
  return named.length === 1 ? named[0]! : null
}

function readRow(
  row: Line,
  titles: Line,
  { cell: title, name, unit }: Title,
  { facts }: Document,
  mark: DecimalMark,
): Omit<LabReading, 'table'> | null {
  const [first, ...others] = row.cells
  const date = first ? dayOf(first.text, facts.dateOrder) : null
  const value = others.find((cell) => nearest(cell, titles.cells) === title)
  if (!first || date === null || !value) return null
  const printed = parseValue(value.text, mark)
  if (printed?.number == null || printed.rest !== '') return null
  const told = { name, nameWords: title.words, value: value.text, valueWords: value.words, unit, date }
  const words = [...first.words, ...value.words]
  return tableReading({ ...told, words, box: union([first.box, value.box]), table: null, top: row.box[1] })
}

/** The day that a cell begins with, its year printed. */
function dayOf(text: string, order: Document['facts']['dateOrder']): string | null {
  const [date] = findDates(text, order)
  return date?.start === 0 && date.precision === 'day' && !date.inferredYear ? date.iso : null
}

const nearest = (cell: Cell, titles: readonly Cell[]): Cell | undefined =>
  titles.toSorted((a, b) => away(a, cell) - away(b, cell))[0]

const away = (a: Cell, b: Cell): number => Math.abs(centerX(a.box) - centerX(b.box))
