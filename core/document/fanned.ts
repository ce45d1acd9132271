import { slopeAt, type Fan } from './fan'
import { centerX, centerY, mean, right, typicalHeight } from './geometry'
import type { PageReading, Word } from './page'

/** Heights on a page at which the slope of its rows is told; between two it changes evenly. */
const knots = 7

/** How far the middle of a word may stand off its line, in heights of a word, and how a slope may bend from knot to knot. */
const noise = 0.1
const bend = 0.03

/** Rows fan out where their slopes differ by this much, and a page is the better explained by so many squares of the noise. */
const least = { spread: 0.03, gain: 40 }

/**
 * What lines say of their slope holds where they stand: so many of them must reach so far to each side of the middle, as a
 * share of the text. From names of a few words at one side the numbers of the other were laid level with the row above.
 */
const [sideways, supports] = [0.15, 4]

/**
 * A page whose rows fan out, as a photograph of paper that curls up or lies aslant has them: each is laid level, by what the
 * words of the engine's own lines say of the slope where they stand. The same page where they say nothing of the kind.
 */
export function laidLevel(page: PageReading): PageReading {
  const height = typicalHeight(page.words)
  const lines = linesOf(page.words, height)
  if (lines.length < 8) return page
  const [middle, reach] = [middleOf(page.words), sideways * textWidth(page.words)]
  const isSupported = [
    lines.filter(({ from }) => from < middle - reach),
    lines.filter(({ to }) => to > middle + reach),
  ].every((side) => side.length >= supports)
  if (!isSupported) return page
  const [top, end] = [Math.min(...lines.map(({ y }) => y)), Math.max(...lines.map(({ y }) => y))]
  if (!(end > top)) return page
  const step = (end - top) / (knots - 1)
  const levels = Array.from({ length: knots }, (_, at) => top + at * step)
  const slopes = slopesAt(lines, (y) => (y - top) / step)
  const flat = slopes.map(() => slopeOf(lines))
  const fan: Fan = { middle, levels, slopes }
  const rest = (own: readonly number[]): number => restOf(lines, { ...fan, slopes: own }) / noise ** 2
  const spread = Math.max(...slopes) - Math.min(...slopes)
  if (spread < least.spread || rest(flat) - rest(slopes) < least.gain) return page
  return { ...page, fan, words: page.words.map((word) => ({ ...word, box: levelled(word.box, fan) })) }
}

/** The height at which a row stands in the middle of the page, from a word of it at its side. */
function levelled([x, y, width, height]: Word['box'], fan: Fan): Word['box'] {
  const [aside, center] = [x + width / 2 - fan.middle, y + height / 2]
  let level = center
  for (let round = 0; round < 6; round++) level = center - slopeAt(fan, level) * aside
  return [x, level - height / 2, width, height]
}

/** Words of one line of the engine, about the line's middle, all in heights of a word but what is said otherwise. */
interface Run {
  readonly y: number
  /** On the page, as `y` is. */
  readonly from: number
  readonly to: number
  readonly words: readonly { readonly dx: number; readonly dy: number }[]
}

function linesOf(words: readonly Word[], height: number): Run[] {
  const sound = words.filter(
    ({ text, box, confidence }) =>
      confidence >= 0.6 && /[\p{L}\d]{2}/u.test(text) && box[3] > 0.6 * height && box[3] < 1.7 * height,
  )
  return [...Map.groupBy(sound, ({ line }) => line).values()].flatMap((line) => {
    if (line.length < 2) return []
    const [x, y] = [mean(line.map(({ box }) => centerX(box))), mean(line.map(({ box }) => centerY(box)))]
    const run = line.map(({ box }) => ({ dx: (centerX(box) - x) / height, dy: (centerY(box) - y) / height }))
    const slope = sum(run.map(({ dx, dy }) => dx * dy)) / sum(run.map(({ dx }) => dx * dx))
    // Words of two rows that the engine took for one line say nothing of either.
    const isOne = run.every(({ dx, dy }) => Math.abs(dy - slope * dx) < 3 * noise)
    const [from, to] = [
      Math.min(...line.map(({ box }) => box[0])),
      Math.max(...line.map(({ box }) => right(box))),
    ]
    return isOne ? [{ y, from, to, words: run }] : []
  })
}

const textWidth = (words: readonly Word[]): number =>
  Math.max(...words.map(({ box }) => right(box))) - Math.min(...words.map(({ box }) => box[0]))

const zeros = (length: number): number[] => Array.from({ length }, () => 0)

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const slopeOf = (lines: readonly Run[]): number => {
  const words = lines.flatMap((line) => line.words)
  return sum(words.map(({ dx, dy }) => dx * dy)) / sum(words.map(({ dx }) => dx * dx))
}

const restOf = (lines: readonly Run[], fan: Fan): number =>
  sum(
    lines.map(({ y, words }) => {
      const slope = slopeAt(fan, y)
      return sum(words.map(({ dx, dy }) => (dy - slope * dx) ** 2))
    }),
  )

const middleOf = (words: readonly Word[]): number =>
  (Math.min(...words.map(({ box }) => box[0])) + Math.max(...words.map(({ box }) => right(box)))) / 2

/** The slopes at the knots by least squares, which change from one to the next as evenly as the lines allow. */
function slopesAt(lines: readonly Run[], knotOf: (y: number) => number): number[] {
  const matrix = Array.from({ length: knots }, () => zeros(knots + 1))
  const add = (terms: readonly (readonly [number, number])[], value: number, weight: number): void => {
    for (const [i, a] of terms) {
      for (const [j, b] of terms) matrix[i]![j]! += weight * a * b
      matrix[i]![knots]! += weight * a * value
    }
  }
  for (const { y, words } of lines) {
    const at = Math.min(Math.max(knotOf(y), 0), knots - 1)
    const below = Math.min(Math.floor(at), knots - 2)
    for (const { dx, dy } of words)
      add(
        [
          [below, (1 + below - at) * dx],
          [below + 1, (at - below) * dx],
        ],
        dy,
        1 / noise ** 2,
      )
  }
  for (let at = 1; at < knots - 1; at++)
    add(
      [
        [at - 1, 1],
        [at, -2],
        [at + 1, 1],
      ],
      0,
      1 / bend ** 2,
    )
  return solved(matrix)
}

/** By elimination; the matrix is symmetric and, with two lines at different heights, not singular. */
function solved(matrix: number[][]): number[] {
  for (let at = 0; at < knots; at++) {
    const pivot = matrix[at]![at]!
    for (let row = at + 1; row < knots; row++) {
      const share = matrix[row]![at]! / pivot
      for (let column = at; column <= knots; column++) matrix[row]![column]! -= share * matrix[at]![column]!
    }
  }
  const out = zeros(knots)
  for (let at = knots - 1; at >= 0; at--) {
    const known = sum(out.map((value, column) => (column > at ? value * matrix[at]![column]! : 0)))
    out[at] = (matrix[at]![knots]! - known) / matrix[at]![at]!
  }
  return out
}
