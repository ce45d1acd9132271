import type { Homography } from '../../../core/document/page'

export type Point = readonly [x: number, y: number]
export type Quad = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point]

export function scaling(x: number, y: number = x): Homography {
  return [x, 0, 0, 0, y, 0, 0, 0, 1]
}

export function translation(x: number, y: number): Homography {
  return [1, 0, x, 0, 1, y, 0, 0, 1]
}

/** Rotation about the origin; positive angles turn clockwise as y runs down. */
export function rotation(radians: number): Homography {
  const [c, s] = [Math.cos(radians), Math.sin(radians)]
  return [c, -s, 0, s, c, 0, 0, 0, 1]
}

/** `compose(a, b)` maps a point through b, then through a. Scaled so that the last entry is 1. */
export function compose(a: Homography, b: Homography): Homography {
  const m = Array.from({ length: 9 }, (_, i) => {
    const [row, column] = [Math.floor(i / 3) * 3, i % 3]
    return (
      at(a, row) * at(b, column) + at(a, row + 1) * at(b, column + 3) + at(a, row + 2) * at(b, column + 6)
    )
  })
  return normalised(m)
}

export function invert(m: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = m
  return normalised([
    e * i - f * h, c * h - b * i, b * f - c * e,
    f * g - d * i, a * i - c * g, c * d - a * f,
    d * h - e * g, b * g - a * h, a * e - b * d,
  ]) // prettier-ignore
}

/** The transform that takes the unit-less rectangle 0..width × 0..height onto a convex quadrilateral. */
export function rectangleToQuad(width: number, height: number, quad: Quad): Homography {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = quad
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2]
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3]
  const det = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / det
  const h = (dx1 * sy - sx * dy1) / det
  const square: Homography = [
    x1 - x0 + g * x1, x3 - x0 + h * x3, x0,
    y1 - y0 + g * y1, y3 - y0 + h * y3, y0,
    g, h, 1,
  ] // prettier-ignore
  return compose(square, scaling(1 / width, 1 / height))
}

function at(m: Homography, i: number): number {
  return m[i as 0]
}

function normalised(m: readonly number[]): Homography {
  const last = m[8] as number
  return m.map((v) => v / last) as unknown as Homography
}
