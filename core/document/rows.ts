import { across, centerX, centerY, median, overlap, typicalHeight } from './geometry'
import type { Word } from './page'

/** Slopes that a page may still have after it was deskewed; a line that climbs more is no line. */
const slopes = Array.from({ length: 33 }, (_, at) => (at - 16) * 0.001)

/**
 * Vertical pixels a row climbs per pixel to the right: the slope at which the words gather on the fewest levels, where
 * they do so clearly better than along the engine's own long lines.
 */
export function residualSkew(words: readonly Word[]): number {
  const along = slopeOfLines(words)
  if (words.length < 12) return along
  const height = typicalHeight(words)
  const least = 1.04 * levelness(words, along, height)
  const found = slopes.map((slope) => ({ slope, score: levelness(words, slope, height) }))
  const best = found.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score > least ? best.slope : along
}

/** How much the words keep to levels, a third of a word's height apart, when the page is turned by a slope. */
function levelness(words: readonly Word[], slope: number, height: number): number {
  const counts = new Map<number, number>()
  for (const { box } of words) {
    const level = (3 * (centerY(box) - slope * centerX(box))) / height
    const below = Math.floor(level)
    for (const [at, share] of [
      [below, 1 - level + below],
      [below + 1, level - below],
    ] as const)
      counts.set(at, (counts.get(at) ?? 0) + share)
  }
  return [...counts.values()].reduce((sum, count) => sum + count * count, 0)
}

/** From the engine's own long lines; 0 where it has too few. */
function slopeOfLines(words: readonly Word[]): number {
  const lines = Map.groupBy(words, ({ line }) => line)
  const found = [...lines.values()].flatMap((line): number[] => {
    const sorted = [...line].sort((a, b) => a.box[0] - b.box[0])
    const [first, last] = [sorted[0]!, sorted.at(-1)!]
    const run = centerX(last.box) - centerX(first.box)
    const rise = centerY(last.box) - centerY(first.box)
    const height = Math.max(first.box[3], last.box[3])
    return run > 12 * height && Math.abs(rise) < 0.05 * run ? [rise / run] : []
  })
  return found.length < 3 ? 0 : median(found)
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
