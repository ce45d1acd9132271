import type { Corners, Point, Rect } from '../geometry'

/** For tests: a line turned about its middle by degrees, clockwise. */
export function tilted([x, y, w, h]: Rect, degrees: number): Corners {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = (dx: number, dy: number): Point => [
    x + w / 2 + dx * cos - dy * sin,
    y + h / 2 + dx * sin + dy * cos,
  ]
  return [at(-w / 2, -h / 2), at(w / 2, -h / 2), at(w / 2, h / 2), at(-w / 2, h / 2)]
}
