/** An 8-bit grey picture, row by row, 0 = black. */
export interface Grey {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

export function greyOf(width: number, height: number, fill = 0): Grey {
  const data = new Uint8Array(width * height)
  if (fill !== 0) data.fill(fill)
  return { width, height, data }
}

/** Rec. 601 luma of 8-bit red, green and blue, as JPEG's own Y. */
export function luma(r: number, g: number, b: number): number {
  return (r * 19595 + g * 38470 + b * 7471 + 32768) >> 16
}

/** A copy of a rectangle; what lies outside the picture is left out. */
export function crop(from: Grey, left: number, top: number, width: number, height: number): Grey {
  const x0 = Math.max(0, Math.floor(left))
  const y0 = Math.max(0, Math.floor(top))
  const x1 = Math.min(from.width, Math.ceil(left + width))
  const y1 = Math.min(from.height, Math.ceil(top + height))
  const to = greyOf(Math.max(0, x1 - x0), Math.max(0, y1 - y0))
  for (let y = y0; y < y1; y++) {
    to.data.set(from.data.subarray(y * from.width + x0, y * from.width + x1), (y - y0) * to.width)
  }
  return to
}
