import { limitLabels } from '../../language/limits'
import { earlierLabels } from '../../language/earlier-results'
import type { Word } from '../page'
import { breaksOf, isSeed } from './breaks'
import { bestTable, type Leaf } from './leaf'
import { bestRecords, type RecordLeaf } from './records'
import type { RowContext } from './row-context'
import { readRows, type Row } from './rows'
import { riversOf } from './rivers'
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

/** The name and the number of a fact, by the words that hold them. */
export const signature = ({ name, value }: Pick<Fact, 'name' | 'value'>): string =>
  [...name.words.slice(0, 1), ...value.words.slice(0, 1)].map(({ box }) => box.join()).join(';')
