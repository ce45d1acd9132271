import type { Component } from '../image/components'
import type { ReadWord } from './words'
import { centre } from './words'

/** A sign that the ink shows between two digits of a word. */
export interface InkedSign {
  /** How many of the word's symbols, from the left, stand before it. */
  readonly after: number
  readonly sign: '.' | ',' | '-'
}

/**
 * Points, commas and dashes between the digits of a word, from the ink itself: a small blob at the digits'
 * foot, or a flat one at half their height, alone in a gap wider than digits leave. `blobs` are the page's.
 */
export function signsInInk(word: ReadWord, blobs: readonly Component[]): InkedSign[] {
  const symbols = [...word.symbols].sort((a, b) => a.box[0] - b.box[0])
  const digits = symbols.filter((s) => /^\d$/.test(s.text))
  if (digits.length < 2) return []
  const height = median(digits.map((s) => s.box[3]))
  const foot = median(digits.map((s) => s.box[1] + s.box[3]))
  const [left, right] = [word.box[0], word.box[0] + word.box[2]]
  const near = blobs.filter(
    (b) =>
      b.right > left - 2 &&
      b.left < right + 2 &&
      b.bottom > foot - height * 1.3 &&
      b.top < foot + height * 0.4,
  )
  const tall = near.filter((b) => b.bottom - b.top > height * 0.55)
  const found: InkedSign[] = []
  for (const blob of near) {
    const sign = signOf(blob, foot, height)
    if (!sign || !standsAlone(blob, tall, sign === '-' ? 0.3 : 0.24, height)) continue
    const before = digits.filter((s) => centre(s.box) < (blob.left + blob.right) / 2)
    const previous = before[before.length - 1]
    if (previous && before.length < digits.length) found.push({ after: symbols.indexOf(previous) + 1, sign })
  }
  return found
}

function signOf(blob: Component, foot: number, height: number): InkedSign['sign'] | null {
  const width = blob.right - blob.left
  const tall = blob.bottom - blob.top
  const middle = foot - (blob.top + blob.bottom) / 2
  if (width >= height * 0.18 && width <= height * 0.7 && tall <= height * 0.24 && width > tall * 1.4) {
    return middle > height * 0.2 && middle < height * 0.65 ? '-' : null
  }
  if (width < height * 0.07 || width > height * 0.36 || tall < height * 0.07 || tall > height * 0.42)
    return null
  if (
    blob.top < foot - height * 0.4 ||
    blob.bottom < foot - height * 0.14 ||
    blob.bottom > foot + height * 0.3
  )
    return null
  return blob.bottom > foot + height * 0.1 && tall > height * 0.24 ? ',' : '.'
}

/** True in a gap of at least `gap` digit heights between tall blobs, with none above or below it. */
function standsAlone(blob: Component, tall: readonly Component[], gap: number, height: number): boolean {
  let [before, after] = [-Infinity, Infinity]
  for (const c of tall) {
    if (c.right <= blob.left + 1) before = Math.max(before, c.right)
    else if (c.left >= blob.right - 1) after = Math.min(after, c.left)
    else return false
  }
  return Number.isFinite(before) && Number.isFinite(after) && after - before >= height * gap
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}
