import type { Component } from './components'
import { frameIn, isSquare, shareHeld, thicknessOf, type Frame, type Inked } from './tick-frames'

/** A printed box to tick: its frame in pixels (right and bottom exclusive), the blob of it with its tick, and its mark. */
export interface TickBox {
  readonly frame: Frame
  readonly ink: Component
  /** Null where what stands in it may be a mark or dirt. */
  readonly ticked: boolean | null
}

/** The side of a box, in letter heights. */
const SIDE = { least: 0.8, most: 2.4 }
/** A tick reaches no farther out of its box than this, in sides of it. */
const REACH = 1.9
/** Of its side: how thick a frame is. The bowl of a bold D is nearly as straight, and thicker. */
const THICK = 0.22
/** From here on what a box holds is a mark (a fax’s specks came to 0.095, ticks to 0.4); below, nothing; what fills it is no mark, but a digit's frame or a pattern. */
const HELD = { nothing: 0.035, mark: 0.14, full: 0.9 }
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
