import type { Grey } from './grey'
import { greyOf } from './grey'

/** A side of a sheet as a line across the picture: its offset at either end of the picture. */
export interface SideLine {
  /** Row at x = 0 (top, bottom) or column at y = 0 (left, right), and at the far end. */
  readonly near: number
  readonly far: number
  readonly score: number
}

export type Side = 'top' | 'right' | 'bottom' | 'left'

/** Steps in light beyond this count no more, so that a few hard edges do not outvote a long soft one. */
export const STEP = 28
/** Rows on either side that a step is measured over. */
const REACH = 3

/**
 * The step in light across a horizontal edge, bright below: `map[y * width + x]` in −STEP..STEP, where
 * row y is the first below the edge.
 */
export function stepsDown(picture: Grey): Int8Array {
  const { width, height, data } = picture
  const map = new Int8Array(width * height)
  for (let y = REACH; y + REACH <= height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let k = 0; k < REACH; k++) {
        sum += (data[(y + k) * width + x] as number) - (data[(y - 1 - k) * width + x] as number)
      }
      map[y * width + x] = Math.max(-STEP, Math.min(STEP, Math.round(sum / REACH)))
    }
  }
  return map
}

export function transpose(picture: Grey): Grey {
  const out = greyOf(picture.height, picture.width)
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++)
      out.data[x * out.width + y] = picture.data[y * picture.width + x] as number
  }
  return out
}

export interface EdgeSearch {
  readonly map: Int8Array
  readonly width: number
  readonly height: number
  /** 1: bright below (a sheet's top), -1: bright above (its foot). */
  readonly sign: 1 | -1
  /** Rows where the middle of the line may lie. */
  readonly from: number
  readonly to: number
}

const MAX_SLOPE = Math.tan((20 * Math.PI) / 180)

/** The strongest near-horizontal edges, best first, none two within 2 % of the height of each other. */
export function strongestEdges(search: EdgeSearch, keep: number): SideLine[] {
  const { width, height } = search
  const spread = Math.floor((width * MAX_SLOPE) / 2)
  const best = new Map<number, SideLine>()
  for (let tilt = -spread; tilt <= spread; tilt++)
    meanSteps(search, tilt).forEach((score, at) => {
      const middle = Math.max(0, search.from) + at
      if (score > (best.get(at)?.score ?? -Infinity))
        best.set(at, { near: middle - tilt, far: middle + tilt, score })
    })
  const found = [...best.values()]
    .filter(({ score }) => score > STEP * 0.12)
    .sort((a, b) => b.score - a.score)
  const kept: SideLine[] = []
  const apart = height * 0.02
  for (const line of found) {
    if (kept.length === keep) break
    const clash = (k: SideLine): boolean =>
      Math.abs(k.near + k.far - line.near - line.far) < 2 * apart && Math.abs(k.near - line.near) < 4 * apart
    if (!kept.some(clash)) kept.push(line)
  }
  return kept
}

/** Every so many columns a line is looked at. */
const EVERY = 4

/** The mean step along the lines of one tilt, from the first row where its middle may lie to the last. */
function meanSteps({ map, width, height, sign, from, to }: EdgeSearch, tilt: number): Float64Array {
  const first = Math.max(0, from)
  const points = Math.ceil(width / EVERY)
  const places = Int32Array.from({ length: points }, (_, k) => {
    const x = k * EVERY
    return Math.round(first - tilt + ((2 * tilt) / width) * x) * width + x
  })
  const means = new Float64Array(Math.max(0, Math.ceil(Math.min(height, to) - first)))
  for (let at = 0; at < means.length; at++) {
    let sum = 0
    for (let k = 0; k < points; k++) sum += map[places[k]! + at * width] ?? 0
    means[at] = (sum * sign) / points
  }
  return means
}

/** Share of the points of a segment where the light steps the right way by at least a third of the most. */
export function support(search: EdgeSearch, near: number, far: number, fromX: number, toX: number): number {
  const { map, width, height, sign } = search
  const slope = (far - near) / width
  let hits = 0
  let n = 0
  for (let x = Math.max(0, Math.floor(fromX)); x < Math.min(width, toX); x += 2) {
    const y = Math.round(near + slope * x)
    n++
    for (let dy = -1; dy <= 1; dy++) {
      const row = y + dy
      if (row >= 0 && row < height && (map[row * width + x] as number) * sign >= STEP * 0.3) {
        hits++
        break
      }
    }
  }
  return n === 0 ? 0 : hits / n
}
