/** Points of a page's text, e.g. the feet of its letters. */
export interface Points {
  readonly x: Float64Array
  readonly y: Float64Array
}

export interface Skew {
  /** Radians by which lines run clockwise (down to the right). */
  readonly angle: number
  /** How sharply the points fall into lines; comparable between runs over the same number of points. */
  readonly score: number
}

const DEGREE = Math.PI / 180
const MAX_POINTS = 6000

/**
 * The angle at which the points' projection is sharpest, within ±`limit` degrees: coarse steps,
 * then finer about the best. `bin`: height of a projection bin, about a fifth of the letters' height.
 */
export function findSkew(points: Points, bin: number, limit = 15): Skew {
  const sample = thinned(points)
  let best: Skew = { angle: 0, score: sharpness(sample, 0, bin) }
  let centre = 0
  for (const [reach, step] of [[limit, 0.5], [0.5, 0.1], [0.1, 0.02]] as const) {
    for (let d = -reach; d <= reach + 1e-9; d += step) {
      const angle = (centre + d) * DEGREE
      const score = sharpness(sample, angle, bin)
      if (score > best.score * (1 + 1e-9)) best = { angle, score }
    }
    centre = best.angle / DEGREE
  } // prettier-ignore
  return best
}

/** Sum of squared bin counts over the number of points: high when points share few bins. */
function sharpness(points: Points, angle: number, bin: number): number {
  const c = Math.cos(angle) / bin
  const s = Math.sin(angle) / bin
  const n = points.x.length
  let low = Infinity
  let high = -Infinity
  for (let i = 0; i < n; i++) {
    const p = (points.y[i] as number) * c - (points.x[i] as number) * s
    if (p < low) low = p
    if (p > high) high = p
  }
  if (n === 0) return 0
  const counts = new Float64Array(Math.ceil(high - low) + 3)
  for (let i = 0; i < n; i++) {
    const p = (points.y[i] as number) * c - (points.x[i] as number) * s - low + 0.5
    const cell = Math.floor(p)
    const part = p - cell
    counts[cell]! += 1 - part
    counts[cell + 1]! += part
  }
  let sum = 0
  for (const count of counts) sum += count * count
  return sum / n
}

function thinned(points: Points): Points {
  const n = points.x.length
  if (n <= MAX_POINTS) return points
  const step = n / MAX_POINTS
  const pick = (from: Float64Array): Float64Array =>
    Float64Array.from({ length: MAX_POINTS }, (_, i) => from[Math.floor(i * step)] as number)
  return { x: pick(points.x), y: pick(points.y) }
}
