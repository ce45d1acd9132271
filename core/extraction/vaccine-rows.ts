import { across } from '../document/geometry'
import { union } from '../document/page'
import type { Cell, Document, Line } from '../document/types'
import { dueColumn, givenColumn, vaccineColumn } from '../language/vaccines'
import { passageOf, type Passage } from './passage'

/** Rows of a table of vaccines that were read as one text: each has a day, a name and a batch of its own. */
export function vaccineRows(one: Passage, { lines }: Document): Passage[] {
  if (one.vaccines !== true || !one.lines.every(({ cells }) => cells.length >= 2)) return [one]
  const titles = lines.find(isTitles) ?? null
  const rows = one.lines.map((line) => withoutDue(line, titles))
  if (one.lines.length === 1 && rows[0] === one.lines[0]) return [one]
  return rows.map((line) => ({ ...passageOf([line], one.kind, one.section, true), vaccines: true }))
}

/** A table with a column of the days on which a vaccine is due, and one of those on which it was given. */
const isTitles = ({ cells }: Line): boolean =>
  [vaccineColumn, dueColumn, givenColumn].every((title) => cells.some(({ text }) => title.test(text)))

/** A row without the day on which its vaccine is due, which tells nothing of its being given. */
function withoutDue(line: Line, titles: Line | null): Line {
  if (!titles || line === titles) return line
  const due = line.cells.filter((cell) => dueColumn.test(titleOver(cell, titles)?.text ?? ''))
  if (due.length === 0) return line
  const cells = line.cells.filter((cell) => !due.includes(cell))
  const words = cells.flatMap((cell) => cell.words)
  const text = cells.map((cell) => cell.text).join('\t')
  return { ...line, cells, words, text, box: union(words.map(({ box }) => box)) }
}

/** The title whose column a cell stands in: the one that it lies under, or the nearest. */
const titleOver = ({ box }: Cell, { cells }: Line): Cell | undefined =>
  cells.find((title) => across(title.box, box) > 0) ??
  cells.toSorted((a, b) => Math.abs(a.box[0] - box[0]) - Math.abs(b.box[0] - box[0]))[0]
