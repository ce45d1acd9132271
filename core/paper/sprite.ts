import { levelled } from './geometry'
import type { Piece, StripPlan } from './pieces'

/** The picture of a strip: its pieces side by side, in pixels. */
export interface Sprite {
  readonly width: number
  readonly height: number
  readonly parts: readonly { readonly piece: Piece; readonly left: number; readonly width: number }[]
}

/** Pixels to a CSS pixel: what a phone's screen shows, and no more than the page has. */
const finest = 2

/** How a strip lies in its picture: the same for who cuts it and who shows it. */
export function spriteOf({ height, pieces }: StripPlan): Sprite {
  const shown = Math.max(...pieces.map(({ corners }) => levelled(corners)[3]))
  const density = Math.min(finest, Math.max(1, shown / height))
  let left = 0
  const parts = pieces.map((piece) => {
    const part = { piece, left, width: Math.max(1, Math.round(piece.width * density)) }
    left += part.width
    return part
  })
  return { width: left, height: Math.max(1, Math.round(height * density)), parts }
}
