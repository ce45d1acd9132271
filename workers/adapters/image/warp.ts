import type { Homography } from '../../../core/document/page'
import * as cubic from './cubic'
import type { Grey } from './grey'
import { greyOf } from './grey'
import { resized } from './resized'

/**
 * The picture seen through `toPicture` (frame point → picture point), resampled once with a cubic kernel
 * (Catmull-Rom: sharper strokes than linear where small text is enlarged). What lies outside is `outside`.
 */
export function warp(
  picture: Grey,
  toPicture: Homography,
  width: number,
  height: number,
  outside = 255,
): Grey {
  const [a, b, c, d, e, f, g, h, i] = toPicture
  if (b === 0 && d === 0 && g === 0 && h === 0)
    return resized(
      picture,
      (x) => (a * x + c) / i,
      (y) => (e * y + f) / i,
      width,
      height,
      outside,
    )
  const out = greyOf(width, height, outside)
  const { data, width: w, height: hgt } = picture
  for (let y = 0; y < height; y++) {
    const py = y + 0.5
    for (let x = 0; x < width; x++) {
      const px = x + 0.5
      const z = g * px + h * py + i
      const u = (a * px + b * py + c) / z - 0.5
      const v = (d * px + e * py + f) / z - 0.5
      if (u < -0.5 || v < -0.5 || u > w - 0.5 || v > hgt - 0.5) continue
      out.data[y * width + x] = cubicAt(data, w, hgt, u, v)
    }
  }
  return out
}

function cubicAt(data: Uint8Array, width: number, height: number, u: number, v: number): number {
  const x = Math.floor(u)
  const y = Math.floor(v)
  const s = u - x
  const t = v - y
  const x0 = x > 0 ? x - 1 : 0
  const x1 = x > 0 ? x : 0
  const x2 = x + 1 < width ? x + 1 : width - 1
  const x3 = x + 2 < width ? x + 2 : width - 1
  const wx0 = cubic.first(s)
  const wx1 = cubic.second(s)
  const wx2 = cubic.third(s)
  const wx3 = cubic.fourth(s)
  const wy0 = cubic.first(t)
  const wy1 = cubic.second(t)
  const wy2 = cubic.third(t)
  const wy3 = cubic.fourth(t)
  const r0 = (y > 0 ? y - 1 : 0) * width
  const r1 = (y > 0 ? y : 0) * width
  const r2 = (y + 1 < height ? y + 1 : height - 1) * width
  const r3 = (y + 2 < height ? y + 2 : height - 1) * width
  const a = line(data, r0, x0, x1, x2, x3, wx0, wx1, wx2, wx3)
  const b = line(data, r1, x0, x1, x2, x3, wx0, wx1, wx2, wx3)
  const c = line(data, r2, x0, x1, x2, x3, wx0, wx1, wx2, wx3)
  const d = line(data, r3, x0, x1, x2, x3, wx0, wx1, wx2, wx3)
  const value = a * wy0 + b * wy1 + c * wy2 + d * wy3 + 0.5
  return value < 0 ? 0 : value > 255 ? 255 : value | 0
}

function line(
  data: Uint8Array,
  row: number,
  x0: number,
  x1: number,
  x2: number,
  x3: number,
  w0: number,
  w1: number,
  w2: number,
  w3: number,
): number {
  return (
    (data[row + x0] as number) * w0 +
    (data[row + x1] as number) * w1 +
    (data[row + x2] as number) * w2 +
    (data[row + x3] as number) * w3
  )
}
