import type { Component } from './components'
import { components } from './components'
import { dashesOf } from './dashes'
import type { Grey } from './grey'
import { darkerThanAround } from './ink'

/** How much darker than its surroundings ink is, at least. */
const INK_CONTRAST = 0.14

/**
 * Blobs that may be letters: neither specks nor rules (broken ones neither), page edges, pictures or table frames.
 * `picture` at a scale where letters are some 6 to 60 pixels high (long edge about 1,600).
 */
export function letterLike(picture: Grey): Component[] {
  const radius = Math.max(8, Math.round(Math.max(picture.width, picture.height) / 80))
  const ink = darkerThanAround(picture, radius, INK_CONTRAST)
  const blobs = components(ink, picture.width, picture.height)
  const dashes = dashesOf(blobs)
  return blobs.filter((c) => {
    if (dashes.has(c)) return false
    const width = c.right - c.left
    const height = c.bottom - c.top
    if (height < 4 || height > 60 || width < 2 || width > 120) return false
    if (Math.max(width, height) > 8 * Math.min(width, height)) return false
    return c.area >= 8 && c.area >= 0.12 * width * height
  })
}
