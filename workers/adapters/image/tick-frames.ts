import type { Component } from './components'

export type Frame = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>

/** The ink bitmap of a page, 1 where there is some. */
export interface Inked {
  readonly ink: Uint8Array
  readonly width: number
}

/** How much of a side is inked without a gap. */
const UNBROKEN = 0.85
/** In sides, how far the outline may stray from the frame; along what share of a side it keeps to it, and of one that a tick crosses. */
const STRAIGHT = { within: 0.08, whole: 0.92, ticked: 0.5 }
/** Of a side, what is left out at either end: corners may be rounded. */
const CORNER = 0.1

/** The four straight sides of a square among the ink of a blob, none shorter than `least` pixels; null where there are none. */
export function frameIn(blob: Component, { ink, width }: Inked, least: number): Frame | null {
  const across = (y: number) => longestRun(ink, y * width + blob.left, 1, blob.right - blob.left)
  const down = (x: number) => longestRun(ink, blob.top * width + x, width, blob.bottom - blob.top)
  let top = blob.top
  while (top < blob.bottom && across(top).length < least) top++
  if (top === blob.bottom) return null
  let bottom = blob.bottom - 1
  while (bottom > top && across(bottom).length < least) bottom--
  const high = bottom + 1 - top
  let left = blob.left
  while (left < blob.right && down(left).length < UNBROKEN * high) left++
  let right = blob.right - 1
  while (right > left && down(right).length < UNBROKEN * high) right--
  const wide = right + 1 - left
  if (wide < least || Math.abs(wide - high) > 0.2 * high) return null
  const closed = [top, top + 1, bottom, bottom - 1].map(across)
  const isSide = ({ from, length }: Run): boolean =>
    length >= UNBROKEN * wide && blob.left + from <= left + 0.15 * wide
  if (!closed.slice(0, 2).some(isSide) || !closed.slice(2).some(isSide)) return null
  return { left, top, right: right + 1, bottom: bottom + 1 }
}

interface Run {
  readonly from: number
  readonly length: number
}

/** The longest stretch of ink along a line of pixels; a gap of one pixel does not end it. */
function longestRun(ink: Uint8Array, start: number, step: number, count: number): Run {
  let best: Run = { from: 0, length: 0 }
  let from = -1
  let last = -2
  for (let i = 0; i < count; i++) {
    if (ink[start + i * step] !== 1) continue
    if (i - last > 2) from = i
    last = i
    if (i + 1 - from > best.length) best = { from, length: i + 1 - from }
  }
  return best
}

/** How many pixels in a row, from one on and at most so many, are ink, or are none. */
function stretch(ink: Uint8Array, start: number, step: number, most: number, of: 0 | 1): number {
  let count = 0
  while (count < most && ink[start + count * step] === of) count++
  return count
}

/** Of its left side, in the middle of its height or above or below it, where no tick crosses. */
export function thicknessOf({ left, right, top, bottom }: Frame, { ink, width }: Inked): number {
  const levels = [0.25, 0.5, 0.75].map((share) => Math.floor(top + share * (bottom - top)))
  return Math.min(...levels.map((y) => stretch(ink, y * width + left, 1, right - left, 1)))
}

/**
 * The outline of a blob is straight at the left of its frame and below it nearly all along, and at the two other sides
 * but where a tick goes out: that of an O, a D or a d is not.
 */
export function isSquare(frame: Frame, blob: Component, { ink, width }: Inked): boolean {
  const near = Math.max(1.5, STRAIGHT.within * (frame.right - frame.left))
  const [wide, high] = [blob.right - blob.left, blob.bottom - blob.top]
  /** Along a side, how much of the blob's outline is as far from its bounds as the frame is. */
  const keeps = (from: number, to: number, inset: number, bare: (at: number) => number): number => {
    const corner = Math.round(CORNER * (to - from))
    const along = Array.from({ length: to - from - 2 * corner }, (_, i) => from + corner + i)
    return along.filter((at) => Math.abs(bare(at) - inset) <= near).length / along.length
  }
  const { left, top, right, bottom } = frame
  const row = (y: number) => y * width
  const atLeft = keeps(top, bottom, left - blob.left, (y) => stretch(ink, row(y) + blob.left, 1, wide, 0))
  const atRight = keeps(top, bottom, blob.right - right, (y) =>
    stretch(ink, row(y) + blob.right - 1, -1, wide, 0),
  )
  const above = keeps(left, right, top - blob.top, (x) => stretch(ink, row(blob.top) + x, width, high, 0))
  const below = keeps(left, right, blob.bottom - bottom, (x) =>
    stretch(ink, row(blob.bottom - 1) + x, -width, high, 0),
  )
  return Math.min(atLeft, below) >= STRAIGHT.whole && Math.min(atRight, above) >= STRAIGHT.ticked
}

/** How much of the inside of a frame is ink, away from its sides. */
export function shareHeld({ left, top, right, bottom }: Frame, thick: number, { ink, width }: Inked): number {
  const inset = Math.round(thick + 0.1 * (right - left))
  const [x0, x1, y0, y1] = [left + inset, right - inset, top + inset, bottom - inset]
  let inked = 0
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) inked += ink[y * width + x]!
  return x1 > x0 && y1 > y0 ? inked / ((x1 - x0) * (y1 - y0)) : 1
}
