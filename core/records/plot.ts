import type { TrendPoint } from './trend'

interface Spot {
  readonly x: number
  readonly y: number
}

/** A trend as it is drawn: parts of the width from the left and of the height from the top, 0 to 1. */
export interface Plot {
  readonly points: readonly Spot[]
  /** The newest limits that a page prints; an open one reaches the edge. Null where there are none. */
  readonly band: { readonly top: number; readonly bottom: number } | null
}

/** Of the height: above the highest and below the lowest. */
const air = 0.12

interface Size {
  readonly width: number
  readonly height: number
}

/** Which point is meant by a tap among points that lie on one another; of those equally near, the newest. */
export function nearestTo(tap: Spot, points: readonly Spot[], { width, height }: Size): number {
  const away = ({ x, y }: Spot) => Math.hypot((x - tap.x) * width, (y - tap.y) * height)
  return points.reduce((best, point, index) => {
    const known = points[best]
    return known && away(known) < away(point) ? best : index
  }, 0)
}

/** The newest point whose page prints limits. */
export const limitsOf = <Point extends Pick<TrendPoint, 'low' | 'high'>>(
  points: readonly Point[],
): Point | undefined => points.findLast(({ low, high }) => low !== null || high !== null)

/** Of the width, and of the height: what stands nearer to a newer number is not written over it. */
const roomOfNumber = { x: 0.14, y: 0.14 }

/** Which of the points have room for their number, the newest first. */
export function numberedOf(points: readonly Spot[]): ReadonlySet<number> {
  const kept: number[] = []
  for (const index of points.map((_, at) => at).toReversed()) {
    const own = points[index]
    const isFree = kept.every((other) => {
      const spot = points[other]
      const apart = own && spot && { x: Math.abs(spot.x - own.x), y: Math.abs(spot.y - own.y) }
      return !apart || apart.x >= roomOfNumber.x || apart.y >= roomOfNumber.y
    })
    if (isFree) kept.push(index)
  }
  return new Set(kept)
}

/** Points by their days, from the left; values from the bottom. Days that are not known to the day begin theirs. */
export function plotOf(points: readonly TrendPoint[]): Plot {
  const newest = limitsOf(points)
  const times = points.map(({ date }) => Date.parse(date))
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  const limits = [newest?.low, newest?.high].filter((limit): limit is number => limit != null)
  const values = [...points.map(({ value }) => value), ...limits]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const yOf = (value: number) =>
    most === least ? 0.5 : 1 - air - ((value - least) / (most - least)) * (1 - air * 2)
  const xOf = (time: number, index: number) =>
    last > first ? (time - first) / (last - first) : index / Math.max(1, points.length - 1)
  return {
    points: points.map(({ value }, index) => ({ x: xOf(times[index] ?? 0, index), y: yOf(value) })),
    band:
      newest && limits.length > 0
        ? {
            top: newest.high === null ? 0 : yOf(newest.high),
            bottom: newest.low === null ? 1 : yOf(newest.low),
          }
        : null,
  }
}
