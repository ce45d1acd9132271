import { titleRole } from '../../document/column-titles'
import { parseDate } from '../../document/dates'
import { right } from '../../document/geometry'
import { printedDays, shortDaysIn } from '../../document/short-days'
import type { Cell, Document } from '../../document/types'
import { isDayHeadingWord } from '../../language/day-headings'
import type { LabReading } from './reading'

/** In heights of a line: how far the edges of a column's cells may differ. */
const reach = 1.5

/**
 * A ward's sheet, "Day | Signs | Laboratory | Treatment" over rows that begin with their day: what a row tells in its other
 * cells, down to the next day or to what stands under the column of days, is of that day. ISO, null where none is over it.
 */
export function rowDays(document: Document): (reading: LabReading) => string | null {
  const { lines, direction, facts } = document
  const edge = ({ box }: Cell): number => (direction === 'rtl' ? right(box) : box[0])
  const printed = printedDays(lines, facts.dateOrder)
  const days = new Map<number, string | null>()
  lines.forEach(({ cells }, head) => {
    const [title, ...others] = cells
    if (!title || others.length < 2 || !(titleRole(title.text) === 'date' || isDayHeadingWord(title.text)))
      return
    const isUnder = (cell: Cell): boolean => Math.abs(edge(cell) - edge(title)) < reach * title.box[3]
    const below = lines.slice(head + 1).map((line) => line.cells.find(isUnder) ?? null)
    const short = shortDaysIn(
      below.filter((cell) => cell !== null),
      { order: facts.dateOrder, printed },
    )
    const told = below.map((cell) => (cell ? isoOf(cell, short, document) : null))
    const end = below.findIndex((cell, at) => cell !== null && told[at] === null)
    const rows = told.slice(0, end < 0 ? undefined : end)
    if (rows.filter((day) => day !== null).length < 2) return
    rows.forEach((_, at) =>
      days.set(head + 1 + at, rows.slice(0, at + 1).findLast((day) => day !== null) ?? null),
    )
  })
  const lineOf = new Map(lines.flatMap((line, at) => line.words.map((word) => [word, at] as const)))
  return ({ valueWords: [first] }) => (first && days.get(lineOf.get(first) ?? -1)) ?? null
}

function isoOf(
  { text, words }: Cell,
  short: ReturnType<typeof shortDaysIn>,
  { facts }: Document,
): string | null {
  const full = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/.test(text) ? parseDate(text, facts.dateOrder) : null
  return full?.precision === 'day' ? full.iso : (short.get(words[0]!)?.iso ?? null)
}
