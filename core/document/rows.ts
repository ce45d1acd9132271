import { centerX, centerY, median, overlap, typicalHeight } from './geometry'
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
 * Clusters words into printed rows by vertical overlap, from left to right, each word against the last few
 * of a row, so that a row may bend. Rows come top to bottom, words left to right.
 */
export function rowsOf(words: readonly Word[], skew = residualSkew(words)): Word[][] {
  const typical = typicalHeight(words)
  const rows: Row[] = []
  const upright = (word: Word) => centerY(word.box) - skew * centerX(word.box)
  for (const word of [...words].sort((a, b) => a.box[0] - b.box[0] || a.box[1] - b.box[1])) {
    const center = upright(word)
    let best: Row | null = null
    let bestDistance = Infinity
    for (const row of rows) {
      const near = row.words.slice(-3)
      const nearCenter = median(row.centers.slice(-3))
      const height = median(near.map((other) => other.box[3]))
      if (!sameSize(word, height, typical)) continue
      const shared = overlap(
        center - word.box[3] / 2, center + word.box[3] / 2, nearCenter - height / 2, nearCenter + height / 2,
      ) // prettier-ignore
      const apart = Math.abs(center - nearCenter) / Math.max(word.box[3], height)
      if (shared < 0.5 * Math.min(word.box[3], height) || apart > 0.6 || apart >= bestDistance) continue
      best = row
      bestDistance = apart
    }
    if (best) {
      best.words.push(word)
      best.centers.push(center)
    } else rows.push({ words: [word], centers: [center] })
  }
  return rows.sort((a, b) => median(a.centers) - median(b.centers)).map((row) => row.words)
}

/** A bar code or a signature beside a line is no word of it; a hyphen or a dot may be. */
function sameSize(word: Word, height: number, typical: number): boolean {
  const ratio = word.box[3] / height
  if (ratio > 2.4) return word.box[3] <= 1.6 * typical
  if (ratio < 1 / 2.4) return !/[\p{L}\p{N}]{2}/u.test(word.text) || height <= 1.6 * typical
  return true
}
