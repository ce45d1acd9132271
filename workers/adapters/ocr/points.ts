import type { Component } from '../image/components'
import type { ReadSymbol, ReadWord } from './words'
import { centre } from './words'

const DIGIT = /^\d$/

/** What the ink says of the point or comma between two digits of a word. */
export interface PointEvidence {
  /** How many of the word's symbols stand before it. */
  readonly after: number
  readonly sign: '.' | ','
}

/**
 * Points between digits that the ink shows: a small blob at the digits' foot, in a gap wider than digits
 * have between them. `blobs` are the page's, `letterHeight` its size; symbols in order from the left.
 */
export function pointsInInk(word: ReadWord, blobs: readonly Component[], letterHeight: number): PointEvidence[] {
  const symbols = [...word.symbols].sort((a, b) => a.box[0] - b.box[0])
  const digits = symbols.filter((s) => DIGIT.test(s.text))
  if (digits.length < 2) return []
  const height = median(digits.map((s) => s.box[3]))
  const foot = median(digits.map((s) => s.box[1] + s.box[3]))
  const [left, right] = [word.box[0], word.box[0] + word.box[2]]
  const found: PointEvidence[] = []
  for (const blob of blobs) {
    if (blob.right < left || blob.left > right || !isPoint(blob, foot, height)) continue
    const middle = (blob.left + blob.right) / 2
    const before = symbols.filter((s) => DIGIT.test(s.text) && centre(s.box) < middle)
    const previous = before[before.length - 1]
    const next = digits[before.length]
    if (!previous || !next || !isGap(blob, previous, next, blobs, height)) continue
    found.push({
      after: symbols.indexOf(previous) + 1,
      sign: blob.bottom > foot + height * 0.1 && blob.bottom - blob.top > height * 0.24 ? ',' : '.',
    })
  }
  void letterHeight
  return found
}

function isPoint(blob: Component, foot: number, height: number): boolean {
  const width = blob.right - blob.left
  const tall = blob.bottom - blob.top
  if (width < height * 0.07 || width > height * 0.36 || tall < height * 0.07 || tall > height * 0.42) return false
  return blob.top > foot - height * 0.4 && blob.bottom > foot - height * 0.14 && blob.bottom < foot + height * 0.3
}

/** The digits about the blob stand well apart and nothing tall stands between them. */
function isGap(
  blob: Component,
  previous: ReadSymbol,
  next: ReadSymbol,
  blobs: readonly Component[],
  height: number,
): boolean {
  const foot = previous.box[1] + previous.box[3]
  const tall = blobs.filter(
    (c) => c.bottom - c.top > height * 0.6 && c.top < foot && c.bottom > foot - height * 0.5 &&
      c.right > previous.box[0] - 2 && c.left < next.box[0] + next.box[2] + 2,
  ) // prettier-ignore
  const before = Math.max(...tall.filter((c) => c.right <= blob.left + 1).map((c) => c.right))
  const after = Math.min(...tall.filter((c) => c.left >= blob.right - 1).map((c) => c.left))
  const over = tall.some((c) => c.left < blob.right - 1 && c.right > blob.left + 1)
  return !over && Number.isFinite(before) && Number.isFinite(after) && after - before >= height * 0.24
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}
