import type { Box } from '../../../core/records/place'
import { union } from '../../../core/document/page'
import type { Component } from '../image/components'
import type { Row } from '../image/rows'
import type { Span } from '../image/segments'
import type { ReadSymbol, ReadWord } from './words'
import { centre } from './words'

const WIDEST_LETTER = 1.8
/**
 * Between digits a gap this wide, in digit heights, parts two of them: within a number they leave a third of one at
 * most, a capital I and the number after it four tenths. Two ones leave more, as they are narrow.
 */
const NUMBER_GAP = 0.42
const GAP_OF_ONES = 0.56

/**
 * Words cut where the page has a gap between words that the engine read over (`upto6`). The cut follows the
 * symbols' own boxes, so it holds in either direction of writing.
 */
export function splitAtGaps(words: readonly ReadWord[], row: Row): ReadWord[] {
  const spans = row.segments.flatMap((segment) => segment.spans)
  return words.flatMap((word) => {
    // the engine's own boxes can slip by a letter, and then one of them is too wide to be one
    if (word.symbols.some((symbol) => symbol.box[2] > row.letterHeight * WIDEST_LETTER)) return [word]
    const parts: ReadSymbol[][] = []
    let last = -1
    for (const symbol of word.symbols) {
      const at = spanAt(spans, centre(symbol.box))
      const part = parts[parts.length - 1]
      const before = part?.[part.length - 1]
      if (part && before && (at === last || withinNumber(before, symbol, spans, last, at))) part.push(symbol)
      else parts.push([symbol])
      last = at
    }
    return parts.length < 2 ? [word] : parts.map((symbols) => wordOf(symbols, word.confidence))
  })
}

function withinNumber(
  a: ReadSymbol,
  b: ReadSymbol,
  spans: readonly Span[],
  from: number,
  to: number,
): boolean {
  if (!/[\d.,]/.test(a.text) || !/[\d.,]/.test(b.text)) return false
  const [left, right] = from < to ? [spans[from], spans[to]] : [spans[to], spans[from]]
  const least = a.text === '1' && b.text === '1' ? GAP_OF_ONES : NUMBER_GAP
  return !left || !right || right.left - left.right < Math.max(a.box[3], b.box[3]) * least
}

/**
 * Words without what the engine let one of their letters run on over: it can give the first letter of a Hebrew word all
 * that stands to its right, and the word then seems to stand before those that it follows.
 */
export function withoutOverrun(words: readonly ReadWord[], row: Row): ReadWord[] {
  return words.map((word) => {
    const letters = word.symbols.filter(({ box }) => box[2] <= row.letterHeight * WIDEST_LETTER)
    if (letters.length === 0 || letters.length === word.symbols.length) return word
    if (!words.some((other) => other !== word && holds(word.box, centre(other.box)))) return word
    const [x, , width] = union(letters.map(({ box }) => box))
    const letter = width / letters.length
    const left = centre(word.box) > x + width / 2 ? x : x - letter
    return { ...word, box: [left, word.box[1], width + letter, word.box[3]] }
  })
}

const holds = ([left, , width]: Box, x: number): boolean => x > left && x < left + width

/**
 * Words on the page's own gaps: where a segment has as many spans as words, the words take their left and
 * right ends from the spans, which are truer than the engine's.
 */
export function fitToSpans(words: readonly ReadWord[], row: Row): ReadWord[] {
  const fitted = [...words]
  for (const { left, right, spans } of row.segments) {
    const own = fitted
      .map((word, i) => ({ word, i }))
      .filter(({ word }) => centre(word.box) >= left && centre(word.box) <= right)
      .sort((a, b) => centre(a.word.box) - centre(b.word.box))
    if (own.length !== spans.length) continue
    own.forEach(({ word, i }, k) => {
      const span = spans[k] as Span
      fitted[i] = { ...word, box: [span.left, word.box[1], span.right - span.left, word.box[3]] }
    })
  }
  return fitted
}

/** A digit is never narrower than this share of its height. */
const NARROWEST_DIGIT = 0.12
/** What stands this tall beside a digit, as a share of its height, is one. */
const TALL = 0.85
/** A box that leaves out more than this of a stretch of ink, in digit heights, cuts a digit. */
const CUT = 0.1

/**
 * Numbers with all of their ink: the engine can give a first or last digit a box of one pixel (163 where 63 stands), or leave
 * one unread, and a number that is then shown to it by its box alone would be another. What is nearer to a digit than numbers
 * are apart, and in no other word, is of it.
 */
export function withAllInk(
  words: readonly ReadWord[],
  row: Row,
  blobs: readonly Component[],
): readonly ReadWord[] {
  const spans = row.segments.flatMap((segment) => segment.spans)
  return words.map((word) => {
    const digits = word.symbols.filter(({ text }) => /\d/.test(text))
    if (digits.length === 0) return word
    const [x, y, width, height] = word.box
    const tall = Math.max(...digits.map(({ box }) => box[3]))
    const slipped = digits.some(({ box }) => box[2] < NARROWEST_DIGIT * box[3])
    const isDigit = (span: Span): boolean =>
      blobs.some(
        ({ left, right, top, bottom }) =>
          left >= span.left - 2 &&
          right <= span.right + 2 &&
          bottom - top > TALL * tall &&
          top < y + height &&
          bottom > y,
      )
    const isOwn = (span: Span): boolean => {
      if (words.some((other) => other !== word && overlaps(other.box, span))) return false
      if (overlaps(word.box, span)) return Math.max(x - span.left, span.right - x - width) > CUT * tall
      const gap = Math.max(x - span.right, span.left - x - width)
      return gap < NUMBER_GAP * tall && (slipped || isDigit(span))
    }
    const own = spans.filter(isOwn)
    const left = Math.min(x, ...own.map((span) => span.left))
    const right = Math.max(x + width, ...own.map((span) => span.right))
    return own.length === 0 ? word : { ...word, box: [left, y, right - left, height] }
  })
}

const overlaps = ([x, , width]: Box, { left, right }: Span): boolean => x < right && x + width > left

function wordOf(symbols: readonly ReadSymbol[], confidence: number): ReadWord {
  return {
    text: symbols.map((s) => s.text).join(''),
    box: union(symbols.map((s) => s.box)),
    confidence,
    symbols,
  }
}

/** The span that a point stands in or is nearest to. */
function spanAt(spans: readonly Span[], x: number): number {
  let [best, nearest] = [0, Infinity]
  spans.forEach(({ left, right }, i) => {
    const away = Math.max(left - x, x - right, 0)
    if (away < nearest) {
      nearest = away
      best = i
    }
  })
  return best
}
