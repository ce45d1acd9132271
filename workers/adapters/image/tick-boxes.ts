import type { Component } from './components'

/** A printed box to tick: its frame in pixels (right and bottom exclusive), the blob of it with its tick, and its mark. */
export interface TickBox {
  readonly frame: Frame
  readonly ink: Component
  /** Null where what stands in it may be a mark or dirt. */
  readonly ticked: boolean | null
}

type Frame = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>

/** The ink bitmap of a page, 1 where there is some. */
export interface Inked {
  readonly ink: Uint8Array
  readonly width: number
}

/** The side of a box, in letter heights. */
const SIDE = { least: 0.8, most: 2.4 }
/** A tick reaches no farther out of its box than this, in sides of it. */
const REACH = 1.9
/** How much of a side is inked without a gap. */
const UNBROKEN = 0.85
/** Of its side: how thick a frame is. The bowl of a bold D is nearly as straight, and thicker. */
const THICK = 0.22
/** In sides, how far the outline may stray from the frame; along what share of a side it keeps to it, and of one that a tick crosses. */
const STRAIGHT = { within: 0.08, whole: 0.92, ticked: 0.5 }
/** From here on what a box holds is a mark; below, nothing; what fills it is no mark, but a digit's frame or a pattern. */
const HELD = { nothing: 0.015, mark: 0.06, full: 0.9 }
/** Boxes of one form are of a size. */
const ALIKE = 0.18
/** What stands closer than this, in sides, is no box's entry: a final mem is as square, and belongs to its word. */
const APART = 0.28
/** Two frames with less between them than a short word are those of a number's digits. */
const BETWEEN = 0.9
/** In letter heights: what is lower than this is a speck. */
const LETTER = 0.4
/** So many boxes make a form. */
const FEWEST = 3

/**
 * The boxes to tick of a form, by their ink: square frames of one size, each by itself, of which some hold a mark and
 * some nothing. Hollow squares alone may be the bullets of a list, filled ones alone the corners of a code.
 */
export function findTickBoxes(
  blobs: readonly Component[],
  page: Inked,
  letterHeight: number,
): readonly TickBox[] {
  const framed = blobs.flatMap((blob) => boxIn(blob, page, letterHeight) ?? [])
  const letters = blobs.filter(({ top, bottom }) => bottom - top > LETTER * letterHeight)
  const alone = framed.filter((box) => !letters.some((blob) => isNextTo(blob, box, APART)))
  const usual = alone.map(sideOf).sort((a, b) => a - b)[alone.length >> 1] ?? 0
  const alike = alone.filter((box) => Math.abs(sideOf(box) - usual) <= ALIKE * usual)
  const boxes = alike.filter((box) => !alike.some((other) => isNextTo(other.ink, box, BETWEEN)))
  const isForm = [true, false].every((state) => boxes.some(({ ticked }) => ticked === state))
  return isForm && boxes.length >= FEWEST ? boxes : []
}

const sideOf = ({ frame }: TickBox): number => frame.right - frame.left

/** What stands level with a box, and nearer than so many of its sides. */
function isNextTo(blob: Component, { frame, ink }: TickBox, apart: number): boolean {
  if (blob === ink) return false
  const side = frame.right - frame.left
  const level = Math.min(blob.bottom, frame.bottom) - Math.max(blob.top, frame.top) > side / 3
  const gap = Math.max(blob.left, frame.left) - Math.min(blob.right, frame.right)
  // What stands within a frame is its mark.
  return level && gap > -side / 2 && gap < apart * side
}

function boxIn(blob: Component, page: Inked, letterHeight: number): TickBox | null {
  const [wide, high] = [blob.right - blob.left, blob.bottom - blob.top]
  const least = SIDE.least * letterHeight
  if (Math.min(wide, high) < least || Math.max(wide, high) > SIDE.most * REACH * letterHeight) return null
  const frame = frameIn(blob, page, least)
  if (!frame) return null
  const side = frame.right - frame.left
  if (side > SIDE.most * letterHeight || Math.max(wide, high) > REACH * side) return null
  const thick = thicknessOf(frame, page)
  const held = shareHeld(frame, thick, page)
  if (thick > THICK * side || held > HELD.full || !isSquare(frame, blob, page)) return null
  const ticked = held >= HELD.mark ? true : held <= HELD.nothing ? false : null
  return { frame, ink: blob, ticked }
}

/** The four straight sides of a square among the ink of a blob. */
function frameIn(blob: Component, { ink, width }: Inked, least: number): Frame | null {
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

/** Of its left side, in the middle of its height or above or below it, where no tick crosses. */
function thicknessOf({ left, right, top, bottom }: Frame, { ink, width }: Inked): number {
  const middle = (top + bottom) >> 1
  const levels = [middle, (middle + top) >> 1, (middle + bottom) >> 1]
  return Math.min(
    ...levels.map((y) => {
      let x = left
      while (x < right && ink[y * width + x] === 1) x++
      return x - left
    }),
  )
}

/**
 * The outline of a blob is straight at the left of its frame and below it nearly all along, and at the two other sides
 * but where a tick goes out: that of an O, a D or a d is not.
 */
function isSquare(frame: Frame, blob: Component, { ink, width }: Inked): boolean {
  const side = frame.right - frame.left
  const near = Math.max(1.5, STRAIGHT.within * side)
  const at = (x: number, y: number): boolean => ink[y * width + x] === 1
  const share = (from: number, to: number, first: (one: number) => number, edge: number): number => {
    const lines = Array.from(
      { length: Math.ceil(0.8 * (to - from)) },
      (_, i) => from + Math.round(0.1 * (to - from)) + i,
    )
    return lines.filter((one) => Math.abs(first(one) - edge) <= near).length / lines.length
  }
  const { left, top, right, bottom } = frame
  const fromLeft = (y: number): number => {
    let x = blob.left
    while (x < blob.right && !at(x, y)) x++
    return x
  }
  const fromRight = (y: number): number => {
    let x = blob.right - 1
    while (x > blob.left && !at(x, y)) x--
    return x + 1
  }
  const fromTop = (x: number): number => {
    let y = blob.top
    while (y < blob.bottom && !at(x, y)) y++
    return y
  }
  const fromBottom = (x: number): number => {
    let y = blob.bottom - 1
    while (y > blob.top && !at(x, y)) y--
    return y + 1
  }
  return (
    share(top, bottom, fromLeft, left) >= STRAIGHT.whole &&
    share(left, right, fromBottom, bottom) >= STRAIGHT.whole &&
    share(top, bottom, fromRight, right) >= STRAIGHT.ticked &&
    share(left, right, fromTop, top) >= STRAIGHT.ticked
  )
}

/** How much of the inside of a frame is ink, away from its sides. */
function shareHeld({ left, top, right, bottom }: Frame, thick: number, { ink, width }: Inked): number {
  const inset = Math.round(thick + 0.1 * (right - left))
  const [x0, x1, y0, y1] = [left + inset, right - inset, top + inset, bottom - inset]
  let inked = 0
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) inked += ink[y * width + x]!
  return x1 > x0 && y1 > y0 ? inked / ((x1 - x0) * (y1 - y0)) : 1
}

/** A box of a page that is turned upside down. */
export function turnedBox({ frame, ink, ticked }: TickBox, width: number, height: number): TickBox {
  const turned = <T extends Frame>(one: T): T => ({
    ...one,
    left: width - one.right,
    top: height - one.bottom,
    right: width - one.left,
    bottom: height - one.top,
  })
  return { frame: turned(frame), ink: turned(ink), ticked }
}
