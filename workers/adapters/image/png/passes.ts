/** A reduced picture of an interlaced PNG: pixels at (x0 + i·dx, y0 + j·dy). */
export interface Pass {
  readonly x0: number
  readonly y0: number
  readonly dx: number
  readonly dy: number
  readonly width: number
  readonly height: number
}

/** Adam7 (PNG §8.2). */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** The passes in file order, without those that hold no pixel. */
export function passesOf(width: number, height: number, interlaced: boolean): readonly Pass[] {
  if (!interlaced) return [{ x0: 0, y0: 0, dx: 1, dy: 1, width, height }]
  return ADAM7.map(([x0, y0, dx, dy]) => ({
    x0, y0, dx, dy,
    width: Math.max(0, Math.ceil((width - x0) / dx)),
    height: Math.max(0, Math.ceil((height - y0) / dy)),
  })).filter((pass) => pass.width > 0 && pass.height > 0) // prettier-ignore
}
