import { columnTitles } from './column-titles'
import type { DateOrder } from './dates'
import type { LooseTable } from './loose-table'
import { headed } from './table-headed'
import { unheaded } from './table-unheaded'
import type { Line } from './types'

/** The tables of one region, in order: those with a header first found by it, then those that only their columns show. */
export function tablesOf(lines: readonly Line[], order: DateOrder, height: number): LooseTable[] {
  const found: LooseTable[] = []
  const taken = new Set<Line>()
  lines.forEach((line, index) => {
    if (taken.has(line)) return
    const titles = columnTitles(line, order)
    if (!titles) return
    const tables = headed(lines, index, titles, height, order)
    for (const table of tables) for (const used of table.lines) taken.add(used)
    taken.add(line)
    found.push(...tables)
  })
  const rest = lines.filter((line) => !taken.has(line))
  found.push(...unheaded(rest, height))
  const at = new Map(lines.map((line, index) => [line, index]))
  const first = (table: LooseTable) => Math.min(...table.lines.map((line) => at.get(line) ?? Infinity))
  return found.sort((a, b) => first(a) - first(b))
}
