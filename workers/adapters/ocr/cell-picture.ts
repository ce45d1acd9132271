import type { Grey } from '../image/grey'
import { greyOf } from '../image/grey'
import { compose, scaling, translation } from '../image/homography'
import { warp } from '../image/warp'
import type { Figures, Stretch } from './figures'
import type { Setting } from './row-picture'
import { bleached, PAPER } from './row-picture'

/** White that a point is given on either side, in digit heights. */
const ROOM = 0.16
/** What is shown above and below the digits, in digit heights: the tail of a comma, not the line above. */
const ABOVE = 0.14
const BELOW = 0.26
/** White about it, in pixels. */
const BORDER = 16

/**
 * One number by itself, its points set apart from the digits that blur has joined them to: a point that the
 * ink shows is lost on the engine where it has no white about it.
 */
export function cellPicture(page: Grey, box: Stretch, figures: Figures, setting: Setting): Grey {
  const size = figures.foot - figures.top
  const scaleY = setting.letterHeight / size
  const scaleX = scaleY * setting.stretch
  const top = figures.top - size * ABOVE
  const height = Math.round((figures.foot + size * BELOW - top) * scaleY)
  const cuts = [
    box.left - 1,
    ...figures.points.flatMap(({ left, right }) => [left - 1, right + 1]),
    box.right + 1,
  ]
  const parts = cuts.slice(1).map((right, i) => {
    const left = cuts[i] as number
    const width = Math.max(1, Math.round((right - left) * scaleX))
    const toPage = compose(translation(left, top), scaling(1 / scaleX, 1 / scaleY))
    return warp(page, toPage, width, height, PAPER)
  })
  const room = Math.round(size * ROOM * scaleX)
  const width = parts.reduce((sum, part) => sum + part.width, 0) + room * (parts.length - 1)
  const inner = greyOf(width, height, PAPER)
  let at = 0
  for (const part of parts) {
    for (let y = 0; y < height; y++) {
      inner.data.set(part.data.subarray(y * part.width, (y + 1) * part.width), y * width + at)
    }
    at += part.width + room
  }
  return bordered(bleached(inner))
}

function bordered(inner: Grey): Grey {
  const out = greyOf(inner.width + 2 * BORDER, inner.height + 2 * BORDER, PAPER)
  for (let y = 0; y < inner.height; y++) {
    const row = inner.data.subarray(y * inner.width, (y + 1) * inner.width)
    out.data.set(row, (y + BORDER) * out.width + BORDER)
  }
  return out
}
