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
