import type { Grey } from './grey'
import type { Point } from './homography'

/** A rule is darker than what lies on both its sides by at least this share, however faint it is. */
const CONTRAST = 0.97
/** How long a stretch must show it, in letter heights, and in what share of its length. */
const DOWN = { length: 4, unbroken: 0.86 }
/** Letters of a line share tops and feet, so that across the page only more than a line of them is safe. */
const ACROSS = { length: 14, unbroken: 0.93 }

/**
 * Removes ruling lines from a page and from its ink bitmap, both in place: straight, thin, and unbroken over
 * much more than a letter, also where they are too faint to be ink. Where writing crosses a rule it is kept. Returns
 * where writing touched one that runs down the page, and has lost of its edge: an 8 without it is a 3.
 */
export function removeRules(page: Grey, ink: Uint8Array, letterHeight: number): readonly Point[] {
  const { width, height } = page
  const across = { along: 1, across: width, length: width, lines: height }
  const down = { along: width, across: 1, length: height, lines: width }
  erase(page, ink, across, letterHeight, ACROSS, () => true)
  const held = columnsOfRules(
    page,
    sideOf(letterHeight),
    Math.round(letterHeight * DOWN.length),
    DOWN.unbroken,
  )
  const touched = erase(page, ink, down, letterHeight, DOWN, (line) => held[line] === 1)
  return touched.map(({ line, i }) => [line, i])
}

interface Direction {
  /** Steps in the pixel array to the next pixel along a rule and across it. */
  readonly along: number
  readonly across: number
  readonly length: number
  readonly lines: number
}

/** How far from a rule's middle its sides are looked at. */
const halfOf = (letterHeight: number): number => Math.max(2, Math.round(letterHeight * 0.13))
const sideOf = (letterHeight: number): number => halfOf(letterHeight) + 2

function erase(
  page: Grey,
  ink: Uint8Array,
  direction: Direction,
  letterHeight: number,
  least: { length: number; unbroken: number },
  mayHold: (line: number) => boolean,
): readonly Doomed[] {
  const { length, lines } = direction
  const half = halfOf(letterHeight)
  const side = sideOf(letterHeight)
  const window = Math.round(letterHeight * least.length)
  const stretch = new Uint8Array(length)
  const doomed: Doomed[] = []
  const ridges = new Map<number, Uint8Array>()
  const ridge = (line: number): Uint8Array => {
    let found = ridges.get(line)
    if (!found) ridges.set(line, (found = ridgeOf(page, direction, line, side)))
    return found
  }
  for (let line = side; line < lines - side; line++) {
    ridges.delete(line - 2)
    if (!mayHold(line)) continue
    if (!mark(ridge(line - 1), ridge(line), ridge(line + 1), window, least.unbroken, stretch)) continue
    const light = usualLight(page, direction, line, stretch)
    for (let i = 0; i < length; i++) if (stretch[i] === 1) doomed.push({ line, i, light })
  }
  const touched = [...Map.groupBy(doomed, ({ line }) => line).values()].flatMap((places) =>
    widerThanMost(page, direction, places, half),
  )
  for (const place of doomed) clear(page, ink, direction, place, half)
  return touched
}

/**
 * 1 for each column in which `mark` finds a rule. The page is gone through row by row, as it lies in memory, a sum kept
 * for each column: column by column, most of the time would be spent on waiting for its pixels.
 */
function columnsOfRules(
  { width, height, data }: Grey,
  side: number,
  window: number,
  unbroken: number,
): Uint8Array {
  const held = new Uint8Array(width)
  const sums = new Int32Array(width)
  const ridge = new Uint8Array(width)
  const last = Array.from({ length: window }, () => new Uint8Array(width))
  const least = window * unbroken
  for (let y = 0; y < height; y++) {
    for (let x = side; x < width - side; x++) ridge[x] = isRidge(data, y * width + x, 1, side)
    const hits = last[y % window]!
    for (let x = 1; x < width - 1; x++) {
      const hit = ridge[x - 1]! | ridge[x]! | ridge[x + 1]!
      const sum = sums[x]! + hit - hits[x]!
      sums[x] = sum
      hits[x] = hit
      if (sum >= least) held[x] = 1
    }
  }
  return held
}

/** The places of a rule where more beside it is dark than along the most of it. */
function widerThanMost(
  { data }: Grey,
  { along, across }: Direction,
  places: readonly Doomed[],
  half: number,
): Doomed[] {
  const widths = places.map(({ line, i, light }) => {
    let dark = 0
    for (let k = -half - 1; k <= half + 1; k++)
      if ((data[(line + k) * across + i * along] ?? 255) < (light + 255) / 2) dark++
    return dark
  })
  const usual = widths.toSorted((a, b) => a - b)[widths.length >> 1] ?? 0
  return places.filter((_, at) => widths[at]! >= usual + 2)
}

/** A place of a rule, and how light the rule usually is. */
interface Doomed {
  readonly line: number
  readonly i: number
  readonly light: number
}

/** The median of a rule's darkest pixels along its stretches. */
function usualLight({ data }: Grey, { along, across }: Direction, line: number, stretch: Uint8Array): number {
  const counts = new Uint32Array(256)
  let n = 0
  for (let i = 0; i < stretch.length; i++) {
    if (stretch[i] === 0) continue
    const at = line * across + i * along
    const darkest = Math.min(data[at - across] as number, data[at] as number, data[at + across] as number)
    counts[darkest]!++
    n++
  }
  let light = 0
  for (let rest = n / 2; light < 255; light++) {
    rest -= counts[light] as number
    if (rest <= 0) break
  }
  return light
}

/** 1 where a line of pixels is a dark ridge against both its sides. */
function ridgeOf(
  { data }: Grey,
  { along, across, length, lines }: Direction,
  line: number,
  side: number,
): Uint8Array {
  const ridge = new Uint8Array(length)
  if (line < side || line >= lines - side) return ridge
  for (let i = 0; i < length; i++) ridge[i] = isRidge(data, line * across + i * along, across, side)
  return ridge
}

function isRidge(data: Uint8Array, at: number, across: number, side: number): 0 | 1 {
  const middle = data[at - across]! + data[at]! + data[at + across]!
  const before = data[at - side * across]! + data[at - (side - 1) * across]!
  const after = data[at + side * across]! + data[at + (side - 1) * across]!
  return middle * 2 < (before < after ? before : after) * 3 * CONTRAST ? 1 : 0
}

/** Marks the pixels that lie in an unbroken stretch of at least `window`; false when there is none. */
function mark(
  above: Uint8Array,
  here: Uint8Array,
  below: Uint8Array,
  window: number,
  unbroken: number,
  into: Uint8Array,
): boolean {
  into.fill(0)
  const hits = new Uint8Array(here.length)
  let all = 0
  for (let i = 0; i < hits.length; i++) all += hits[i] = here[i]! | above[i]! | below[i]!
  if (all < window * unbroken) return false
  let sum = 0
  let any = false
  for (let i = 0; i < hits.length; i++) {
    sum += hits[i]!
    if (i >= window) sum -= hits[i - window]!
    if (i < window - 1 || sum < window * unbroken) continue
    any = true
    for (let k = i; k > i - window && into[k] === 0; k--) into[k] = 1 // stops where the last stretch ended
  }
  return any
}

/** What is darker than a rule by this share of the rule's own darkness, and by this much, is writing on it. */
const WRITING = { share: 0.4, least: 30 }

/** Paints over the rule's thickness at one place with the light of its sides, unless writing crosses it. */
function clear(
  page: Grey,
  ink: Uint8Array,
  direction: Direction,
  { line, i, light }: Doomed,
  half: number,
): void {
  const { along, across, lines } = direction
  const at = line * across + i * along
  const far = half + 2
  if (line < far || line + far >= lines) return
  if (ink[at - far * across] === 1 || ink[at + far * across] === 1) return
  const paper = ((page.data[at - far * across] as number) + (page.data[at + far * across] as number)) >> 1
  const writing = light - Math.max(WRITING.least, WRITING.share * (paper - light))
  for (let k = -half - 1; k <= half + 1; k++) if ((page.data[at + k * across] as number) < writing) return
  for (let k = -half - 1; k <= half + 1; k++) {
    const pixel = at + k * across
    ink[pixel] = 0
    if ((page.data[pixel] as number) < paper) page.data[pixel] = paper
  }
}
