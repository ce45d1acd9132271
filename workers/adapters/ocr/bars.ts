import type { Component } from '../image/components'
import type { Row } from '../image/rows'
import type { ReadWord } from './words'

/** A bar that hangs lower than this below the foot, in letter heights, is a separator; a letter stands on it. */
const HANGS = 0.14
/** A letter is narrower than this share of its height; an arrow is not. */
const NARROW = 0.32

/** Bars that are the letter I by their ink (Troponin I, class II): they stand on the foot of the line. */
export function withLetters(words: readonly ReadWord[], row: Row, blobs: readonly Component[]): ReadWord[] {
  return words.map((word) => {
    if (!/^\|{1,3}[.,;:]?$/.test(word.text) || !isLetter(word, row, blobs)) return word
    return { ...word, text: word.text.replaceAll('|', 'I') }
  })
}

function isLetter({ box: [x, y, width, height] }: ReadWord, row: Row, blobs: readonly Component[]): boolean {
  const foot = row.segments.find((s) => s.right > x && s.left < x + width)?.foot
  if (foot === undefined) return false
  const bars = blobs.filter((b) => {
    const level = b.top < y + height && b.bottom > y
    return level && b.left >= x - 2 && b.right <= x + width + 2 && b.bottom - b.top > row.letterHeight * 0.6
  })
  const stands = (b: Component): boolean =>
    Math.abs(b.bottom - foot) < row.letterHeight * HANGS && b.right - b.left < (b.bottom - b.top) * NARROW
  return bars.length > 0 && bars.every(stands)
}
