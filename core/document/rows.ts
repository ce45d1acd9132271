import { across, centerX, centerY, mean, median, overlap, right, typicalHeight } from './geometry'
import type { Word } from './page'

/** Slopes that a page may still have after it was deskewed; a line that climbs more is no line. */
const slopes = Array.from({ length: 33 }, (_, at) => (at - 16) * 0.001)

/** How far the middle of a row may stand below its ends, in heights of a word: paper that lay in no plane. */
const bends = Array.from({ length: 17 }, (_, at) => (at - 8) * 0.2)

/**
 * Vertical pixels a row climbs per pixel to the right: the slope at which the words gather on the fewest levels, bent or
 * straight, where they do so clearly better than along the engine's own long lines.
 */
export function residualSkew(words: readonly Word[]): number {
  const points = pointsOf(words)
  const { slope: along, error } = slopeOfLines(words, points)
  if (words.length < 12) return along
  const near = slopes.filter((slope) => Math.abs(slope - along) <= Math.max(0.003, 3 * error))
  const most = (slope: number): number => Math.max(...bends.map((bend) => levelness(points, slope, bend)))
  const found = near.map((slope) => ({ slope, score: most(slope) }))
  const best = found.reduce((a, b) => (b.score > a.score ? b : a), {
    slope: along,
    score: 1.02 * most(along),
  })
  return best.slope
}

/** A word's middle in heights of a word, and how much of a bend is at its place: none at the ends, all in the middle. */
interface Point {
  readonly x: number
  readonly y: number
  readonly bent: number
}

function pointsOf(words: readonly Word[]): Point[] {
  const height = typicalHeight(words)
  const [left, end] = [
    Math.min(...words.map(({ box }) => box[0])),
    Math.max(...words.map(({ box }) => right(box))),
  ]
  return words.map(({ box }) => {
    const across = (centerX(box) - left) / (end - left)
    return { x: centerX(box) / height, y: centerY(box) / height, bent: 4 * across * (1 - across) }
  })
}

/** How much the words keep to levels, a quarter of a word's height apart, when the page is turned and bent. */
function levelness(points: readonly Point[], slope: number, bend: number): number {
  const levels = points.map(({ x, y, bent }) => 4 * (y - slope * x - bend * bent))
  const top = Math.floor(Math.min(...levels))
  const counts = new Float64Array(Math.floor(Math.max(...levels)) - top + 2)
  for (const level of levels) {
    const below = Math.floor(level)
    counts[below - top]! += 1 - level + below
    counts[below - top + 1]! += level - below
  }
  return counts.reduce((sum, count) => sum + count * count, 0)
}

/**
 * From the words of the engine's own lines, turned and bent together: least squares of how far each stands off its line's
 * middle, with the standard error. Infinite where no line tells.
 */
function slopeOfLines(words: readonly Word[], points: readonly Point[]) {
  const lines = Map.groupBy(points, (_, at) => words[at]!.line)
  const apart = [...lines.values()].flatMap((line) => {
    const [x, y, bent] = (['x', 'y', 'bent'] as const).map((key) => mean(line.map((point) => point[key])))
    return line.map((point) => ({ x: point.x - x!, y: point.y - y!, bent: point.bent - bent! }))
  })
  const sum = (of: (point: Point) => number): number => apart.reduce((all, point) => all + of(point), 0)
  const [xx, xb, bb] = [sum(({ x }) => x * x), sum(({ x, bent }) => x * bent), sum(({ bent }) => bent * bent)]
  const [xy, by, yy] = [sum(({ x, y }) => x * y), sum(({ bent, y }) => bent * y), sum(({ y }) => y * y)]
  const whole = xx * bb - xb * xb
  if (whole < 1e-9) return { slope: 0, error: Infinity }
  const [slope, bend] = [(xy * bb - by * xb) / whole, (by * xx - xy * xb) / whole]
  const rest = Math.max(0, yy - slope * xy - bend * by) / Math.max(1, points.length - lines.size - 2)
  return { slope, error: Math.sqrt((rest * bb) / whole) }
}

interface Row {
  readonly words: Word[]
  /** Upright centres, parallel to `words`. */
  readonly centers: number[]
}

/**
 * Clusters words into printed rows, from left to right, each word by its vertical overlap with the last few of a
 * row, so that a row may bend. Where boxes of neighbouring lines run into one another, the engine's own lines decide.
 * Rows come top to bottom, words left to right.
 */
export function rowsOf(words: readonly Word[], skew = residualSkew(words)): Word[][] {
  const typical = typicalHeight(words)
  const rows: Row[] = []
  for (const word of [...words].sort((a, b) => a.box[0] - b.box[0] || a.box[1] - b.box[1])) {
    const center = centerY(word.box) - skew * centerX(word.box)
    let best: Row | null = null
    let least = 0.6
    for (const row of rows) {
      const cost = costOf(word, center, row, typical)
      if (cost >= least || collides(word, row)) continue
      best = row
      least = cost
    }
    if (best) {
      best.words.push(word)
      best.centers.push(center)
    } else rows.push({ words: [word], centers: [center] })
  }
  return rows
    .map((row) => ({ row: row.words, middle: median(row.centers) }))
    .sort((a, b) => a.middle - b.middle)
    .map(({ row }) => row)
}

/** Of a row's words those that a word may follow. */
const reach = 3

/** How ill a word fits to the end of a row: the distance of the centres in heights; Infinity where it cannot be of it. */
function costOf(word: Word, center: number, { words, centers }: Row, typical: number): number {
  let least = Infinity
  const tall = word.box[3]
  for (let back = 1; back <= Math.min(reach, words.length); back++) {
    const other = words[words.length - back]!
    const otherCenter = centers[centers.length - back]!
    const height = other.box[3]
    const apart = Math.abs(center - otherCenter) / Math.max(tall, height)
    if (apart > 0.6) continue
    const shared = overlap(
      center - tall / 2,
      center + tall / 2,
      otherCenter - height / 2,
      otherCenter + height / 2,
    )
    const sameLine = word.line === other.line
    if (shared < (sameLine ? 0.3 : 0.5) * Math.min(tall, height) || !sameSize(word, height, typical)) continue
    least = Math.min(least, apart + 0.04 * (back - 1) - (sameLine ? 0.35 : 0))
  }
  return least
}

/** Two words of one row stand beside, not over, one another. */
const collides = (word: Word, { words }: Row): boolean =>
  words
    .slice(-reach)
    .some(
      (other) =>
        word.line !== other.line &&
        across(word.box, other.box) > 0.5 * Math.min(word.box[2], other.box[2]) &&
        isSolid.test(word.text) &&
        isSolid.test(other.text),
    )

const isSolid = /[\p{L}\p{N}]/u

/** A bar code or a signature beside a line is no word of it; a hyphen or a dot may be. */
function sameSize(word: Word, height: number, typical: number): boolean {
  const ratio = word.box[3] / height
  if (ratio > 2.4) return word.box[3] <= 1.6 * typical
  if (ratio < 1 / 2.4) return !/[\p{L}\p{N}]{2}/u.test(word.text) || height <= 1.6 * typical
  return true
}
