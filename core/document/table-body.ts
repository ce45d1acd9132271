import { cellOf } from './cells'
import { sortIntoBands, type Band } from './columns'
import { bottom, median } from './geometry'
import { matchHeading } from './headings'
import { lineOf } from './lines'
import type { Word } from './page'
import { hasLetter, plain } from './script'
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

type Piece = {
  readonly line: Line
  readonly words: Word[][]
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
  let edge = start
  let idle = 0
  const gaps: number[] = []
  let lastRow = Infinity
  for (const line of lines) {
    const gap = line.box[1] - edge
    // Rows are set evenly; what stands much lower is no row of them.
    if (
      gap > 5 * height ||
      idle > 3 ||
      (gaps.length > 1 && Math.max(gap, (line.box[1] - lastRow) / 2) > 2.5 * median(gaps) + height)
    )
      break
    const piece = pieceOf(line, bands, name, height)
    if (!piece) break
    idle = piece.kind === 'full' || piece.kind === 'title' ? 0 : idle + 1
    if (piece.kind === 'full' && pieces[pieces.length - 1]?.kind === 'full') gaps.push(gap)
    pieces.push(piece)
    edge = bottom(line.box)
    if (piece.kind !== 'prose') lastRow = edge
  }
  while (pieces.length > 0 && ['prose', 'title'].includes(pieces[pieces.length - 1]!.kind)) pieces.pop()
  return { groups: group(pieces, name, height), used: pieces.map((piece) => piece.line) }
}

function pieceOf(line: Line, bands: readonly Band[], name: number, height: number): Piece | null {
  const words = sortIntoBands([...line.words].sort((a, b) => a.box[0] - b.box[0]), bands) // prettier-ignore
  const filled = words
    .map((some, index) => ({ some, index }))
    .filter(({ some }) => some.some((word) => /[\p{L}\p{N}+*]/u.test(word.text)))
  const single = line.cells.length === 1
  if (single) {
    const heading = matchHeading(line.text)
    if (heading && heading.kind !== 'labs' && heading.by === 'word' && filled.length === 1) return null
    if (heading?.kind === 'labs') return { line, words, kind: 'title' }
  }
  const named = (words[name] ?? []).some((word) => hasLetter(word.text))
  if (single && isProse(line)) return { line, words, kind: 'prose' }
  if (named && filled.length > 1) return { line, words, kind: 'full' }
  if (named && isTitle(line, height)) return { line, words, kind: 'title' }
  return { line, words, kind: named ? 'name' : 'rest' }
}

/** Running text: many words, mostly letters, or a sentence. */
function isProse(line: Line): boolean {
  const letters = line.words.filter((word) => /^[\p{L}'"(),.;:-]{2,}$/u.test(word.text)).length
  return (
    (line.words.length >= 6 && letters >= 0.6 * line.words.length) ||
    (line.words.length >= 4 && /[a-z\u05d0-\u05ea]\.$/.test(line.text))
  )
}

/** Capitals, larger type or a colon make a title of a line that has a name and no result. */
function isTitle(line: Line, height: number): boolean {
  const text = line.text
  if (text.endsWith(':')) return true
  if (/^[(a-z]|[,(/-]$|\d/.test(text)) return false
  const size = median(line.words.map((word) => word.box[3]))
  const capitals = text === text.toUpperCase() && /[A-Z]{4}/.test(text)
  return line.words.length <= 6 && (capitals || size > 1.25 * height)
}

function group(pieces: readonly Piece[], name: number, height: number): BodyGroup[] {
  const groups: BodyGroup[] = [{ title: null, rows: [] }]
  const rows = () => groups[groups.length - 1]!.rows
  const gap = (a: Piece | undefined, b: Piece | undefined) =>
    a && b ? b.line.box[1] - bottom(a.line.box) : Infinity
  let pending: Piece | null = null
  pieces.forEach((piece, index) => {
    const [before, after] = [pieces[index - 1], pieces[index + 1]]
    const last = rows()[rows().length - 1]
    if (piece.kind === 'title') groups.push({ title: piece.line, rows: [] })
    else if (piece.kind === 'full')
      rows().push(
        pending ? join([pending, piece]) : { line: piece.line, words: piece.words, sources: [piece.line] },
      )
    else if (
      piece.kind === 'name' &&
      last &&
      before?.kind !== 'title' &&
      !pending &&
      goesUp(piece, last, gap(before, piece), gap(piece, after), name, height)
    ) {
      rows()[rows().length - 1] = join([last, piece])
    } else if (
      piece.kind === 'name' &&
      goesDown(piece, after, gap(before, piece), gap(piece, after), height)
    ) {
      pending = piece
      return
    } else if (piece.kind === 'rest' && pending) rows().push(join([pending, piece]))
    else if (piece.kind === 'rest' && last && gap(before, piece) < 0.9 * height)
      rows()[rows().length - 1] = join([last, piece])
    pending = null
  })
  return groups.filter((some) => some.rows.length > 0)
}

/** Whether a name alone on its line carries on the row above. */
function goesUp(
  piece: Piece,
  row: BodyRow,
  above: number,
  below: number,
  name: number,
  height: number,
): boolean {
  if (above > 1.2 * height) return false
  const text = plain(piece.line.text)
  const previous = (row.words[name] ?? []).map((word) => word.text).join(' ')
  if (
    /^[(a-z]/.test(piece.line.text) ||
    /([,/(-]|\b(and|or|of|with))$/i.test(previous) ||
    (/\(/.test(previous) && !/\)/.test(previous))
  )
    return true
  return text.split(' ').length <= 4 && above < 0.7 * below
}

/** Whether a name alone on its line begins the row below, whose result stands on the second line. */
function goesDown(
  piece: Piece,
  after: Piece | undefined,
  above: number,
  below: number,
  height: number,
): boolean {
  if (!after || (after.kind !== 'full' && after.kind !== 'rest') || below > 1.2 * height) return false
  return after.kind === 'rest' || /[,/(-]$/.test(piece.line.text) || below < 0.7 * above
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
