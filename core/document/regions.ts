import { bottom, centerX, centerY, median, right, typicalHeight } from './geometry'
import { partRow, spacingOf, isRule } from './cells'
import { areAnswered } from './answered'
import { areHeadedTwice } from './headed-pairs'
import { matchHeading } from './headings'
import { titleRole } from './column-titles'
import { isCapitals } from './inline-headings'
import { changeOf } from './own-headings'
import { Memo } from './memo'
import type { Box } from '../records/place'
import { union, type Word } from './page'
import { residualSkew, rowsOf } from './rows'
import { isDash } from './script'
import { tableAcross, titleRowsOf } from './table-across'
import { withTableBelow, type Split } from './table-below'
import { areOfTwoPeople } from './two-people'

/**
 * The page in parts that are read one after the other: above, first column, second column, below.
 * A page of one column is one part.
 */
export function regionsOf(
  words: readonly Word[],
  direction: 'ltr' | 'rtl',
  skew = residualSkew(words),
  depth = 0,
): Word[][] {
  // prettier-ignore
  if (depth > 3 || words.length < 24) return words.length === 0 ? [] : [[...words]]
  const look = { direction, skew, height: typicalHeight(words), memo: new Memo() }
  const split = leanings(words).reduce<Split | null>(
    (found, lean) => found ?? bestSplit(words, lean, look),
    null,
  )
  if (!split) return [[...words]]
  const { left, right: rest, above, below } = split
  const [first, second] = direction === 'rtl' ? [rest, left] : [left, rest]
  return [above, first, second, below].flatMap((part) => regionsOf(part, direction, skew, depth + 1))
}

/** How far a river may lean, in pixels aside for one down: a sheet that lies askew has none that is upright. Upright first. */
const leanings = (words: readonly Word[]): readonly number[] =>
  words.length < 120 ? [0] : [0, 0.03, -0.03, 0.06, -0.06]

/** What the words of a region are looked at with. */
interface Look {
  readonly direction: 'ltr' | 'rtl'
  readonly skew: number
  readonly height: number
  readonly memo: Memo
}

/** A word as it would stand if the river were upright. */
interface Placed {
  readonly word: Word
  readonly box: Box
  readonly level: number
  readonly middle: number
}

const count = <T>(some: readonly T[], is: (one: T) => boolean): number =>
  some.reduce((sum, one) => sum + Number(is(one)), 0)

function bestSplit(words: readonly Word[], lean: number, look: Look): Split | null {
  const { height, memo } = look
  const placed = words.map((word): Placed => {
    const [x, y, w, h] = word.box
    const box: Box = [x - lean * (y + h / 2), y, w, h]
    return { word, box, level: centerY(box), middle: centerX(box) }
  })
  const text = placed.filter(({ word }) => !isRule(word)).map(({ box }) => box)
  const x0 = Math.min(...text.map((box) => box[0]))
  const x1 = Math.max(...text.map(right))
  const [top, end] = [Math.min(...text.map((box) => box[1])), Math.max(...text.map(bottom))]
  const down = text.sort((a, b) => a[1] - b[1])
  const titled = memo.of(words, 'titles', () => titleRowsOf(words, look.direction, look.skew))
  let best: Split | null = null
  let bestTall = 0
  const tried = new Set<string>()
  for (let x = x0 + 0.22 * (x1 - x0); x <= x0 + 0.78 * (x1 - x0); x += 0.5 * height) {
    for (const [above, under] of clearings(down, x, height)) {
      const from = Math.max(above, top - 1)
      const to = tableAcross(titled, { x, lean, height }, from, Math.min(under, end + 1))
      if (to - from < Math.max(8 * height, bestTall + 0.5 * height)) continue
      const [over, beneath] = [(one: Placed) => one.level <= from, (one: Placed) => one.level >= to]
      const beside = (one: Placed): boolean => !over(one) && !beneath(one) && one.middle < x
      const key = [over, beneath, beside].map((is) => count(placed, is)).join(' ')
      if (tried.has(key)) continue
      tried.add(key)
      const split: Split = { above: [], below: [], left: [], right: [] }
      for (const one of placed)
        split[over(one) ? 'above' : beneath(one) ? 'below' : one.middle < x ? 'left' : 'right'].push(one.word)
      const { left, right: rest } = split
      if (!memo.of([...left, words, ...rest], 'columns', () => areColumns(left, rest, look))) continue
      best = withFoot(withHead(whole(split, look), look), look)
      bestTall = to - from
    }
  }
  return best
}

/** Columns that headings tell apart may run down into a table that stands across both. */
function whole(split: Split, { direction, skew, height }: Look): Split {
  const sides = [split.left, split.right].map((side) => rowsOf(side, skew))
  return areHeadedTwice(sides, direction, height) ? withTableBelow(split, skew, height) : split
}

/** What stands above the first heading of both columns is the head of the page, not the top of its columns. */
function withHead(split: Split, { skew, direction }: Look): Split {
  const rows = [split.left, split.right].map((side) => rowsOf(side, skew))
  const top = (row: readonly Word[]) => Math.min(...row.map((word) => word.box[1]))
  const first = Math.min(...rows.flat().filter((row) => isHeading(texts(row, direction))).map(top)) // prettier-ignore
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

/** A heading that ends a column, under all of the other one, is of the text below both. */
function withFoot(split: Split, { skew, direction }: Look): Split {
  if (split.below.length === 0) return split
  const end = (words: readonly Word[]) => Math.max(...words.map(({ box }) => bottom(box)))
  const foot = (own: readonly Word[], other: readonly Word[]): readonly Word[] => {
    const last = rowsOf(own, skew).at(-1) ?? []
    const under = Math.min(...last.map((word) => centerY(word.box))) > end(other)
    const told = texts(last, direction)
    const isHead = matchHeading(told.join(' ')) !== null || isTitle(told.join(' '))
    return under && isHead ? last : []
  }
  const feet = new Set([...foot(split.left, split.right), ...foot(split.right, split.left)])
  return {
    ...split,
    left: split.left.filter((word) => !feet.has(word)),
    right: split.right.filter((word) => !feet.has(word)),
    below: [...feet, ...split.below],
  }
}

/** The stretches down the page where nothing of the boxes (from the top) is printed within `0.6 height` of x. */
function clearings(boxes: readonly Box[], x: number, height: number): [number, number][] {
  const out: [number, number][] = []
  let from = -Infinity
  for (const box of boxes) {
    if (box[0] >= x + 0.6 * height || right(box) <= x - 0.6 * height) continue
    if (box[1] > from) out.push([from, box[1]])
    from = Math.max(from, bottom(box))
  }
  return [...out, [from, Infinity]]
}

/** The rows of a side, without what is left of rules and stamps: that must not pass for lines. */
interface Side {
  readonly rows: Rows
  readonly headings: number
  /** With the dashes: one between two words leaves no gap that parts them. */
  readonly dashed: Rows
}

function sideOf(words: readonly Word[], { direction, skew, height }: Look): Side | null {
  const solid = ({ text, box }: Word): boolean =>
    /[\p{L}\p{N}]["'״׳]?[\p{L}\p{N}]|^\d$/u.test(text) && box[3] > 0.6 * height && box[3] < 2 * height
  const some = words.filter(solid)
  const rows = some.length < 10 ? [] : rowsOf(some, skew)
  if (rows.length < 4) return null
  const dashed = rowsOf(
    words.filter((word) => solid(word) || isDash(word.text)),
    skew,
  )
  return {
    rows,
    headings: rows.filter((row) => isHeading(texts(row, direction))).length,
    dashed: dashed.filter((row) => row.some(solid)),
  }
}

function areColumns(left: readonly Word[], rest: readonly Word[], look: Look): boolean {
  const { direction, height, memo } = look
  const one = memo.of(left, 'side', () => sideOf(left, look))
  const other = one && memo.of(rest, 'side', () => sideOf(rest, look))
  if (!other) return false
  if (areAnswered(rowsOf(left, look.skew), rowsOf(rest, look.skew), height)) return false
  const sides = [one, other]
  const [a, b] = [one.rows, other.rows]
  if (areOfTwoPeople([a, b], direction, height)) return true
  if (endsWithoutName(direction === 'rtl' ? [b, a] : [a, b], height)) return false
  const aligned = alignment(a, b, height)
  // Lines that keep no common base belong to columns of their own, whatever they hold.
  if (aligned < 0.4 && a.length >= 6 && b.length >= 6) return true
  const most = Math.max(one.headings, other.headings)
  const several = most > 1 || aligned < 0.9
  if (arePartsTogether([a, b], direction, height) || areHeadedTwice([a, b], direction, height)) return true
  // What stands under headings that are level may be tables as well.
  if (several && areHeadedTogether([a, b], direction, height)) return true
  const spacing = spacingOf([...a, ...b])
  const single = sides.map(
    ({ dashed }) => dashed.filter((row) => partRow(row, spacing).length === 1).length / dashed.length,
  )
  if (single.some((share) => share < 0.6)) return false
  if (sides.every(({ headings }) => headings > 0) && several) return true
  // Paragraphs under headings, and a list of short lines beside them.
  return Math.min(a.length, b.length) >= 12 && most > 1 && [a, b].some(areParagraphs)
}

/** The last row of the second side is several numbers, whose name stands level with them in the first: one table's. */
function endsWithoutName([first, second]: readonly [Rows, Rows], height: number): boolean {
  const last = second.at(-1) ?? []
  const lettered = (row: readonly Word[]) => row.some(({ text }) => /\p{L}{2}/u.test(text))
  if (last.length < 3 || lettered(last) || !last.every(({ text }) => /\d/.test(text))) return false
  const at = centreOf(last)
  return first.some((row) => lettered(row) && Math.abs(centreOf(row) - at) < 0.5 * height)
}

type Rows = readonly (readonly Word[])[]

const centreOf = (row: readonly Word[]): number => median(row.map((word) => centerY(word.box)))

/** A heading of either side stands level with one of the other, one of them of no results: each begins its column. */
function areHeadedTogether(sides: readonly Rows[], direction: 'ltr' | 'rtl', height: number): boolean {
  const [left, other] = sides.map((rows) =>
    rows.flatMap((row) => {
      const kind = matchHeading(texts(row, direction).join(' '))?.kind
      return kind ? [{ kind, y: median(row.map(({ box }) => centerY(box))) }] : []
    }),
  )
  return left!.some((a) =>
    other!.some(
      (b) =>
        Math.abs(a.y - b.y) < 0.8 * height && a.kind !== b.kind && !/furniture|other/.test(a.kind + b.kind),
    ),
  )
}

/**
 * "New" level with "Keep taking", one side with a further part below: the parts of a list of drugs in two columns. Or
 * titles in capitals, twice level with one another, of which a side has a known one.
 */
function arePartsTogether(sides: readonly Rows[], direction: 'ltr' | 'rtl', height: number): boolean {
  const told = (is: (text: string) => boolean) =>
    sides.map((rows) =>
      rows.flatMap((row) => {
        const text = texts(row, direction).join(' ')
        return is(text) ? [{ text, y: centreOf(row) }] : []
      }),
    )
  const level = ([left, other]: readonly { text: string; y: number }[][]) =>
    left!.filter((a) => other!.some((b) => a.text !== b.text && Math.abs(a.y - b.y) < 0.8 * height))
  const parts = told((text) => changeOf(text) !== null)
  if (parts.flat().length >= 3 && level(parts).length > 0) return true
  const titles = told(isTitle)
  const all = titles.flat().map(({ text }) => text)
  return (
    new Set(all).size === all.length && level(titles).length >= 2 && all.some((text) => isHeading([text]))
  )
}

/** A few words in capitals, of which none titles a column. */
const isTitle = (text: string): boolean =>
  isCapitals(text) && !/\d/.test(text) && text.split(' ').length <= 5 && titleRole(text) === null

/** Lines of many words, most of which reach nearly as far as the longest. */
const areParagraphs = (rows: Rows): boolean => {
  const widths = rows.map((row) => union(row.map(({ box }) => box))[2])
  return median(widths) > 0.75 * Math.max(...widths) && median(rows.map((row) => row.length)) >= 7
}

/** The title of a group of tests stands within a table as well. */
const isHeading = (row: readonly string[]): boolean =>
  !['labs', undefined].includes(matchHeading(row.join(' '))?.kind)

const texts = (row: readonly Word[], direction: 'ltr' | 'rtl') =>
  (direction === 'rtl' ? [...row].reverse() : row).map((word) => word.text)

/** Share of the shorter column's rows that stand level with one of the other. */
function alignment(a: Rows, b: Rows, height: number): number {
  const centers = (rows: Rows) => rows.map(centreOf)
  const [few, many] = a.length <= b.length ? [centers(a), centers(b)] : [centers(b), centers(a)]
  return few.filter((y) => many.some((other) => Math.abs(other - y) < 0.3 * height)).length / few.length
}
