import { riverBands, sortIntoBands } from './columns'
import { contentOf, majority, type Content } from './content'
import { bottom } from './geometry'
import { nameOf, tablesFrom, type LooseTable } from './loose-table'
import { union } from './page'
import { hasLetter } from './script'
import { bodyOf } from './table-body'
import type { Column, ColumnRole, Line } from './types'

/** Runs of rows that stand in columns without titles: a name, a number and perhaps unit, flag and range. */
export function unheaded(lines: readonly Line[], height: number): LooseTable[] {
  const out: LooseTable[] = []
  let index = 0
  while (index < lines.length) {
    if (!isRow(lines[index]!)) {
      index++
      continue
    }
    const run: Line[] = []
    let end = index
    for (let probe = index, idle = 0; probe < lines.length && idle <= 3; probe++) {
      const line = lines[probe]!
      const above = lines[probe - 1]
      if (run.length > 0 && above && line.box[1] - bottom(above.box) > 5 * height) break
      if (!isRow(line)) {
        idle++
        continue
      }
      idle = 0
      run.push(line)
      end = probe
    }
    const block = lines.slice(index, end + 1)
    out.push(...fromRun(run, block, height))
    index = end + 1
  }
  return out
}

/** Two cells or more, a name and something countable, and no "label: value". */
function isRow(line: Line): boolean {
  if (line.cells.length < 2 || line.words.length > 24) return false
  const contents = line.cells.map((cell) => contentOf(cell.text))
  if (line.cells.some((cell) => /^[\p{L} .']{2,25}:\s?\S/u.test(cell.text) || cell.text.endsWith(':')))
    return false
  const told = contents.filter(
    (content) => content === 'number' || content === 'range' || content === 'quality',
  ).length
  return told > 0 && line.cells.some((cell, at) => contents[at] === 'text' && hasLetter(cell.text))
}

function fromRun(run: readonly Line[], block: readonly Line[], height: number): LooseTable[] {
  if (run.length < 3) return []
  const rows = run.map((line) => [...line.words].sort((a, b) => a.box[0] - b.box[0]))
  const bands = riverBands(rows, 0.7 * height)
  if (bands.length < 2) return []
  const texts = rows.map((row) =>
    sortIntoBands(row, bands).map((words) => words.map((word) => word.text).join(' ')),
  )
  const roles = rolesOf(bands.map((_, band) => texts.map((row) => row[band] ?? '')))
  if (!roles.includes('name') || !roles.includes('value')) return []
  const columns = bands.map((_, band): Column => {
    const boxes = rows.flatMap((row) => sortIntoBands(row, bands)[band]!.map((word) => word.box))
    return {
      role: roles[band] ?? 'other',
      title: '',
      box: union(boxes),
      date: null,
      previous: false,
      drug: false,
    }
  })
  const body = bodyOf(block, bands, nameOf(columns), height, block[0]!.box[1])
  return tablesFrom(body.groups, columns, bands, null, body.used)
}

/** The role of each column by what most of its cells hold. */
function rolesOf(columns: readonly (readonly string[])[]): ColumnRole[] {
  const kinds = columns.map((cells) => majority(cells.map(contentOf)))
  const name = longestText(columns, kinds)
  const fromName = (index: number) => Math.abs(index - name)
  const numbers = kinds
    .flatMap((kind, index) => (kind === 'number' || kind === 'quality' ? [index] : []))
    .sort((a, b) => fromName(a) - fromName(b))
  const hasRange = kinds.includes('range')
  const [value, second, third] = numbers
  const limits =
    !hasRange && second !== undefined && third !== undefined ? limitsOf(columns, second, third) : null
  return kinds.map((kind, index) => {
    if (index === name) return 'name'
    if (index === value) return 'value'
    if (limits && index === limits.low) return 'low'
    if (limits && index === limits.high) return 'high'
    return kind === 'flag' || kind === 'unit' || kind === 'range' || kind === 'date' ? kind : 'other'
  })
}

function longestText(columns: readonly (readonly string[])[], kinds: readonly Content[]): number {
  const lengths = columns.map((cells, index) =>
    kinds[index] === 'text' ? cells.filter((cell) => hasLetter(cell)).length * 100 + cells.join('').replace(/[^\p{L}]/gu, '').length : -1,
  ) // prettier-ignore
  const longest = Math.max(...lengths)
  return longest < 0 ? -1 : lengths.indexOf(longest)
}

/** Two columns of numbers of which one is always the lesser: the limits of the reference range. */
function limitsOf(
  columns: readonly (readonly string[])[],
  a: number,
  b: number,
): { low: number; high: number } | null {
  const pairs = (columns[a] ?? []).map((text, row) => [Number(text.replace(',', '.')), Number((columns[b]?.[row] ?? '').replace(',', '.'))] as const) // prettier-ignore
  const told = pairs.filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y))
  if (told.length < 3 || told.some(([x, y]) => x < 0 || y < 0)) return null
  if (told.every(([x, y]) => x < y)) return { low: a, high: b }
  return told.every(([x, y]) => x > y) ? { low: b, high: a } : null
}
