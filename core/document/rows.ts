import { centerX, centerY, median, overlap, right, typicalHeight } from './geometry'
import type { Word } from './page'

/** Vertical pixels a row climbs per pixel to the right, from the engine's own long lines. */
export function residualSkew(words: readonly Word[]): number {
  const lines = new Map<number, Word[]>()
  for (const word of words) lines.set(word.line, [...(lines.get(word.line) ?? []), word])
  const slopes: number[] = []
  for (const line of lines.values()) {
    const sorted = [...line].sort((a, b) => a.box[0] - b.box[0])
    const first = sorted[0]
    const last = sorted[sorted.length - 1]
    if (!first || !last) continue
    const run = centerX(last.box) - centerX(first.box)
    const height = Math.max(first.box[3], last.box[3])
    const rise = centerY(last.box) - centerY(first.box)
    // A line that climbs more than 3° was not deskewed at all or is no line.
    if (run > 12 * height && Math.abs(rise) < 0.05 * run) slopes.push(rise / run)
  }
  return slopes.length < 3 ? 0 : median(slopes)
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
  const upright = (word: Word) => centerY(word.box) - skew * centerX(word.box)
  for (const word of [...words].sort((a, b) => a.box[0] - b.box[0] || a.box[1] - b.box[1])) {
    const center = upright(word)
    const costs = rows.map((row) => costOf(word, center, row, typical))
    const least = Math.min(...costs, 0.6)
    const best = least < 0.6 ? rows[costs.indexOf(least)] : undefined
    if (best) {
      best.words.push(word)
      best.centers.push(center)
    } else rows.push({ words: [word], centers: [center] })
  }
  return rows.sort((a, b) => median(a.centers) - median(b.centers)).map((row) => row.words)
}

/** How ill a word fits to the end of a row: the distance of the centres in heights; Infinity where it cannot be of it. */
function costOf(word: Word, center: number, row: Row, typical: number): number {
  let least = Infinity
  for (let back = 1; back <= Math.min(3, row.words.length); back++) {
    const other = row.words[row.words.length - back]!
    if (collides(word, other)) return Infinity
    const otherCenter = row.centers[row.centers.length - back]!
    const height = other.box[3]
    if (!sameSize(word, height, typical)) continue
    const half = word.box[3] / 2
    const shared = overlap(center - half, center + half, otherCenter - height / 2, otherCenter + height / 2)
    const apart = Math.abs(center - otherCenter) / Math.max(word.box[3], height)
    const sameLine = word.line === other.line
    if (shared < (sameLine ? 0.3 : 0.5) * Math.min(word.box[3], height) || apart > 0.6) continue
    least = Math.min(least, apart + 0.04 * (back - 1) - (sameLine ? 0.35 : 0))
  }
  return least
}

/** Two words of one row stand beside, not over, one another. */
function collides(a: Word, b: Word): boolean {
  if (a.line === b.line) return false
  const shared = overlap(a.box[0], right(a.box), b.box[0], right(b.box))
  return (
    shared > 0.5 * Math.min(a.box[2], b.box[2]) &&
    /[\p{L}\p{N}]/u.test(a.text) &&
    /[\p{L}\p{N}]/u.test(b.text)
  )
}

/** A bar code or a signature beside a line is no word of it; a hyphen or a dot may be. */
function sameSize(word: Word, height: number, typical: number): boolean {
  const ratio = word.box[3] / height
  if (ratio > 2.4) return word.box[3] <= 1.6 * typical
  if (ratio < 1 / 2.4) return !/[\p{L}\p{N}]{2}/u.test(word.text) || height <= 1.6 * typical
  return true
}
