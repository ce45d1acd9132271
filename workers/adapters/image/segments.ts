import type { Component } from './components'
import { EMBLEM, withoutLogo, written } from './emblems'

/** A run of letters on one line with no wide gap in it: a phrase, a cell of a table. */
export interface Segment {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Median foot and height of its letters. */
  readonly foot: number
  readonly letterHeight: number
  readonly letters: number
  /** Where its words stand across the page, as far as the gaps between letters tell. */
  readonly spans: readonly Span[]
}

export interface Span {
  readonly left: number
  readonly right: number
}

/** A gap wider than this many letter heights parts two segments. */
const WIDE_GAP = 1.3

/**
 * Groups a page's blobs into segments. Letters link to the next one to the right that stands on the same
 * line; small marks (points, commas, quotes, dashes) then join the segment they stand in or next to.
 */
export function findSegments(blobs: readonly Component[], letterHeight: number): Segment[] {
  const letters = blobs.filter((c) => isLetter(c, letterHeight)).sort((a, b) => a.left - b.left)
  const marks = blobs.filter((c) => isMark(c, letterHeight))
  const drafts = written(linesOf(letters, letterHeight), letterHeight).map((group) => withMarks(group, marks))
  const wordGap = usualWordGap(drafts)
  return drafts.map(({ ink, ...segment }) => ({
    ...segment,
    spans: spansOf(ink, segment.letterHeight, wordGap),
  }))
}

/** Letters by line, without logos. A logo beside two lines links them: without it they are linked anew. */
function linesOf(letters: readonly Component[], letterHeight: number): Component[][] {
  const groups = linked(letters, letterHeight)
  const kept = new Set(groups.flatMap((group) => withoutLogo(group)))
  return kept.size === letters.length
    ? groups
    : linked(
        letters.filter((letter) => kept.has(letter)),
        letterHeight,
      )
}

function linked(letters: readonly Component[], letterHeight: number): Component[][] {
  const parent = letters.map((_, i) => i)
  const find = (i: number): number => {
    while (parent[i] !== i) {
      parent[i] = parent[parent[i] as number] as number
      i = parent[i] as number
    }
    return i
  }
  const shelves = new Shelves(letters, letterHeight)
  letters.forEach((letter, i) => {
    for (const j of shelves.beside(letter)) {
      if (j > i && follows(letter, letters[j] as Component, letterHeight)) parent[find(j)] = find(i)
    }
  })
  return [...Map.groupBy(letters, (_, i) => find(i)).values()]
}

/** A segment before its words are told apart: `ink` are the stretches across the page that hold any. */
type Draft = Omit<Segment, 'spans'> & { readonly ink: readonly Span[] }

function isLetter(c: Component, letterHeight: number): boolean {
  const width = c.right - c.left
  const height = c.bottom - c.top
  if (height < letterHeight * 0.42 || height > letterHeight * 4 || width > letterHeight * 30) return false
  // what is left of a rule, or a solid block
  if (width < 2 || height > width * 16) return false
  // a logo or a stamp; a bold M or N of a letterhead fills its box nearly as much, but is no taller than large type
  const solid = height > letterHeight * 2.8 ? 0.62 : 0.76
  if (Math.min(width, height) > letterHeight * 1.3 && c.area > width * height * solid) return false
  return c.area >= letterHeight * 0.5
}

function isMark(c: Component, letterHeight: number): boolean {
  const width = c.right - c.left
  const height = c.bottom - c.top
  return (
    height < letterHeight * 0.5 && height >= 2 && width <= letterHeight * 1.5 && c.area >= letterHeight * 0.15
  )
}

function follows(a: Component, b: Component, letterHeight: number): boolean {
  const [heightA, heightB] = [a.bottom - a.top, b.bottom - b.top]
  const small = Math.min(heightA, heightB)
  const large = Math.max(heightA, heightB)
  // beside a logo the letters of a letterhead are small, beside a capital or a bracket no letter is as small
  if (large > small * (large > letterHeight * EMBLEM ? 1.9 : 3)) return false
  const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return overlap >= small * 0.5 && b.left - a.right <= large * WIDE_GAP
}

/** Letters by horizontal shelf, so that neighbours are found without comparing all pairs. */
class Shelves {
  private readonly shelves = new Map<number, number[]>()

  constructor(
    private readonly letters: readonly Component[],
    private readonly height: number,
  ) {
    letters.forEach((letter, i) => {
      for (const shelf of this.of(letter)) {
        const held = this.shelves.get(shelf)
        if (held) held.push(i)
        else this.shelves.set(shelf, [i])
      }
    })
  }

  private of(c: Component): number[] {
    const from = Math.floor(c.top / this.height)
    const to = Math.floor((c.bottom - 1) / this.height)
    return Array.from({ length: to - from + 1 }, (_, i) => from + i)
  }

  /** Letters on the same shelves that begin at most a wide gap after this one ends. */
  *beside(c: Component): Generator<number> {
    const reach = c.right + Math.max(this.height, c.bottom - c.top) * 3 * WIDE_GAP
    for (const shelf of this.of(c)) {
      const held = this.shelves.get(shelf) ?? []
      for (let k = lowerBound(held, this.letters, c.left); k < held.length; k++) {
        const j = held[k] as number
        if ((this.letters[j] as Component).left > reach) break
        yield j
      }
    }
  }
}

function lowerBound(held: readonly number[], letters: readonly Component[], left: number): number {
  let [low, high] = [0, held.length]
  while (low < high) {
    const mid = (low + high) >> 1
    if ((letters[held[mid] as number] as Component).left < left) low = mid + 1
    else high = mid
  }
  return low
}

function withMarks(letters: readonly Component[], marks: readonly Component[]): Draft {
  const letterHeight = median(letters.map((c) => c.bottom - c.top))
  const bounds = boundsOf(letters)
  const near = marks.filter((m) => {
    const middle = (m.top + m.bottom) / 2
    const level = middle > bounds.top - letterHeight * 0.15 && middle < bounds.bottom + letterHeight * 0.25
    return level && m.right > bounds.left - letterHeight * 0.7 && m.left < bounds.right + letterHeight * 0.7
  })
  const foot = median(letters.map((c) => c.bottom))
  const all = withoutBullets([...letters, ...near], foot, letterHeight)
  return { ...boundsOf(all), foot, letterHeight, letters: letters.length, ink: inkOf(all) }
}

/** Without the bullet that heads an item of a list at either end: it would be read as e, o or «. */
function withoutBullets(
  group: readonly Component[],
  foot: number,
  letterHeight: number,
): readonly Component[] {
  if (group.length < 3) return group
  const sorted = [...group].sort((a, b) => a.left - b.left)
  const [first, second] = sorted as [Component, Component]
  const [beforeLast, last] = sorted.slice(-2) as [Component, Component]
  const apart = letterHeight * 0.35
  return sorted.filter((c) => {
    if (c === first && second.left - c.right > apart) return !isBullet(c, foot, letterHeight)
    if (c === last && c.left - beforeLast.right > apart) return !isBullet(c, foot, letterHeight)
    return true
  })
}

/** A solid dot, larger than a point and above the foot. */
function isBullet(c: Component, foot: number, letterHeight: number): boolean {
  const width = c.right - c.left
  const height = c.bottom - c.top
  if (width < letterHeight * 0.2 || width > letterHeight * 0.78 || foot - c.bottom < letterHeight * 0.1)
    return false
  return Math.abs(width - height) <= Math.max(1, 0.2 * width) && c.area >= width * height * 0.7
}

function boundsOf(group: readonly Component[]): { left: number; top: number; right: number; bottom: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const c of group) {
    left = Math.min(left, c.left)
    top = Math.min(top, c.top)
    right = Math.max(right, c.right)
    bottom = Math.max(bottom, c.bottom)
  }
  return { left, top, right, bottom }
}

function inkOf(group: readonly Component[]): Span[] {
  const merged: { left: number; right: number }[] = []
  for (const { left, right } of [...group].sort((a, b) => a.left - b.left)) {
    const last = merged[merged.length - 1]
    if (last && left <= last.right) last.right = Math.max(last.right, right)
    else merged.push({ left, right })
  }
  return merged
}

const gapsOf = (ink: readonly Span[]): number[] =>
  ink.slice(1).map((span, i) => span.left - (ink[i] as Span).right)

/**
 * From which width on, in letter heights, a gap parts two words of this page: midway between the usual gap
 * of letters and the usual gap of words (two means). Worn letters of a fax have wider gaps, so it is the
 * page that tells.
 */
function usualWordGap(drafts: readonly Draft[]): number {
  const gaps = drafts.flatMap(({ ink, letterHeight }) => gapsOf(ink).map((gap) => gap / letterHeight))
  let [letter, word] = [0.12, 0.55]
  for (let i = 0; i < 12; i++) {
    const middle = (letter + word) / 2
    letter = mean(gaps.filter((gap) => gap < middle)) ?? letter
    word = mean(gaps.filter((gap) => gap >= middle)) ?? word
  }
  return Math.min(0.6, Math.max(0.28, (letter + word) / 2))
}

/**
 * Words by the gaps between blobs. In a letter-spaced heading all gaps are wide: there a gap has to be wide
 * against the segment's own narrow ones.
 */
function spansOf(ink: readonly Span[], letterHeight: number, wordGap: number): Span[] {
  const gaps = gapsOf(ink)
  const narrow = [...gaps].sort((a, b) => a - b)[gaps.length >> 2] ?? 0
  const least = Math.max(letterHeight * wordGap, Math.min(letterHeight * 0.75, narrow * 2.2))
  const words: { left: number; right: number }[] = []
  ink.forEach((span, i) => {
    const last = words[words.length - 1]
    if (last && (gaps[i - 1] as number) < least) last.right = span.right
    else words.push({ ...span })
  })
  return words
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}
