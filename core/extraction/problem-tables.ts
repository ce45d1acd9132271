import { matchHeading } from '../document/headings'
import { lineOf, partOfLine, phraseOf } from '../document/lines'
import type { Word } from '../document/page'
import type { Cell, Document, Line, SectionKind } from '../document/types'
import { problemTitle, rowTitles } from '../language/problem-tables'
import { passageOf, type Passage } from './passage'

interface Row {
  /** By column, in reading order. */
  readonly cells: readonly Line[][]
}
interface Table {
  readonly kinds: readonly SectionKind[]
  readonly rows: readonly Row[]
  readonly words: ReadonlySet<Word>
}

/**
 * "Problem | Findings and course | Follow-up": each column says how what stands in it is meant, and a cell goes on in the
 * line below. Read across, what is still to be done would be told as done.
 */
export function byProblem(passages: readonly Passage[], document: Document): Passage[] {
  const tables = document.lines.flatMap((line, at) => tableAt(line, at, document) ?? [])
  if (tables.length === 0) return [...passages]
  const shown = new Set<Table>()
  return passages.flatMap((one) => {
    const table = tables.find(({ words }) => one.words.some((word) => words.has(word)))
    if (!table) return [one]
    const rest = one.lines.filter((line) => !line.words.some((word) => table.words.has(word)))
    const kept = rest.length > 0 ? [passageOf(rest, one.kind, one.section, one.item)] : []
    if (shown.has(table)) return kept
    shown.add(table)
    return [...kept, ...passagesIn(table, one.section)]
  })
}

const passagesIn = ({ kinds, rows }: Table, section: number): Passage[] =>
  rows.flatMap(({ cells }) =>
    cells.flatMap((lines, at) =>
      lines.length === 0 ? [] : [passageOf(lines, kinds[at] ?? 'other', section, false)],
    ),
  )

const isOpen = ({ table }: Line): boolean => table === undefined || table === 'problems' || table === 'names'

function tableAt(title: Line, at: number, document: Document): Table | null {
  const { cells } = title
  if (cells.length < 2 || cells.length > 5 || !isOpen(title)) return null
  const kinds = cells.map(({ text }): SectionKind => {
    const name = text.replace(/[^\p{L}\p{N} #-]+/gu, '').trim()
    if (problemTitle.test(name)) return 'diagnoses'
    return rowTitles.find(([titles]) => titles.test(name))?.[1] ?? 'other'
  })
  if (!kinds.includes('diagnoses') || !kinds.includes('recommendations')) return null
  const rows: Line[][][] = []
  const words = new Set(title.words)
  let above = title
  for (const line of document.lines.slice(at + 1)) {
    if (!isOpen(line) || !isNear(above, line) || endsTable(line, title)) break
    const placed = line.cells.map((cell) => columnOf(cell, title))
    // A name in the first column begins a row.
    if (rows.length === 0 || placed[0] === 0) rows.push(cells.map(() => []))
    line.cells.forEach((cell, index) => {
      rows.at(-1)![placed[index]!]!.push(asLine(line, cell, index))
    })
    for (const word of line.words) words.add(word)
    above = line
  }
  return rows.length < 2 ? null : { kinds, rows: rows.map((row) => ({ cells: row })), words }
}

/** A cell as a line of its own, without the number of its row. */
function asLine(line: Line, cell: Cell, index: number): Line {
  const [first, ...rest] = cell.words
  const words = index === 0 && rest.length > 0 && /^\d{1,2}[.)]?$/.test(first?.text ?? '') ? rest : cell.words
  return words.length === line.words.length
    ? partOfLine(line, words)
    : lineOf([phraseOf(words)], line.direction, false)
}

const isNear = (above: Line, line: Line): boolean => {
  const gap = line.box[1] - (above.box[1] + above.box[3])
  return gap > -line.box[3] && gap < 3 * Math.max(above.box[3], line.box[3])
}

/** Below the table a line begins with its first column and has no other, or goes on across the columns. */
function endsTable(line: Line, title: Line): boolean {
  const [first] = line.cells
  if (!first) return true
  const only = line.cells.length === 1 && columnOf(first, title) === 0
  return (only && (!line.bullet || matchHeading(line.text) !== null)) || line.cells.some(isAcross(title))
}

/** Where a cell begins, from the margin at which its language begins. */
const startOf = ({ box: [x, , width] }: Cell, { direction }: Line): number =>
  direction === 'rtl' ? -(x + width) : x
const endOf = ({ box: [x, , width] }: Cell, { direction }: Line): number =>
  direction === 'rtl' ? -x : x + width

const columnOf = (cell: Cell, title: Line): number =>
  Math.max(
    0,
    title.cells.findLastIndex((one) => startOf(one, title) <= startOf(cell, title) + 1.5 * cell.box[3]),
  )

const isAcross =
  (title: Line) =>
  (cell: Cell): boolean => {
    const next = title.cells[columnOf(cell, title) + 1]
    return next !== undefined && endOf(cell, title) > startOf(next, title) + 2 * cell.box[3]
  }
