import {
  boundsOf,
  cornersOf,
  levelled,
  pictureCorners,
  slopeOf,
  turnedAbout,
  uprightCorners,
  uprightSize,
  type Corners,
  type Place,
  type Point,
  type Rect,
  type Sheet,
} from './geometry'

/** The strip of a fact: pieces of the page at one scale, from left to right and from the top. */
export interface StripPlan {
  /** CSS pixels. */
  readonly height: number
  readonly pieces: readonly Piece[]
}

/** A part of one line of print, whole and level. */
export interface Piece {
  /** What it shows, in pixels of the picture as served, from where its top begins. */
  readonly corners: Corners
  /** CSS pixels. */
  readonly width: number
  /** Which line of print it is of, from the top. */
  readonly line: number
}

/** CSS pixels of a line of print with a little paper about it. */
const lineHeight = 28
/** Of several lines that were told as one, by a reader that marked no words. */
const tallest = 84
/** In heights of the letters: the paper about the words. */
const margin = { above: 0.3, beside: 0.35 }
/** In heights of the letters: words that are no further apart belong together. */
const closest = 2.5
/** In heights of the letters: groups are joined as long as a phone can show them at full size. */
const longest = 14
/** A name, an amount, a unit, a mark, a range: each where it stands in a row of a table. */
const mostPieces = 5
/** A line of print is about this part of a page's height (11 pt on A4): what to reckon by when a box holds several. */
const linePart = 0.016

/**
 * The words that state a fact, cut out of the page in as few pieces as can be read on a phone. What stands between two
 * pieces is left out, and seen to be.
 */
export function planStrip(place: Place, sheet: Sheet): StripPlan {
  const upright = uprightMarks(place, sheet)
  const about = middleOf(upright)
  const slope = commonSlope(upright)
  const level = upright.map((corners) => levelled(turnedAbout(corners, about, -slope)))
  const tall = Math.max(1, ...level.map(([, , , h]) => h))
  const letters = place.marks ? tall : Math.min(tall, uprightSize(sheet).height * linePart)
  const shown = tall + letters * margin.above * 2
  const scale = Math.min(lineHeight / (letters * (1 + margin.above * 2)), tallest / shown)
  const pieces = clustersOf(level, letters).flatMap((clusters, line) =>
    clusters.map(([x, y, w, h]): Piece => {
      const side = letters * margin.beside
      const rect: Rect = [x - side, y + h / 2 - shown / 2, w + side * 2, shown]
      const corners = turnedAbout(cornersOf(rect), about, slope)
      return { corners: pictureCorners(corners, sheet), width: rect[2] * scale, line }
    }),
  )
  return { height: shown * scale, pieces }
}

/** The lines of the upright page on which a fact stands, each from its first word of the fact to its last. */
export function linesOf(place: Place, sheet: Sheet): readonly Corners[] {
  const upright = uprightMarks(place, sheet)
  const about = middleOf(upright)
  const slope = commonSlope(upright)
  const level = upright.map((corners) => levelled(turnedAbout(corners, about, -slope)))
  return byLine(level).map((line) => turnedAbout(cornersOf(line.reduce(joined)), about, slope))
}

function uprightMarks(place: Place, sheet: Sheet): readonly Corners[] {
  const { box, marks = [] } = place
  if (marks.length === 0) return [uprightCorners(place, sheet)]
  return marks.map((corners) => uprightCorners({ box, corners }, sheet))
}

/** Groups of words that stand close, line by line; then the closest are joined until there are few. */
function clustersOf(marks: readonly Rect[], letters: number): Rect[][] {
  const lines = byLine(marks).map((line) => {
    const [, y, , h] = line.reduce(joined)
    // All of a line stand on it: a short word is no higher up.
    return line.map(([x, , w]): Rect => [x, y, w, h]).reduce(joinClose(letters), [])
  })
  for (let left = lines.flat().length - mostPieces; left > 0; left -= 1) joinClosest(lines)
  return lines
}

const joinClose =
  (letters: number) =>
  (line: Rect[], next: Rect): Rect[] => {
    const last = line.at(-1)
    if (!last) return [next]
    const both = joined(last, next)
    const close = next[0] - rightOf(last) <= closest * letters
    return close && both[2] <= longest * letters ? [...line.slice(0, -1), both] : [...line, next]
  }

function joinClosest(lines: Rect[][]): void {
  const gaps = lines.flatMap((line) =>
    line.slice(1).map((right, at) => ({ line, at, gap: right[0] - rightOf(line[at] ?? right) })),
  )
  const [least] = gaps.toSorted((a, b) => a.gap - b.gap)
  const [left, right] = least ? least.line.slice(least.at, least.at + 2) : []
  if (least && left && right) least.line.splice(least.at, 2, joined(left, right))
}

/** From the top; each from left to right. */
function byLine(marks: readonly Rect[]): Rect[][] {
  const lines: Rect[][] = []
  for (const mark of marks.toSorted((a, b) => middleY(a) - middleY(b))) {
    const line = lines.at(-1)
    const first = line?.[0]
    if (line && first && middleY(mark) < first[1] + first[3]) line.push(mark)
    else lines.push([mark])
  }
  return lines.map((line) => line.toSorted((a, b) => a[0] - b[0]))
}

const middleY = ([, y, , h]: Rect): number => y + h / 2
const rightOf = ([x, , w]: Rect): number => x + w
const joined = (a: Rect, b: Rect): Rect => boundsOf([...cornersOf(a), ...cornersOf(b)])

/** The slope of them all: a short word's own is a matter of its letters. */
function commonSlope(marks: readonly Corners[]): number {
  const weights = marks.map((mark) => levelled(mark)[2])
  const weight = weights.reduce((sum, one) => sum + one, 0)
  const turned = marks.reduce((sum, mark, index) => sum + slopeOf(mark) * (weights[index] ?? 0), 0)
  return weight === 0 ? 0 : turned / weight
}

function middleOf(marks: readonly Corners[]): Point {
  const [x, y, w, h] = boundsOf(marks.flat())
  return [x + w / 2, y + h / 2]
}
