import { limitLabels } from '../../language/limits'
import { earlierLabels } from '../../language/results'
import { median, right } from '../geometry'
import { panelSpecimen } from '../headings'
import type { Word } from '../page'
import { gapsOf } from './columns'
import { bestTable, type Leaf } from './leaf'
import { bestRecords, type RecordLeaf } from './records'
import type { RowContext } from './row-context'
import { readRows, type Row } from './rows'
import { beginTwice, runsOf } from './row-runs'
import type { Fact } from './table'
import { weights } from './weights'

/** What a region says: its tables, and how much they explain. */
export interface Parsed {
  readonly score: number
  readonly tables: readonly Told[]
}

export type Told = { readonly rows: readonly Row[] } & (
  { readonly leaf: Leaf; readonly records?: never } | { readonly records: RecordLeaf; readonly leaf?: never }
)

const none: Parsed = { score: 0, tables: [] }

/** The rivers tried, the most promising first. */
const mostRivers = 6

/** best(R) = the best tables one under another, or two regions side by side where these explain more. */
export function parseRegion(words: readonly Word[], context: RowContext, depth = 2, least = 1): Parsed {
  if (words.length < 3) return none
  return context.memo.of(words, `region ${depth} ${least}`, () => search(words, context, depth, least))
}

function search(words: readonly Word[], context: RowContext, depth: number, least: number): Parsed {
  const rows = readRows(words, context)
  const whole = stacked(rows, context, least)
  if (depth === 0 || rows.filter(isSeed).length < 2 || unexplained(rows, whole, context) < 3) return whole
  let best = whole
  for (const { above, left, rightSide, below } of riversOf(rows, context).slice(0, mostRivers)) {
    const parts = [above, left, rightSide, below].map((part, at) =>
      part.length === 0
        ? none
        : at === 1 || at === 2
          ? parseRegion(part, context, depth - 1, 2)
          : context.memo.of(part, 'stacked', () => stacked(readRows(part, context), context)),
    )
    const score = parts.reduce((sum, part) => sum + part.score, weights.cut as number)
    if (score > best.score + 0.5) best = { score, tables: parts.flatMap(({ tables }) => tables) }
  }
  return best
}

/** Tables one under another: the rows parted where a header stands or a wide space, in the way that explains most. */
function stacked(rows: readonly Row[], context: RowContext, least = 1): Parsed {
  const starts = [0, ...breaksOf(rows, context.height)]
  const ends = [...starts.slice(1), rows.length]
  const best: Parsed[] = [none]
  ends.forEach((end, at) => {
    let most = best[at]!
    for (let first = at; first >= 0; first--) {
      const slice = rows.slice(starts[first], end)
      // Titles are of what stands below them, never of rows above.
      if (first < at && slice.slice(1).some(({ titles }) => titles !== null)) break
      // Nor do columns under hours, or under the sides of the body, stand without these.
      if (rows[starts[first]! - 1]?.titles?.every(({ timed }) => timed)) continue
      const own = bestLeaf(slice, context, least)
      const score = best[first]!.score + (own?.score ?? 0)
      if (own && score > most.score) most = { score, tables: [...best[first]!.tables, own.told] }
    }
    best.push(most)
  })
  return best[best.length - 1]!
}

/** The table that explains most of some rows, of results or of records. */
function bestLeaf(rows: readonly Row[], context: RowContext, least: number) {
  const { leaf, records } = context.memo.of(rows, 'leaf', () => ({
    leaf: bestTable(rows, context),
    records: bestRecords(rows, context),
  }))
  const found: { score: number; told: Told }[] = []
  if (leaf && leaf.best.facts.length >= least)
    found.push({ score: leaf.best.score + tie * wordsOfNames(leaf), told: { leaf, rows: leaf.rows } })
  if (records && records.records.length >= least)
    found.push({ score: records.score, told: { records, rows } })
  return found.sort((a, b) => b.score - a.score)[0] ?? null
}

/** Of two ways that explain as much, the one whose names are longer: a line that goes on with a name is no beginning. */
const tie = 0.001
const wordsOfNames = ({ best }: Leaf): number =>
  best.facts.reduce((sum, { name }) => sum + name.words.length, 0)

const isSeed = (row: Row): boolean => row.seed || row.record !== null || row.told

/** Rows at which another table may begin: under a header's own line, after a wide space, or where rows tell of other things. */
function breaksOf(rows: readonly Row[], height: number): number[] {
  const seeds = rows.flatMap((row, at) => (isSeed(row) ? [at] : []))
  const kindOf = (row: Row): string | null => row.record ?? (isSeed(row) ? 'results' : null)
  let kind: string | null = null
  let limitsFirst: boolean | null = null
  const pitch = median(
    seeds.slice(1).map((at, index) => rows[at]!.center - rows[seeds[index]!]!.center),
    2 * height,
  )
  const out: { at: number; weight: number }[] = []
  rows.forEach((row, at) => {
    const before = kind
    kind = kindOf(row) ?? kind
    const turned = limitsFirst !== null && row.limitsFirst !== null && row.limitsFirst !== limitsFirst
    limitsFirst = row.limitsFirst ?? limitsFirst
    if (at === 0) return
    const gap = row.center - rows[at - 1]!.center
    const wide = gap > Math.max(2.2 * pitch, 3 * height)
    const idle =
      isSeed(row) &&
      !rows.slice(Math.max(0, at - 3), at).some((one) => isSeed(one) || one.titles) &&
      seeds.some((one) => one < at)
    const titled =
      !isSeed(row) &&
      (row.phrases.length === 1 || panelSpecimen(row.words.map(({ text }) => text).join(' ')) !== null) &&
      row.words.length <= 4 &&
      rows[at + 1] !== undefined &&
      isSeed(rows[at + 1]!) &&
      isSeed(rows[at - 1]!) &&
      // A title of rows ends in its colon; what goes on behind one is a remark ("Method: CLIA").
      !row.words.slice(0, -1).some(({ text }) => /\d|:$/.test(text)) &&
      !/\d/.test(row.words.at(-1)?.text ?? '')
    const other = row.titles !== null || before !== kind
    if (other || wide || idle || titled || turned)
      for (const one of new Set([at, withNames(rows, at)]))
        out.push({ at: one, weight: other ? Infinity : gap + (wide || turned ? pitch : 0) })
  })
  const kept = out.toSorted((a, b) => b.weight - a.weight).slice(0, 10)
  return kept.map(({ at }) => at).sort((a, b) => a - b)
}

/** Cards begin with the names over their first numbers. */
function withNames(rows: readonly Row[], at: number): number {
  const over = [at - 1, at - 2].find((one) => (rows[one]?.names.length ?? 0) > 0)
  const row = over === undefined ? undefined : rows[over]
  return row && !isSeed(row) && row.names.length === row.phrases.length ? over! : at
}

/** What no table took up of what could be results: names beside numbers, words in rows, limits and earlier results by their labels. */
function unexplained(rows: readonly Row[], parsed: Parsed, { fields }: RowContext): number {
  const used = new Set(
    parsed.tables.flatMap(({ leaf, records }) =>
      leaf
        ? leaf.best.facts.flatMap(({ name, value }) => [...name.words, ...value.words])
        : records.records.flatMap(({ cells }) => cells.flatMap((cell) => cell?.words ?? [])),
    ),
  )
  const names = rows.flatMap((row) =>
    row.numbers.length === 0 ? [] : row.names.filter(({ words }) => !words.some((word) => used.has(word))),
  )
  const left = parsed.tables.reduce((sum, { leaf }) => sum - (leaf?.best.left ?? 0), 0)
  const bare = rows.filter((row) => isSeed(row) && !row.words.some((word) => used.has(word)))
  const told = new Set(
    parsed.tables.flatMap(({ leaf }) => leaf?.best.facts.flatMap(({ words }) => words) ?? []),
  )
  const under = rows.flatMap(({ phrases }) =>
    phrases.filter(
      ({ words }) => !words.some((word) => told.has(word)) && isUnderResults(fields.of(words).text),
    ),
  )
  return 1.5 * (names.length + under.length) + left + 2 * bare.length
}

/** Limits, or an earlier result, with the label of what stands in a line of its own. */
const isUnderResults = (text: string): boolean =>
  /\d/.test(text) && (limitLabels.test(text) || earlierLabels.test(text))

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
function riversOf(rows: readonly Row[], { gap, height }: RowContext): River[] {
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

/** The name and the number of a fact, by the words that hold them. */
export const signature = ({ name, value }: Pick<Fact, 'name' | 'value'>): string =>
  [...name.words.slice(0, 1), ...value.words.slice(0, 1)].map(({ box }) => box.join()).join(';')
