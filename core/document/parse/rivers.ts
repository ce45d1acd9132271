import { right } from '../geometry'
import type { Word } from '../page'
import { breaksOf, isSeed } from './breaks'
import { gapsOf } from './columns'
import type { RowContext } from './row-context'
import { beginTwice, runsOf } from './row-runs'
import type { Row } from './rows'

/** What a cut from top to bottom parts. */
interface River {
  readonly above: Word[]
  readonly left: Word[]
  readonly rightSide: Word[]
  readonly below: Word[]
}

/**
 * Cuts from top to bottom, those first whose sides could explain the most. They run where no word stands in all rows of
 * results, or in those of one stretch: above or below may stand a table whose columns part elsewhere.
 */
export function riversOf(rows: readonly Row[], { gap, height }: RowContext): River[] {
  const seeds = rows.flatMap((row, at) => (isSeed(row) ? [at] : []))
  const [first = 0, last = 0] = [seeds[0], seeds[seeds.length - 1]]
  const ends = [first, ...breaksOf(rows, height).filter((at) => at > first && at <= last), last + 1]
  const stretches = ends.slice(1).map((end, at) => rows.slice(ends[at], end))
  const bodies = [rows.slice(first, last + 1), ...stretches.filter((some) => some.filter(isSeed).length > 2)]
  const gapsIn = (body: readonly Row[], share: number): readonly number[] =>
    gapsOf(
      body.flatMap(({ phrases }) => phrases),
      Math.floor(share * body.length),
      0.8 * gap,
    )
  const between = runsOf(rows).flatMap((run) => gapsIn(run, 0).filter((x) => beginTwice(run, x)))
  const xs = new Set([
    ...bodies.flatMap((body) => [0, 0.12].flatMap((share) => gapsIn(body, share))),
    ...between,
  ])
  const seen = new Set<string>()
  return [...xs]
    .flatMap((x) => {
      const clear = rows.map(({ phrases }) => !phrases.some(({ from, to }) => from < x && to > x))
      const run = longestRun(
        clear,
        rows,
        rows.map((row) => headsBoth(row, x)),
      )
      if (!run) return []
      const [from, to] = run
      const inside = rows.slice(from, to + 1)
      const middle = (word: Word): boolean => (word.box[0] + right(word.box)) / 2 < x
      const parting = [from, to, ...inside.map(({ words }) => words.filter(middle).length)].join()
      if (seen.has(parting)) return []
      seen.add(parting)
      const whole = inside.filter(({ names, numbers }) => names.length > 0 && numbers.length > 0).length
      const side = (is: (phrase: { from: number }) => boolean): number =>
        inside.filter(({ names, numbers }) => names.some(is) && numbers.some(is)).length
      const sides = side((phrase) => phrase.from >= x) + side((phrase) => phrase.from < x)
      // Lines of the two sides need not be level: where each has titles of its own, names beside numbers tell nothing.
      const twice = inside.some((row) => isHeadedTwice(row, x))
      if (!twice && sides < whole) return []
      // A table begins with its names: best is a river that has them on its far side in most rows.
      const next = inside.map(({ names, phrases }) => ({
        right: phrases.find(({ from: start }) => start >= x),
        left: phrases.findLast(({ to: end }) => end <= x),
        names,
      }))
      const share = (is: 'right' | 'left'): number =>
        next.filter((row) => row[is] && row.names.includes(row[is])).length / inside.length
      const bound =
        (twice ? inside.length : 0) + sides + inside.length * Math.max(share('right'), share('left'))
      const part = (is: (word: Word) => boolean): Word[] => inside.flatMap(({ words }) => words.filter(is))
      const words = (some: readonly Row[]): Word[] => some.flatMap((row) => [...row.words])
      return [
        {
          bound,
          river: {
            above: words(rows.slice(0, from)),
            left: part(middle),
            rightSide: part((word) => !middle(word)),
            below: words(rows.slice(to + 1)),
          },
        },
      ]
    })
    .sort((a, b) => b.bound - a.bound)
    .map(({ river }) => river)
}

const titlesBeside = ({ titles }: Row, x: number) => [
  titles?.filter(({ box }) => right(box) <= x) ?? [],
  titles?.filter(({ box }) => box[0] >= x) ?? [],
]

/** Titles of names and of results, or of their days, at both sides of a river: two tables. */
const isHeadedTwice = (row: Row, x: number): boolean =>
  titlesBeside(row, x).every(
    (side) =>
      side.some(({ role, drug }) => role === 'name' && !drug) &&
      side.some(({ role, date }) => role === 'value' || date !== null),
  )

/** Titles at both sides of a river, the names' at one of them alone: below stands one table, of which it parts nothing. */
function headsBoth(row: Row, x: number): boolean {
  const sides = titlesBeside(row, x)
  const named = sides.filter((side) => side.some(({ role, drug }) => role === 'name' && !drug))
  const told = sides.filter((side) => side.some(({ role }) => role === 'value'))
  return (
    sides.every((side) => side.length > 0) && named.length === 1 && told.length === 1 && named[0] !== told[0]
  )
}

/**
 * The stretch of rows that a river does not cross that holds the most results. It ends above a header that stands at both
 * sides of it, and above that one's own title.
 */
function longestRun(
  clear: readonly boolean[],
  rows: readonly Row[],
  headed: readonly boolean[],
): [number, number] | null {
  let best: [number, number] | null = null
  let most = 2
  const isTitle = (at: number): boolean =>
    rows[at]?.phrases.length === 1 && rows[at].words.length <= 4 && rows[at].numbers.length === 0
  const begins = (at: number): boolean => headed[at]! || (headed[at + 1] === true && isTitle(at))
  for (let from = 0; from < clear.length; from++) {
    if (!clear[from]) continue
    let to = from
    while (to + 1 < clear.length && clear[to + 1] && (!begins(to + 1) || (to === from && begins(from)))) to++
    const seeds = rows.slice(from, to + 1).filter(({ numbers }) => numbers.length > 0).length
    if (seeds >= most) [best, most] = [[from, to], seeds]
    from = to
  }
  return best
}
