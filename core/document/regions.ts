import { bottom, centerX, centerY, median, overlap, right, typicalHeight } from './geometry'
import { partRow, spacingOf, isRule } from './cells'
import type { Word } from './page'
import { residualSkew, rowsOf } from './rows'
import { hasDigit, hasLetter } from './script'

/** What tells columns of a letter from columns of a table; given from outside, since it knows wordings. */
export interface ColumnClues {
  /** Whether a row of one column is a section's heading. */
  readonly isHeading: (text: string) => boolean
  /** Whether the row holds the column titles of a table. */
  readonly isTableHeader: (texts: readonly string[]) => boolean
}

/**
 * The page in parts that are read one after the other: above, first column, second column, below.
 * A page of one column is one part.
 */
export function regionsOf(
  words: readonly Word[],
  direction: 'ltr' | 'rtl',
  clues: ColumnClues,
  skew = residualSkew(words),
  depth = 0,
): Word[][] {
  // prettier-ignore
  if (depth > 3 || words.length < 24) return words.length === 0 ? [] : [[...words]]
  const split = leanings(words).reduce<Split | null>(
    (found, lean) => found ?? bestSplit(words, direction, clues, skew, lean),
    null,
  )
  if (!split) return [[...words]]
  const { left, right: rest, above, below } = split
  const [first, second] = direction === 'rtl' ? [rest, left] : [left, rest]
  return [above, first, second, below].flatMap((part) => regionsOf(part, direction, clues, skew, depth + 1))
}

/** How far a river may lean, in pixels aside for one down: a sheet that lies askew has none that is upright. Upright first. */
const leanings = (words: readonly Word[]): readonly number[] =>
  words.length < 120 ? [0] : [0, 0.02, -0.02, 0.04, -0.04, 0.06, -0.06]

/** A word where it would stand if the river were upright. */
const upright = (word: Word, lean: number): Word =>
  lean === 0
    ? word
    : {
        ...word,
        box: [word.box[0] - lean * centerY(word.box), ...word.box.slice(1)] as unknown as Word['box'],
      }

interface Split { readonly above: Word[]; readonly below: Word[]; readonly left: Word[]; readonly right: Word[] } // prettier-ignore

function bestSplit(
  words: readonly Word[],
  direction: 'ltr' | 'rtl',
  clues: ColumnClues,
  skew: number,
  lean: number,
): Split | null {
  const height = typicalHeight(words)
  const text = words.filter((word) => !isRule(word)).map((word) => upright(word, lean))
  const middle = (word: Word) => centerX(word.box) - lean * centerY(word.box)
  const x0 = Math.min(...text.map((word) => word.box[0]))
  const x1 = Math.max(...text.map((word) => right(word.box)))
  let best: Split | null = null
  let bestTall = 0
  const tried = new Set<string>()
  for (let x = x0 + 0.22 * (x1 - x0); x <= x0 + 0.78 * (x1 - x0); x += 0.5 * height) {
    for (const [from, to] of clearings(text, x, height)) {
      if (to - from < Math.max(8 * height, bestTall + 0.5 * height)) continue
      const within = words.filter((word) => centerY(word.box) > from && centerY(word.box) < to)
      const split = {
        above: words.filter((word) => centerY(word.box) <= from),
        below: words.filter((word) => centerY(word.box) >= to),
        left: within.filter((word) => middle(word) < x),
        right: within.filter((word) => middle(word) >= x),
      }
      const key = `${split.above.length} ${split.below.length} ${split.left.length}`
      if (tried.has(key)) continue
      tried.add(key)
      if (!areColumns(split.left, split.right, direction, clues, skew, height)) continue
      best = withHead(split, clues, skew, direction)
      bestTall = to - from
    }
  }
  return best
}

/** What stands above the first heading of both columns is the head of the page, not the top of its columns. */
function withHead(split: Split, clues: ColumnClues, skew: number, direction: 'ltr' | 'rtl'): Split {
  const rows = [split.left, split.right].map((side) => rowsOf(side, skew))
  const top = (row: readonly Word[]) => Math.min(...row.map((word) => word.box[1]))
  const first = Math.min(...rows.flat().filter((row) => clues.isHeading(texts(row, direction).join(' '))).map(top)) // prettier-ignore
  const over = rows.map((side) =>
    side.filter((row) => Math.max(...row.map((word) => centerY(word.box))) < first),
  )
  if (!Number.isFinite(first) || over.some((side) => side.length === 0 || side.length > 8)) return split
  const head = new Set(over.flat(2))
  return {
    above: [...split.above, ...head],
    below: split.below,
    left: split.left.filter((word) => !head.has(word)),
    right: split.right.filter((word) => !head.has(word)),
  }
}

/** The stretches down the page where nothing is printed within `0.6 height` of x. */
function clearings(words: readonly Word[], x: number, height: number): [number, number][] {
  const crossing = words
    .filter((word) => word.box[0] < x + 0.6 * height && right(word.box) > x - 0.6 * height)
    .sort((a, b) => a.box[1] - b.box[1])
  const out: [number, number][] = []
  let from = -Infinity
  for (const word of crossing) {
    if (word.box[1] > from) out.push([from, word.box[1]])
    from = Math.max(from, bottom(word.box))
  }
  out.push([from, Infinity])
  const top = Math.min(...words.map((word) => word.box[1]))
  const end = Math.max(...words.map((word) => bottom(word.box)))
  return out.map(([a, b]) => [Math.max(a, top - 1), Math.min(b, end + 1)])
}

function areColumns(
  left: readonly Word[],
  rightWords: readonly Word[],
  direction: 'ltr' | 'rtl',
  clues: ColumnClues,
  skew: number,
  height: number,
): boolean {
  // prettier-ignore
  // What is left of rules and stamps must not pass for lines.
  const solid = (word: Word) => /[\p{L}\p{N}]{2}|^\d$/u.test(word.text) && word.box[3] > 0.6 * height && word.box[3] < 2 * height
  const sides = [left, rightWords]
    .map((side) => side.filter(solid))
    .map((side) => (side.length < 10 ? [] : rowsOf(side, skew)))
  const [a, b] = [sides[0] ?? [], sides[1] ?? []]
  if (a.length < 4 || b.length < 4) return false
  const [spanA, spanB] = [span(a), span(b)]
  const shared = overlap(spanA[0], spanA[1], spanB[0], spanB[1])
  if (shared < 0.5 * Math.min(spanA[1] - spanA[0], spanB[1] - spanB[0])) return false
  const all = sides.map((rows) => rows.map((row) => texts(row, direction)))
  if (all.every((rows) => rows.some((row) => clues.isTableHeader(row)))) return true
  if (all.some((rows) => rows.some((row) => clues.isTableHeader(row)))) return false
  const aligned = alignment(a, b, height)
  // Lines that keep no common base belong to columns of their own, whatever they hold.
  if (aligned < 0.4 && a.length >= 6 && b.length >= 6) return true
  const spacing = spacingOf([...a, ...b])
  const single = sides.map(
    (rows) => rows.filter((row) => partRow(row, spacing).length === 1).length / rows.length,
  )
  if (single.some((share) => share < 0.6)) return false
  if ([a, b].some((rows) => numeric(rows) > 0.35 || labelled(rows, direction) > 0.45)) return false
  const headings = all.map((rows) => rows.filter((row) => clues.isHeading(row.join(' '))).length)
  if (headings.every((count) => count > 0) && (Math.max(...headings) > 1 || aligned < 0.9)) return true
  // Paragraphs under headings, and a list of short lines beside them.
  const prose = [a, b].map(
    (rows, side) =>
      rows.length >= 12 &&
      // A letter beside a list under its headings has none of its own.
      (headings[side]! > 0 || headings[1 - side]! > 1) &&
      fill(rows) > 0.75 &&
      median(rows.map((row) => row.length)) >= 7,
  )
  const list = [a, b].map((rows, side) => rows.length >= 12 && single[side]! > 0.85 && numeric(rows) === 0)
  if ((prose[0] && list[1]) || (prose[1] && list[0])) return true
  const full = [a, b].every((rows) => fill(rows) > 0.62 && median(rows.map((row) => row.length)) >= 4)
  return full && (aligned < 0.6 || [a, b].every((rows) => fill(rows) > 0.8))
}

const texts = (row: readonly Word[], direction: 'ltr' | 'rtl') =>
  (direction === 'rtl' ? [...row].reverse() : row).map((word) => word.text)

const span = (rows: readonly (readonly Word[])[]): [number, number] => [
  Math.min(...rows.flat().map((word) => word.box[1])),
  Math.max(...rows.flat().map((word) => bottom(word.box))),
]

/** Share of rows that hold more numbers than words. */
const numeric = (rows: readonly (readonly Word[])[]) =>
  rows.filter((row) => row.filter((word) => hasDigit(word.text)).length > 0.5 * row.filter((word) => hasLetter(word.text) || hasDigit(word.text)).length)
    .length / rows.length // prettier-ignore

/** Share of rows that read "label: value". */
const labelled = (rows: readonly (readonly Word[])[], direction: 'ltr' | 'rtl') =>
  rows.filter((row) => {
    const at = texts(row, direction).findIndex((text) => /:/.test(text))
    return at >= 0 && at <= 3 && row.length > at + 1 && row.length <= at + 5
  }).length / rows.length

/** Share of the shorter column's rows that stand level with one of the other. */
function alignment(a: readonly (readonly Word[])[], b: readonly (readonly Word[])[], height: number): number {
  const centers = (rows: readonly (readonly Word[])[]) =>
    rows.map((row) => median(row.map((word) => centerY(word.box))))
  const [few, many] = a.length <= b.length ? [centers(a), centers(b)] : [centers(b), centers(a)]
  return few.filter((y) => many.some((other) => Math.abs(other - y) < 0.3 * height)).length / few.length
}

/** How far the usual row of a column reaches of its width. */
function fill(rows: readonly (readonly Word[])[]): number {
  const widths = rows.map(
    (row) => Math.max(...row.map((word) => right(word.box))) - Math.min(...row.map((word) => word.box[0])),
  )
  return median(widths) / Math.max(...widths)
}
