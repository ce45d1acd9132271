import type { Component } from '../image/components'
import type { Row } from '../image/rows'
import type { ReadWord } from './words'

/** Digits are about this much taller than Hebrew letters, in the types that are common. */
const DIGITS_TO_HEBREW = 1.14
/** Hebrew letters but ל stand lower than capitals and digits by at least this. */
const TALLER = 1.06
/** One letter by itself tells less. */
const TALLER_ALONE = 1.07

/** Tells whether a word's letters all stand as tall as capitals do; null where the ink does not tell. */
export type Capitals = (word: ReadWord) => boolean | null

/**
 * Capitals and digits are taller than Hebrew letters of the same type. The measure of a row is its Hebrew
 * beyond doubt (`plain`), or else its numbers.
 */
export function capitals(
  plain: readonly ReadWord[],
  words: readonly ReadWord[],
  row: Row,
  blobs: readonly Component[],
): Capitals {
  const near = blobs.filter((b) => b.bottom - b.top > row.letterHeight * 0.5)
  const tops = (word: ReadWord): number[] => heights(word, row, near)
  const hebrew = plain.flatMap((word) => withoutLamed(word, tops(word)))
  const digits = words.filter((word) => /^[\d.,/%-]+$/.test(word.text) && word.confidence > 0.7).flatMap(tops)
  const measure =
    hebrew.length >= 3
      ? quantile(hebrew, 0.5)
      : digits.length >= 2
        ? quantile(digits, 0.5) / DIGITS_TO_HEBREW
        : 0
  return (word) => {
    const own = tops(word)
    if (measure === 0 || own.length === 0) return null
    return quantile(own, 0.2) >= measure * (own.length > 1 ? TALLER : TALLER_ALONE)
  }
}

/** Without the letters that reach above the others: as many of the tallest as the word has ל. */
function withoutLamed(word: ReadWord, tops: readonly number[]): number[] {
  const lameds = word.text.match(/ל/g)?.length ?? 0
  return [...tops].sort((a, b) => a - b).slice(0, tops.length - lameds)
}

/** How high above the foot of its line each letter of a word reaches that stands on it. */
function heights(word: ReadWord, row: Row, blobs: readonly Component[]): number[] {
  const [left, right] = [word.box[0], word.box[0] + word.box[2]]
  const foot = row.segments.find((s) => s.right > left && s.left < right)?.foot
  if (foot === undefined) return []
  return blobs
    .filter(
      (b) => b.left >= left - 3 && b.right <= right + 3 && Math.abs(b.bottom - foot) < row.letterHeight * 0.2,
    )
    .map((b) => foot - b.top)
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}
