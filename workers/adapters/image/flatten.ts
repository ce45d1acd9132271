import type { Homography } from '../../../core/document/page'
import { project } from '../../../core/document/page'
import type { Component } from './components'
import type { Grey } from './grey'
import type { Point, Quad } from './homography'
import { compose, invert, rectangleToQuad, rotation, scaling, translation } from './homography'
import type { Sheet } from './sheet'
import { findSheet } from './sheet'
import { shrink } from './shrink'
import { letterLike } from './strokes'
import { textDirection } from './textlines'

/** Long edge at which letters are found. */
const LETTERS = 1600
/** Of the sheet, this much at each edge is left out: its own edge, shadows, the background. */
const MARGIN = 0.006
/** Fewer letters say nothing of a page's direction. */
const ENOUGH_LETTERS = 24

/** How a page lies in its picture. Everything is in pixels of the picture it was found in. */
export interface Lie {
  /** Maps a point of the flat page, at the picture's own scale, to the picture. */
  readonly toPicture: Homography
  readonly width: number
  readonly height: number
  /** Median height of the letters on the flat page; 0 when none were found. */
  readonly letterHeight: number
  readonly letters: number
  /** True when the page was turned a quarter clockwise to set its lines level. */
  readonly quarterTurned: boolean
}

/**
 * Finds the sheet, the direction of its text and the size of its letters. Which way is up is not known yet. `across`:
 * its lines run the other way than its letters tell, as those of a typewriter may, which stand in columns, too.
 */
export function findLie(picture: Grey, across = false): Lie {
  const sheet = findSheet(picture)
  const base = sheet ? sheetLie(sheet) : wholeLie(picture)
  const small = shrink(picture, LETTERS)
  const toFlat = compose(
    invert(base.toPicture),
    scaling(picture.width / small.width, picture.height / small.height),
  )
  const letters = letterLike(small).filter((c) => inside(c, toFlat, base))
  if (letters.length < ENOUGH_LETTERS)
    return { ...base, letterHeight: 0, letters: letters.length, quarterTurned: false }
  const rough = median(letters.map((c) => sizeOf(c, toFlat).height))
  const direction = textDirection(letters, toFlat, rough, across)
  const level = direction.sideways ? quarterTurn(base) : base
  const straight = turn(level, direction.angle)
  const heights = letters.map((c) => sizeOf(c, toFlat)[direction.sideways ? 'width' : 'height'])
  return {
    ...straight,
    letterHeight: median(heights),
    letters: letters.length,
    quarterTurned: direction.sideways,
  }
}

interface Plane {
  readonly toPicture: Homography
  readonly width: number
  readonly height: number
}

function wholeLie(picture: Grey): Plane {
  return { toPicture: scaling(1), width: picture.width, height: picture.height }
}

function sheetLie(sheet: Sheet): Plane {
  const [tl, tr, br, bl] = sheet.corners
  const width = (distance(tl, tr) + distance(bl, br)) / 2
  const height = (distance(tl, bl) + distance(tr, br)) / 2
  const whole = rectangleToQuad(width, height, sheet.corners as Quad)
  const inset = MARGIN * Math.max(width, height)
  return {
    toPicture: compose(whole, translation(inset, inset)),
    width: width - 2 * inset,
    height: height - 2 * inset,
  }
}

/** The plane turned a quarter clockwise: what was its left side becomes its top. */
function quarterTurn(plane: Plane): Plane {
  const back: Homography = [0, 1, 0, -1, 0, plane.height, 0, 0, 1]
  return { toPicture: compose(plane.toPicture, back), width: plane.height, height: plane.width }
}

/** The plane on which lines that ran clockwise by `angle` run level, about its centre. */
function turn(plane: Plane, angle: number): Plane {
  const { width, height } = plane
  const about = compose(
    translation(width / 2, height / 2),
    compose(rotation(angle), translation(-width / 2, -height / 2)),
  )
  return { ...plane, toPicture: compose(plane.toPicture, about) }
}

function inside(c: Component, toFlat: Homography, plane: Plane): boolean {
  const [x, y] = project(toFlat, (c.left + c.right) / 2, (c.top + c.bottom) / 2)
  return x > 0 && y > 0 && x < plane.width && y < plane.height
}

function sizeOf(c: Component, toFlat: Homography): { width: number; height: number } {
  const midX = (c.left + c.right) / 2
  const midY = (c.top + c.bottom) / 2
  const width = distance(project(toFlat, c.left, midY), project(toFlat, c.right, midY))
  const height = distance(project(toFlat, midX, c.top), project(toFlat, midX, c.bottom))
  return { width, height }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}
