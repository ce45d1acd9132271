import { findDates } from '../../document/dates'
import { union, type Word } from '../../document/page'
import type { Document, Line } from '../../document/types'
import { parseValue, type DecimalMark } from '../../document/values/numbers'
import { nearestTo, testsOf, type Titled } from './from-grids'
import { tableReading, type LabReading } from './reading'

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

/** The only title of a line that names a test told in numbers. */
function titleOf(line: Line): Titled | null {
  if (line.cells.length < 2 || line.cells.some(({ text }) => /^[<>]?\d/.test(text))) return null
  const named = testsOf(line)
  return named.length === 1 ? named[0]! : null
}

function readRow(
  row: Line,
  titles: Line,
  { cell: title, name, unit }: Titled,
  { facts }: Document,
  mark: DecimalMark,
): Omit<LabReading, 'table'> | null {
  const [first, ...others] = row.cells
  const date = first ? dayOf(first.text, facts.dateOrder) : null
  const value = others.find((cell) => nearestTo(cell, titles.cells) === title)
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
