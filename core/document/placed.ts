import { across, centerX, centerY, right } from './geometry'
import { lineOf, partOfLine, phraseOf } from './lines'
import type { Word } from './page'
import type { Tables } from './parse/tables'
import type { RecordTable, ResultTable } from './parse/types'
import type { Line } from './types'

export type PageTable = ResultTable | RecordTable

/** A line as sections hold it: a printed one, a part of one, or a row of a table. */
export interface Placed {
  readonly line: Line
  readonly table: PageTable | null
}

export const isRecords = (table: PageTable): table is RecordTable => 'kind' in table

/**
 * The lines of a page with its tables' words as lines of their own: a row of a table of records is one line, however it
 * is printed, and a table's lines follow one another with the remarks that stand between them. Titles of columns go.
 */
export function placeLines(printed: readonly Line[], { results, records }: Tables): Placed[] {
  const tables: readonly PageTable[] = [...results, ...records]
  const owners = new Map<Word, PageTable>()
  for (const table of tables) for (const word of table.words) owners.set(word, table)
  const originals = [...owners.keys()]
  /** Reading order makes new words of some: what stands where a word of a table does is that word. */
  const original = (word: Word): Word | undefined =>
    owners.has(word) ? word : originals.find((one) => holds(one, word))
  // What is printed but in no line is a bullet.
  const kept = new Set(printed.flatMap(({ words }) => words.map((word) => original(word) ?? word)))
  const rows = new Map<Word, Line>()
  for (const { kind, bare, rows: own } of records)
    for (const { cells, words } of own) {
      const line = {
        ...rowLine(cells, kept, printed[0]?.direction ?? 'ltr'),
        table: bare ? ('names' as const) : kind,
      }
      for (const word of words) rows.set(word, line)
    }
  const parts = printed.flatMap((line) =>
    partsOf(line, (word) => {
      const one = original(word)
      return one && owners.get(one)
    }),
  )
  const done = new Set<PageTable | Line>()
  const lineOfPart = ({ line, table }: Placed): Placed[] => {
    if (!table) return [{ line, table }]
    if (!isRecords(table)) return [{ line: { ...line, table: 'results' }, table }]
    const own = new Set(line.words.flatMap((word) => rows.get(original(word) ?? word) ?? []))
    const fresh = [...own].filter((row) => !done.has(row))
    for (const row of fresh) done.add(row)
    return fresh.map((row) => ({ line: row, table }))
  }
  return parts.flatMap((part) => {
    const { table, line } = part
    if (done.has(table ?? line)) return []
    if (!table) return [part]
    done.add(table)
    const inside = parts.filter(
      (one) => one.table === table || (!one.table && !done.has(one.line) && isWithin(one.line, table)),
    )
    for (const one of inside) if (!one.table) done.add(one.line)
    return inside.flatMap(lineOfPart)
  })
}

/** A line as the parts that different tables own; what no table owns keeps its bullet. */
function partsOf(line: Line, ownerOf: (word: Word) => PageTable | undefined): Placed[] {
  const owned = line.words.map((word) => [word, ownerOf(word) ?? null] as const)
  const tables = new Set(owned.map(([, table]) => table))
  if (tables.size === 1) return [{ line, table: owned[0]?.[1] ?? null }]
  return [...tables].map((table) => ({
    table,
    line: partOfLine(
      line,
      owned.flatMap(([word, of]) => (of === table ? [word] : [])),
      table === null && line.bullet && owned[0]?.[1] === null,
    ),
  }))
}

function rowLine(
  cells: RecordTable['rows'][number]['cells'],
  kept: ReadonlySet<Word>,
  direction: 'ltr' | 'rtl',
): Line {
  const words = cells.flatMap((cell) => cell?.words ?? [])
  const filled = cells.flatMap((cell) => {
    const some = (cell?.words ?? []).filter((word) => kept.has(word))
    return some.length === 0 ? [] : [phraseOf(some)]
  })
  return lineOf(
    filled,
    direction,
    words.some((word) => !kept.has(word)),
  )
}

const holds = ({ box }: Word, { box: part }: Word): boolean =>
  centerX(part) >= box[0] &&
  centerX(part) <= right(box) &&
  centerY(part) >= box[1] &&
  centerY(part) <= box[1] + box[3]

/** Between the rows of a table, and in its width. */
const isWithin = ({ box }: Line, { box: all }: PageTable): boolean =>
  centerY(box) > all[1] && centerY(box) < all[1] + all[3] && across(box, all) > 0.5 * box[2]
