import { cellOf } from './cells'
import { sortIntoBands, type Band } from './columns'
import { bottom, centerY, median } from './geometry'
import { matchHeading } from './headings'
import { lineOf } from './lines'
import type { Word } from './page'
import { hasLetter } from './script'
import type { Cell, Line } from './types'

export interface BodyRow {
  readonly line: Line
  /** Per band; words from left to right. */
  readonly words: readonly (readonly Word[])[]
  /** The printed lines of which it is made. */
  readonly sources: readonly Line[]
}

/** The rows under one title (or under none). */
export interface BodyGroup {
  readonly title: Line | null
  readonly rows: BodyRow[]
}

export interface TableBody {
  readonly groups: BodyGroup[]
  /** Lines that the body used up, its comments included. */
  readonly used: readonly Line[]
}

interface Piece {
  readonly line: Line
  readonly words: Word[][]
  /** `full`: a name and something beside it; `name`: a name alone; `rest`: no name. */
  readonly kind: 'full' | 'name' | 'rest' | 'prose' | 'title'
}

/**
 * The rows of a table from the lines that follow its header. A wrapped name or direction is joined to its row by
 * nearness; titles of groups part the rows; a comment between rows is passed over.
 */
export function bodyOf(
  lines: readonly Line[],
  bands: readonly Band[],
  name: number,
  height: number,
  start: number,
): TableBody {
  const pieces: Piece[] = []
  const pitches: number[] = []
  let edge = start
  let idle = 0
  let lastRow: Line | null = null
  for (const line of lines) {
    const pitch = lastRow ? centerY(line.box) - centerY(lastRow.box) : 0
    // Rows are set evenly; what stands much lower is no row of them.
    if (line.box[1] - edge > 5 * height || idle > 8) break
    if (pitches.length > 1 && pitch > (idle === 0 ? 3.5 : 4 + 2 * idle) * median(pitches)) break
    const piece = pieceOf(line, bands, name)
    if (!piece) break
    if (piece.kind === 'full') {
      if (idle === 0 && lastRow) pitches.push(pitch)
      lastRow = line
    }
    idle = piece.kind === 'full' ? 0 : idle + 1
    pieces.push(piece)
    edge = bottom(line.box)
  }
  while (pieces.length > 0 && ['prose', 'title'].includes(pieces[pieces.length - 1]!.kind)) pieces.pop()
  const groups = group(pieces, { name, height, pitch: pitches.length > 1 ? median(pitches) : 2 * height })
  const last = groups.at(-1)?.rows.at(-1)?.sources.at(-1)
  const end = last ? pieces.findIndex((piece) => piece.line === last) : -1
  return { groups, used: pieces.slice(0, end + 1).map((piece) => piece.line) }
}

/** "Allergies: …" right under the last row: the text of another section, in a label's own words and a colon. */
function isLabelled(line: Line): boolean {
  const label = /^[^:\d]{3,24}(?=:\s)/.exec(line.text)?.[0]
  const heading = label ? matchHeading(label) : null
  return heading !== null && heading.by === 'word' && heading.kind !== 'labs' && heading.kind !== 'other'
}

function pieceOf(line: Line, bands: readonly Band[], name: number): Piece | null {
  const words = sortIntoBands([...line.words].sort((a, b) => a.box[0] - b.box[0]), bands) // prettier-ignore
  const filled = words.filter((some) => some.some((word) => /[\p{L}\p{N}+*]/u.test(word.text))).length
  const single = line.cells.length === 1
  const heading = single ? matchHeading(line.text) : null
  if (heading && heading.kind !== 'labs' && filled === 1) return null
  if (isLabelled(line)) return null
  if (heading?.kind === 'labs') return { line, words, kind: 'title' }
  const named = (words[name] ?? []).some((word) => hasLetter(word.text))
  if (single && isProse(line)) return { line, words, kind: 'prose' }
  if (named && filled > 1) return { line, words, kind: 'full' }
  if (named && line.text.endsWith(':')) return { line, words, kind: 'title' }
  return { line, words, kind: named ? 'name' : 'rest' }
}

/** Running text: many words, mostly letters, or a sentence. */
function isProse(line: Line): boolean {
  const letters = line.words.filter((word) => /^[\p{L}'"(),.;:-]{2,}$/u.test(word.text)).length
  if (line.words.length >= 6 && letters >= 0.6 * line.words.length) return true
  return line.words.length >= 4 && /[a-z\u05d0-\u05ea]\.$/.test(line.text)
}

/** What a name alone on its line is measured by. */
interface Measure {
  /** The band of names. */
  readonly name: number
  readonly height: number
  /** From one row to the next. */
  readonly pitch: number
}

function group(pieces: readonly Piece[], measure: Measure): BodyGroup[] {
  const groups: BodyGroup[] = [{ title: null, rows: [] }]
  const rows = () => groups[groups.length - 1]!.rows
  let pending: Piece | null = null
  pieces.forEach((piece, index) => {
    const [before, after] = [pieces[index - 1], pieces[index + 1]]
    const above = before ? centerY(piece.line.box) - centerY(before.line.box) : Infinity
    const below = after ? centerY(after.line.box) - centerY(piece.line.box) : Infinity
    const last = rows().at(-1)
    const held = pending
    pending = null
    if (piece.kind === 'title') groups.push({ title: piece.line, rows: [] })
    else if (piece.kind === 'full') rows().push(held ? join([held, piece]) : join([piece]))
    else if (piece.kind === 'rest' && held) rows().push(join([held, piece]))
    else if (piece.kind === 'rest' && last && before?.kind !== 'prose' && above < 0.85 * measure.pitch)
      rows()[rows().length - 1] = join([last, piece])
    else if (piece.kind === 'name') {
      if (last && before?.kind !== 'prose' && goesUp(piece, last, above, below, measure))
        rows()[rows().length - 1] = join([last, piece])
      else if (goesDown(piece, after, below, measure)) pending = piece
      else if (isTitle(piece, pieces.slice(index + 1))) groups.push({ title: piece.line, rows: [] })
    }
  })
  return groups.filter((some) => some.rows.length > 0)
}

/** Whether a name alone on its line carries on the row above: by its wording, or set nearer to it than rows are. */
function goesUp(piece: Piece, row: BodyRow, above: number, below: number, { name, pitch }: Measure): boolean {
  if (above > 1.25 * pitch || /[:<>=]|\d{2}/.test(piece.line.text)) return false
  const previous = (row.words[name] ?? []).map((word) => word.text).join(' ')
  const open = /\(/.test(previous) && !/\)/.test(previous)
  if (/^[(a-z]/.test(piece.line.text) || /([,/(-]|\b(and|or|of|with))$/i.test(previous) || open) return true
  return piece.line.words.length <= 4 && above < 0.87 * pitch && above < 1.1 * below
}

/** Whether a name alone on its line begins the row below, whose result stands on the second line. */
function goesDown(piece: Piece, after: Piece | undefined, below: number, { pitch }: Measure): boolean {
  if (!after || (after.kind !== 'full' && after.kind !== 'rest') || below > 1.25 * pitch) return false
  return after.kind === 'rest' || /[,/(-]$/.test(piece.line.text) || below < 0.8 * pitch
}

/** A short line of words before rows is the title of their group. */
function isTitle(piece: Piece, rest: readonly Piece[]): boolean {
  const { text, words } = piece.line
  if (words.length > 6 || /[.,;(/-]$|^[(a-z]|\d{2}[^)]|[<>=]/.test(text) || !/\p{L}{3}/u.test(text))
    return false
  return rest.find((other) => other.kind !== 'prose')?.kind === 'full'
}

function join(parts: readonly (BodyRow | Piece)[]): BodyRow {
  const first = parts[0]!
  const words = first.words.map((_, band) => parts.flatMap((part) => part.words[band] ?? []))
  const cells: Cell[] = []
  for (const part of parts) cells.push(...part.line.cells)
  const sources = parts.flatMap((part) => ('sources' in part ? part.sources : [part.line]))
  return { line: lineOf(cells, first.line.direction, first.line.bullet), words, sources }
}

/** The cell of a band: lines of a wrapped cell one after the other, each in its reading order. */
export function bandCell(words: readonly Word[], direction: 'ltr' | 'rtl'): Cell | null {
  if (words.length === 0) return null
  const lines: Word[][] = []
  for (const word of words) {
    const open = lines[lines.length - 1]
    const last = open?.[open.length - 1]
    // Words come line by line, each from left to right.
    if (open && last && word.box[0] >= last.box[0] && word.box[1] < bottom(last.box)) open.push(word)
    else lines.push([word])
  }
  const cells = lines.map((line) => cellOf(line, direction))
  return cells.length === 1 ? cells[0]! : cellsAsOne(cells)
}

function cellsAsOne(cells: readonly Cell[]): Cell {
  const merged = lineOf(cells, 'ltr', false)
  return { words: merged.words, text: merged.text, box: merged.box }
}
