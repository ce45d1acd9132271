/** Rows that fan out over a page: at each level their slope, and the place across the page where a row stands on its level. */
export interface Fan {
  readonly middle: number
  readonly levels: readonly number[]
  readonly slopes: readonly number[]
}

/** Of a page's fan the slope at a height. */
export function slopeAt({ levels, slopes }: Fan, y: number): number {
  const step = levels[1]! - levels[0]!
  const at = Math.min(Math.max((y - levels[0]!) / step, 0), levels.length - 1)
  const below = Math.min(Math.floor(at), levels.length - 2)
  return slopes[below]! + (at - below) * (slopes[below + 1]! - slopes[below]!)
}
