import { mean, median, right, typicalHeight } from './geometry'
import { union, type Word } from './page'
import { hasHebrew } from './script'
import { isDay } from './values/own-day'

/** A number, a part of one, or two of them with a dash: nothing that could be a word of its own. */
const numeric = /^[<>≤≥([*]{0,2}[\d.,/:-]*[\d.,/:-][)\]%]?$/

/** How far apart the parts of one number may stand, in pixels. */
interface Gaps {
  /** Beside a narrow figure or before a point. */
  readonly narrow: number
  /** After a point. */
  readonly point: number
  /** Between any two figures. */
  readonly any: number
  /** Within a Hebrew word; 0 where the page's own spaces are no wider than that. */
  readonly hebrew: number
}

/** Letters of one width leave gaps beside narrow ones: in widths of a letter, these, the spaces, and how many tell. */
const typewritten = { gap: 0.95, space: 1.1, widest: 2.5, enough: 12 }

/**
 * Puts together again what the engine parted: a number at its decimal point ("1 .83") or beside a "1", whose narrow
 * figure leaves a gap in the width that all figures have ("1 3.9"), a stop and the word before it, and a Hebrew word
 * beside a narrow letter, where all letters are of one width.
 */
export function joinFragments(words: readonly Word[]): Word[] {
  const lines = Map.groupBy(words, ({ line }) => line)
  const sorted = [...lines.values()].map((line) => [...line].sort((a, b) => a.box[0] - b.box[0]))
  const height = typicalHeight(words)
  const gaps = gapsOf(words, sorted, height)
  const whole = new Map<Word, Word>()
  const absorbed = new Set<Word>()
  for (const line of sorted) {
    let first = line[0]
    for (const word of line.slice(1)) {
      const last: Word | undefined = first && (whole.get(first) ?? first)
      if (last && repeats(last, word, height)) absorbed.add(word)
      else if (first && last && belongs(last, word, gaps, height)) {
        const box = union([last.box, word.box])
        whole.set(first, {
          ...last,
          text: isHebrew(last) || isHebrew(word) ? word.text + last.text : last.text + word.text,
          box,
          confidence: Math.min(last.confidence, word.confidence),
          ...(word.doubt ? { doubt: word.doubt } : {}),
        })
        absorbed.add(word)
      } else first = word
    }
  }
  return words.flatMap((word) => (absorbed.has(word) ? [] : [whole.get(word) ?? word]))
}

/** Measured against the page's own spaces; where all letters are of one width, against that width. */
function gapsOf(words: readonly Word[], lines: readonly (readonly Word[])[], height: number): Gaps {
  const hebrew = withinHebrew(words, lines)
  const letters = words
    .filter((word) => /^[A-Za-z]{4,}$/.test(word.text))
    .map((word) => word.box[2] / word.text.length)
  const letter = mean(letters)
  const spread = Math.sqrt(mean(letters.map((width) => (width - letter) ** 2)))
  if (letters.length >= 20 && spread < 0.1 * letter)
    return { narrow: 0.8 * letter, point: 0.8 * letter, any: 0.3 * letter, hebrew }
  const between = lines.flatMap((line) => line.slice(1).map((word, index) => apart(line[index]!, word)))
  const space = median(between.filter((gap) => gap > 0.1 * height && gap < height), 0.4 * height) // prettier-ignore
  return { narrow: 0.86 * space, point: 0.8 * space, any: 0.35 * space, hebrew }
}

/** Letters of Hebrew, and signs about them. */
const isHebrew = ({ text }: Word): boolean => hasHebrew(text) && !/[\d\p{Script=Latin}]/u.test(text)
const isSign = ({ text }: Word): boolean => /^[()'".,:;]$/.test(text)

/** How wide gaps within Hebrew words are, where the page's spaces are wider than its letters. */
function withinHebrew(words: readonly Word[], lines: readonly (readonly Word[])[]): number {
  const whole = words.filter((word) => isHebrew(word) && /^\p{L}{4,}$/u.test(word.text))
  const letter = mean(whole.map((word) => word.box[2] / word.text.length))
  const gaps = lines
    .flatMap((line) =>
      line
        .slice(1)
        .flatMap((word, at) => (isHebrew(word) && isHebrew(line[at]!) ? [apart(line[at]!, word)] : [])),
    )
    .filter((gap) => gap < typewritten.widest * letter)
  const spaces = gaps.filter((gap) => gap > typewritten.space * letter)
  const wide = gaps.length >= typewritten.enough && 2 * spaces.length > gaps.length
  return wide ? typewritten.gap * letter : 0
}

const apart = (left: Word, word: Word): number => word.box[0] - right(left.box)

/** The last figure of a number, read a second time where it stands: "87.6 6". */
function repeats(left: Word, word: Word, height: number): boolean {
  return (
    /^\d[\d.,]*$/.test(left.text) &&
    /^\d$/.test(word.text) &&
    left.text.endsWith(word.text) &&
    word.box[0] - right(left.box) < -0.2 * height
  )
}

function belongs(left: Word, word: Word, gaps: Gaps, height: number): boolean {
  const gap = apart(left, word)
  if (gap < -0.3 * height) return false
  if (isHebrew(left) || isHebrew(word))
    return gap < gaps.hebrew && [left, word].every((one) => isHebrew(one) || isSign(one))
  if (/^[,:;.]$/.test(word.text) && /\p{L}$/u.test(left.text) && !hasHebrew(left.text))
    return gap < gaps.narrow
  if (!numeric.test(left.text) || !numeric.test(word.text) || !/\d/.test(left.text)) return false
  // A whole day: no part of a number beside it, but for a figure that it may have lost.
  if ([left, word].some(isDay) && ![left, word].some(({ text }) => /^\d$/.test(text))) return false
  // "11 /03/2026": nothing but the rest of a day begins with a stroke.
  if (/^\d{1,2}$/.test(left.text) && /^\/\d{1,2}\/(?:\d\d){1,2}\W*$/.test(word.text))
    return gap < 1.2 * gaps.narrow
  // "58 ,7.8%": what has a point of its own is another number, its comma turned about.
  if (/^[.,]\d+[.,]\d/.test(word.text)) return false
  if (/^[.,](\d|$)/.test(word.text)) return gap < 1.5 * gaps.narrow && !/[.,]\d*$/.test(left.text)
  if (/[.,]$/.test(left.text)) return gap < gaps.point && /^\d/.test(word.text)
  const beside = /[1-]$/.test(left.text) || /^[1-]\d/.test(word.text)
  return /[\d-]$/.test(left.text) && /^-?\d/.test(word.text) && gap < (beside ? gaps.narrow : gaps.any)
}
