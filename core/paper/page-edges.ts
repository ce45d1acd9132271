import type { GreyPicture } from '../records/picture-faults'
import type { Corners, Point } from './geometry'

/** Of the picture: a sheet that is smaller is some other light thing, or too far away. */
const smallest = 0.12
/** Of a quadrilateral: a light thing that fills less of it, or bulges beyond it, is no sheet of paper. */
const [emptiest, fullest] = [0.85, 1.08]
/** Of the picture: what fills it all has no edges in it. */
const largest = 0.97
/** Of 255: a sheet and what it lies on differ at least so much, each taken as a whole. */
const contrast = 30

/**
 * Where a sheet of paper lies in a picture: its corners clockwise from the top left, in pixels, or null where none stands
 * out. The largest light patch that fills a quadrilateral; a sheet on a cloth as light as itself is not told from it.
 */
export function findPage(picture: GreyPicture): Corners | null {
  const { width, height, data } = picture
  const level = threshold(data)
  if (level === null) return null
  const patch = largestPatch(picture, level)
  if (patch.length < width * height * smallest) return null
  const corners = cornersOf(patch, width)
  const area = areaOf(corners)
  const filled = filledOf(patch, width) / area
  if (area > width * height * largest || filled < emptiest || filled > fullest) return null
  return isConvex(corners) ? corners : null
}

/** Otsu's level between the light and the dark, IEEE Trans. SMC 9 (1979); null where the two hardly differ. */
function threshold(data: Uint8Array): number | null {
  const counts = new Float64Array(256)
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1
  const sum = counts.reduce((all, count, value) => all + count * value, 0)
  let [dark, darkSum, best, level, apart] = [0, 0, 0, 0, 0]
  for (let value = 0; value < 255; value += 1) {
    dark += counts[value] ?? 0
    darkSum += (counts[value] ?? 0) * value
    const light = data.length - dark
    if (dark === 0 || light === 0) continue
    const difference = (sum - darkSum) / light - darkSum / dark
    const between = dark * light * difference ** 2
    if (between > best) [best, level, apart] = [between, value, difference]
  }
  return apart < contrast ? null : level
}

/** The light pixels that hang together, by their places in the row-by-row picture; of several patches the largest. */
function largestPatch({ width, height, data }: GreyPicture, level: number): readonly number[] {
  const seen = new Uint8Array(data.length)
  let most: number[] = []
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] === 1 || (data[start] ?? 0) <= level) continue
    const patch = [start]
    seen[start] = 1
    // Grows while it is walked.
    for (let at = 0; at < patch.length; at += 1) {
      const place = patch[at] ?? 0
      const x = place % width
      for (const [near, inside] of [
        [place - 1, x > 0],
        [place + 1, x < width - 1],
        [place - width, place >= width],
        [place + width, place < width * (height - 1)],
      ] as const) {
        if (!inside || seen[near] === 1 || (data[near] ?? 0) <= level) continue
        seen[near] = 1
        patch.push(near)
      }
    }
    if (patch.length > most.length) most = patch
  }
  return most
}

/** The outermost along the diagonals: of a sheet that is turned by less than a half right angle its corners. */
function cornersOf(patch: readonly number[], width: number): Corners {
  const outermost = (along: (x: number, y: number) => number): Point => {
    let [best, far]: [Point, number] = [[0, 0], -Infinity]
    for (const place of patch) {
      const [x, y] = [place % width, Math.floor(place / width)]
      const reach = along(x, y)
      if (reach > far) [best, far] = [[x, y], reach]
    }
    return best
  }
  return [
    outermost((x, y) => -x - y),
    outermost((x, y) => x - y),
    outermost((x, y) => x + y),
    outermost((x, y) => y - x),
  ]
}

/** Pixels between the first and the last of each row: print is dark, and belongs to its sheet. */
function filledOf(patch: readonly number[], width: number): number {
  const rows = new Map<number, [number, number]>()
  for (const place of patch) {
    const [x, y] = [place % width, Math.floor(place / width)]
    const [first, last] = rows.get(y) ?? [x, x]
    rows.set(y, [Math.min(first, x), Math.max(last, x)])
  }
  return [...rows.values()].reduce((sum, [first, last]) => sum + last - first + 1, 0)
}

function areaOf(corners: Corners): number {
  const doubled = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % 4] as Point
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(doubled) / 2
}

/** Each corner turns the same way: clockwise, where y points down. */
function isConvex(corners: Corners): boolean {
  return corners.every(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % 4] as Point
    const [afterX, afterY] = corners[(index + 2) % 4] as Point
    return (nextX - x) * (afterY - nextY) - (nextY - y) * (afterX - nextX) > 0
  })
}
