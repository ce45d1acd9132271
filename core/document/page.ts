import type { Box, Corners, Point } from '../records/place'
import { slopeAt, type Fan } from './fan'

/** A 3×3 projective transform, row-major. */
export type Homography = readonly [
  number, number, number,
  number, number, number,
  number, number, number,
] // prettier-ignore

export type Script = 'latin' | 'hebrew' | 'mixed'

/** What of a number was not read beyond doubt: where its point stands or whether it has one, or its digits. */
export type NumberDoubt = 'point' | 'digits'

/** One word as the OCR engine read it. */
export interface Word {
  /** In logical order: a Hebrew word's first letter comes first. */
  readonly text: string
  /** In the reading frame. */
  readonly box: Box
  /** Where it truly lies, of a word that is read at another place (the mark of a far column, before its question). */
  readonly ink?: Box
  /** 0..1, as the engine reports it. */
  readonly confidence: number
  /** Words of one printed line, as the engine saw it, share this number. */
  readonly line: number
  /** Of a number whose readings and ink do not agree; pages read before this was told have none. */
  readonly doubt?: NumberDoubt
}

/**
 * What reading one picture gave; stored as `artifacts/{user}/{file}/page.json`, so that a better
 * extractor re-reads an old page without OCR.
 *
 * The *reading frame* is the flat, upright, deskewed page on which the words' boxes stand.
 * The *source* is the picture as it is served, with EXIF orientation applied.
 */
export interface PageReading {
  readonly version: 1
  readonly source: { readonly width: number; readonly height: number }
  readonly frame: { readonly width: number; readonly height: number }
  /** Maps a point of the reading frame to a point of the source. */
  readonly toSource: Homography
  /** Clockwise degrees by which the source has to be turned to stand upright. */
  readonly turn: 0 | 90 | 180 | 270
  readonly script: Script
  /** In reading order of the engine's lines. */
  readonly words: readonly Word[]
  /** Of a page that was laid level after it was read: how its rows stood. Never stored. */
  readonly fan?: Fan
}

/** The point of the source under a point of the frame. */
export function project(m: Homography, x: number, y: number): Point {
  const w = m[6] * x + m[7] * y + m[8]
  return [(m[0] * x + m[1] * y + m[2]) / w, (m[3] * x + m[4] * y + m[5]) / w]
}

/**
 * A box of the frame as it lies on the source: its true corners, to a tenth of a pixel, and the smallest rectangle of
 * whole pixels that holds them. Both stay within the picture.
 */
export function toSourcePlace(page: PageReading, [x, y, w, h]: Box): { box: Box; corners: Corners } {
  const { toSource, source } = page
  const at = (px: number, py: number): Point => {
    const risen = page.fan ? py + slopeAt(page.fan, py) * (px - page.fan.middle) : py
    const [sx, sy] = project(toSource, px, risen)
    return [clamp(sx, source.width), clamp(sy, source.height)]
  }
  const corners: Corners = [at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h)]
  const xs = corners.map(([cx]) => cx)
  const ys = corners.map(([, cy]) => cy)
  const left = Math.floor(Math.min(...xs))
  const top = Math.floor(Math.min(...ys))
  return {
    box: [left, top, Math.ceil(Math.max(...xs)) - left, Math.ceil(Math.max(...ys)) - top],
    corners: [tenths(corners[0]), tenths(corners[1]), tenths(corners[2]), tenths(corners[3])],
  }
}

const clamp = (value: number, size: number): number => Math.min(Math.max(value, 0), size)
const tenths = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]

/** The smallest box that holds all of the given ones; `[0,0,0,0]` of none. */
export function union(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return [0, 0, 0, 0]
  const left = Math.min(...boxes.map((b) => b[0]))
  const top = Math.min(...boxes.map((b) => b[1]))
  const right = Math.max(...boxes.map((b) => b[0] + b[2]))
  const bottom = Math.max(...boxes.map((b) => b[1] + b[3]))
  return [left, top, right - left, bottom - top]
}
