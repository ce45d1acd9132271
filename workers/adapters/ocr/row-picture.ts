import type { Box } from '../../../core/records/place'
import type { Grey } from '../image/grey'
import { greyOf } from '../image/grey'
import type { Row } from '../image/rows'
import { compose, scaling, translation } from '../image/homography'
import { warp } from '../image/warp'

/** How a row is set before it is read. */
export interface Setting {
  /** Height in pixels to which its letters are brought. */
  readonly letterHeight: number
  /**
   * How much wider than high. Tesseract's LSTM drops a decimal point that is less than one of its steps
   * wide: at 1.0 some 4 % of printed values lost theirs, at 1.3 to 1.5 none.
   */
  readonly stretch: number
}

export interface RowPicture {
  readonly grey: Grey
  /** A box of the row picture as a box of the page. */
  toPage(box: Box): Box
}

/** A segment's stretch of the page and where it stands in the row picture, in pixels of the page. */
interface Piece {
  readonly from: number
  readonly width: number
  readonly at: number
  readonly top: number
  /** Beyond these the page holds ink of other rows. */
  readonly above: number
  readonly below: number
}

export const PAPER = 250
/** Gaps between segments are kept up to this, in letter heights; the rest is waste. */
const WIDEST = 1.6
/** White that a segment brings on either side. */
const LEAD = 0.3
/** White about the row, in letter heights. */
const MARGIN = 0.5
const BORDER = 10

/**
 * One line of the page as a picture of its own: its segments on a common foot, wide gaps closed, tinted cells bleached, letters at the size that the engine reads best.
 */
export function rowPicture(page: Grey, row: Row, setting: Setting): RowPicture {
  const letter = row.letterHeight
  const margin = letter * MARGIN
  const above = Math.max(...row.segments.map((s) => s.foot - s.top)) + margin
  const below = Math.max(...row.segments.map((s) => s.bottom - s.foot)) + margin
  const pieces = layOut(row, letter, above)
  const last = pieces[pieces.length - 1] as Piece
  const scaleY = setting.letterHeight / letter
  const scaleX = scaleY * setting.stretch
  const width = Math.max(1, Math.round((last.at + last.width) * scaleX))
  const height = Math.max(1, Math.round((above + below) * scaleY))
  const grey = greyOf(width + 2 * BORDER, height + 2 * BORDER, PAPER)
  for (const piece of pieces) paste(page, piece, grey, scaleX, scaleY, height)
  return { grey, toPage: (box) => toPage(box, pieces, scaleX, scaleY) }
}

function layOut(row: Row, letter: number, above: number): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  row.segments.forEach((segment, i) => {
    const before = row.segments[i - 1]
    const after = row.segments[i + 1]
    const gap = before ? segment.left - before.right : letter
    const lead = Math.min(letter * LEAD, gap / 2)
    const tail = after ? Math.min(letter * LEAD, (after.left - segment.right) / 2) : letter * LEAD
    // what the gap keeps beyond the lead and tail that the segments bring themselves
    if (before) at += Math.max(0, Math.min(gap, WIDEST * letter) - 2 * lead)
    const from = segment.left - lead
    const width = segment.right + tail - from
    pieces.push({ from, width, at, top: segment.foot - above, above: segment.above, below: segment.below })
    at += width
  })
  return pieces
}

function paste(page: Grey, piece: Piece, onto: Grey, scaleX: number, scaleY: number, height: number): void {
  const width = Math.max(1, Math.round(piece.width * scaleX))
  const toPage = compose(translation(piece.from, piece.top), scaling(1 / scaleX, 1 / scaleY))
  const part = bleached(warp(page, toPage, width, height, PAPER))
  const rowOf = (y: number): number => Math.round((y - piece.top) * scaleY)
  part.data.fill(PAPER, 0, width * Math.max(0, rowOf(piece.above)))
  part.data.fill(PAPER, width * Math.min(height, rowOf(piece.below)))
  const left = BORDER + Math.round(piece.at * scaleX)
  const room = Math.min(width, onto.width - left)
  for (let y = 0; y < height; y++) {
    onto.data.set(part.data.subarray(y * width, y * width + room), (y + BORDER) * onto.width + left)
  }
}

/** The ground of a tinted cell brought to paper: most pixels about a word are ground. */
export function bleached(part: Grey): Grey {
  const counts = new Uint32Array(256)
  for (const value of part.data) counts[value]!++
  let rest = part.data.length * 0.35
  let ground = 255
  for (; ground > 0 && rest > 0; ground--) rest -= counts[ground] as number
  if (ground < 60 || ground >= PAPER) return part
  return { ...part, data: part.data.map((value) => Math.min(255, (value * PAPER) / ground)) }
}

function toPage(box: Box, pieces: readonly Piece[], scaleX: number, scaleY: number): Box {
  const left = (box[0] - BORDER) / scaleX
  const right = (box[0] + box[2] - BORDER) / scaleX
  const first = pieceAt(pieces, left + 0.25 * (right - left))
  const last = pieceAt(pieces, right - 0.25 * (right - left))
  const x0 = left - first.at + first.from
  const x1 = right - last.at + last.from
  const y = (box[1] - BORDER) / scaleY + first.top
  return [round(x0), round(y), round(x1 - x0), round(box[3] / scaleY)]
}

function pieceAt(pieces: readonly Piece[], x: number): Piece {
  let found = pieces[0] as Piece
  for (const piece of pieces) if (x >= piece.at) found = piece
  return found
}

const round = (value: number): number => Math.round(value * 10) / 10
