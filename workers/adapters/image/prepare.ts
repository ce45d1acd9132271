import type { Component } from './components'
import { components } from './components'
import type { Lie } from './flatten'
import type { Framed } from './frame'
import { frameOf, frameScale } from './frame'
import type { Grey } from './grey'
import { compose, type Point } from './homography'
import { removeDashes } from './dashes'
import { darkerThanAround } from './ink'
import { evenLight } from './light'
import { invertPanels } from './panels'
import { withDarkInk } from './pale'
import type { Row } from './rows'
import { findRows } from './rows'
import { removeRules } from './rules'
import { findSegments } from './segments'
import { removeSpecks, wipe } from './specks'
import { findTickBoxes, turnedBox, type TickBox } from './tick-boxes'
import { removeUnderlines } from './underlines'

/** How much darker than its surroundings ink is on an evenly lit page. */
const INK = 0.16

/** A page ready to be read: flat, level, evenly lit, without rules and dark panels, and where its lines stand. */
export interface Prepared extends Framed {
  readonly rows: readonly Row[]
  /** All connected ink: letters, marks, specks. */
  readonly blobs: readonly Component[]
  readonly letterHeight: number
  /** Where writing touched a rule that was taken away, and may have lost its edge. */
  readonly touched: readonly Point[]
  /** The boxes of a form, which no longer stand on the page. */
  readonly boxes: readonly TickBox[]
}

export function prepare(picture: Grey, lie: Lie): Prepared {
  const framed = frameOf(picture, lie)
  const letterHeight = Math.max(8, lie.letterHeight * frameScale(lie))
  invertPanels(framed.grey, letterHeight)
  const lit = evenLight(framed.grey)
  const grey = withDarkInk(lit, darkerThanAround(lit, Math.round(letterHeight * 1.2), INK))
  return { ...layOut(grey, letterHeight), toPicture: framed.toPicture }
}

/** `seen` are its boxes, where they were taken from it before. */
function layOut(grey: Grey, letterHeight: number, seen?: readonly TickBox[]): Omit<Prepared, 'toPicture'> {
  const ink = darkerThanAround(grey, Math.round(letterHeight * 1.2), INK)
  const touched = removeRules(grey, ink, letterHeight)
  const boxes = seen ?? takeBoxes(grey, ink, letterHeight)
  removeUnderlines(grey, ink, letterHeight)
  const inked = removeDashes(grey, ink, components(ink, grey.width, grey.height), letterHeight)
  const blobs = removeSpecks(grey, ink, inked, letterHeight)
  return { grey, letterHeight, blobs, touched, boxes, rows: findRows(findSegments(blobs, letterHeight)) }
}

/** Finds the boxes of a form and takes them from a page and its ink, in place: the engine reads letters. */
function takeBoxes(grey: Grey, ink: Uint8Array, letterHeight: number): readonly TickBox[] {
  const { width, height } = grey
  const boxes = findTickBoxes(components(ink, width, height), { ink, width }, letterHeight)
  for (const box of boxes) wipe(grey, ink, box.ink)
  return boxes
}

/** The page upside down. */
export function turnedOver(page: Prepared): Prepared {
  const { width, height, data } = page.grey
  data.reverse()
  const back = [-1, 0, width, 0, -1, height, 0, 0, 1] as const
  const touched = page.touched.map(([x, y]): Point => [width - x, height - y])
  const boxes = page.boxes.map((box) => turnedBox(box, width, height))
  return { ...layOut(page.grey, page.letterHeight, boxes), touched, toPicture: compose(page.toPicture, back) }
}
