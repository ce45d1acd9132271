import type { Document, Line } from '../document/types'
import { comparisonLabel } from '../language/level-tables'
import { part, passageOf, type Passage } from './passage'

/**
 * "Technique: sagittal T1 and T2. | Level | Disc | Canal | L4-L5 | bulge | no stenosis": a table of words below how a study
 * was made is what it found, and so is all below it. And what it is compared with is told apart.
 */
export function asFindings(passages: readonly Passage[], document: Document): Passage[] {
  if (document.facts.category.value !== 'imaging') return [...passages]
  return tablesApart(passages).flatMap((one) => (one.kind === 'technique' ? comparisonApart(one) : [one]))
}

function tablesApart(passages: readonly Passage[]): readonly Passage[] {
  const lines = passages.flatMap((one) => (one.kind === 'technique' ? one.lines : []))
  const first = lines.findIndex((line, at) => isRow(line) && rowsFrom(lines, at) >= 3)
  if (first < 1) return passages
  const below = new Set(lines.slice(first))
  return passages.flatMap((one) => {
    if (one.kind !== 'technique' || !one.lines.some((line) => below.has(line))) return [one]
    const above = one.lines.filter((line) => !below.has(line))
    const found = one.lines.filter((line) => below.has(line))
    return [
      ...(above.length > 0 ? [passageOf(above, one.kind, one.section, one.item)] : []),
      passageOf(found, 'findings', one.section, one.item),
    ]
  })
}

/** A name or a level, and words beside it. */
const isRow = ({ cells, table }: Line): boolean =>
  table === undefined &&
  cells.length >= 2 &&
  cells[0]!.words.length <= 4 &&
  !/[.:]$/.test(cells[0]!.text) &&
  cells.slice(1).some(({ text }) => /\p{L}{3}.*\s\p{L}{2}/u.test(text))

/** How many rows begin where this one does, in both of its first cells; between them lines may go on. */
function rowsFrom(lines: readonly Line[], at: number): number {
  const row = lines[at]!
  let rows = 0
  for (const line of lines.slice(at)) {
    if (isRow(line) && [0, 1].every((cell) => isAligned(line, row, cell))) rows++
    else if (!line.cells.every((cell) => cell.words.length <= 2)) break
  }
  return rows
}

const isAligned = (line: Line, row: Line, cell: number): boolean =>
  Math.abs(edge(line, cell) - edge(row, cell)) < row.box[3]

const edge = ({ cells, direction }: Line, cell: number): number => {
  const [x, , width] = cells[cell]!.box
  return direction === 'rtl' ? x + width : x
}

/** "… No contrast. Comparison: CT of 11 June 2023.", at the end of its line. */
function comparisonApart(one: Passage): Passage[] {
  const at = comparisonLabel.exec(one.text)?.index ?? -1
  const word = at < 0 ? -1 : one.starts.findIndex((start) => start >= at)
  if (word < 1) return [one]
  return [part(one, 0, word, one.kind), part(one, word, one.words.length, one.kind)]
}
