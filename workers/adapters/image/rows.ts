import type { Segment } from './segments'

/** A segment in its row, and how far up and down the page it has to itself: beyond stands ink of another row. */
export interface Placed extends Segment {
  readonly above: number
  readonly below: number
}

/** Segments that stand on one printed line, from left to right. */
export interface Row {
  readonly segments: readonly Placed[]
  readonly letterHeight: number
}

/** Segments of one line share most of their height and have letters of about one size. */
export function findRows(segments: readonly Segment[]): Row[] {
  const rows: Segment[][] = []
  for (const segment of [...segments].sort((a, b) => b.letters - a.letters || a.top - b.top)) {
    const row = rows.find((others) => others.some((other) => level(segment, other)) && fits(segment, others))
    if (row) row.push(segment)
    else rows.push([segment])
  }
  return rows
    .map((row) => ({
      segments: row.map((segment) => placed(segment, segments)).sort((a, b) => a.left - b.left),
      letterHeight: sizeOf(row),
    }))
    .sort((a, b) => middleOf(a) - middleOf(b))
}

/** Below a segment's foot, in letter heights, nothing is cut off even where another row reaches as high. */
const TAIL = 0.15

/** Lines set tight reach into one another: the tail of a g stands beside the heads of the line below. */
function placed(segment: Segment, all: readonly Segment[]): Placed {
  const { left, right, top, foot, letterHeight } = segment
  let [above, below] = [-Infinity, Infinity]
  for (const other of all) {
    if (other.right < left - letterHeight || other.left > right + letterHeight) continue
    const size = Math.min(letterHeight, other.letterHeight)
    if (other.foot < foot - size * 0.5) above = Math.max(above, Math.min(other.bottom + 1, top))
    else if (other.foot > foot + size * 0.5)
      below = Math.min(below, Math.max(other.top - 1, foot + letterHeight * TAIL))
  }
  return { ...segment, above, below }
}

function level(a: Segment, b: Segment): boolean {
  const size = Math.min(a.letterHeight, b.letterHeight)
  if (Math.max(a.letterHeight, b.letterHeight) > size * 1.7) return false
  return Math.abs(a.foot - b.foot) < size * 0.4
}

/** No two segments of a row may stand above one another. */
function fits(segment: Segment, row: readonly Segment[]): boolean {
  return row.every((other) => segment.right <= other.left + 2 || segment.left >= other.right - 2)
}

/** The letter height of most of the row's letters. */
function sizeOf(row: readonly Segment[]): number {
  let [sum, n] = [0, 0]
  for (const { letterHeight, letters } of row) {
    sum += letterHeight * letters
    n += letters
  }
  return n === 0 ? 0 : sum / n
}

function middleOf({ segments }: Row): number {
  return segments.reduce((sum, s) => sum + s.foot, 0) / segments.length
}
