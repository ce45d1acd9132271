import type { Band } from './columns'
import { lineOf } from './lines'
import { bandCell, type BodyGroup } from './table-body'
import type { Cell, Column, Line, Table } from './types'

/** A table before it is known in which section it stands. */
export interface LooseTable extends Omit<Table, 'section'> {
  /** The title of its group, where one is printed. */
  readonly title: Line | null
  /** Printed lines that belong to it: header, rows, comments between rows. */
  readonly lines: readonly Line[]
  /** The printed lines of each row. */
  readonly sources: readonly (readonly Line[])[]
}

/** Index of the column that names what a row is of. */
export const nameOf = (columns: readonly Column[]): number => Math.max(0, columns.findIndex((column) => column.role === 'name')) // prettier-ignore

/** The rows of a body as tables, one for each titled group; columns and cells in the order in which the table is read. */
export function tablesFrom(
  groups: readonly BodyGroup[],
  columns: readonly Column[],
  bands: readonly Band[],
  header: Line | null,
  used: readonly Line[],
): LooseTable[] {
  const value = columns.findIndex((column) => column.role === 'value')
  const rtl =
    value >= 0 ? nameOf(columns) > value : columns.length > 1 && nameOf(columns) === columns.length - 1
  const direction = rtl ? 'rtl' : 'ltr'
  const turn = <T>(items: readonly T[]): T[] => (rtl ? [...items].reverse() : [...items])
  const shares = shareOut(used, groups)
  return groups.map((group, index) => ({
    header,
    title: group.title,
    columns: turn(columns),
    rows: group.rows.map((row) => {
      const cells = turn(
        bands.map((_, band) =>
          bandCell(row.words[band] ?? [], row.line.direction === 'rtl' ? 'rtl' : direction),
        ),
      )
      return { line: orderedLine(row.line, cells), cells }
    }),
    lines: shares[index] ?? [],
    sources: group.rows.map((row) => row.sources),
  }))
}

/** The lines of a body from each group's title to the next; what stands before the first title goes to the first. */
function shareOut(lines: readonly Line[], groups: readonly BodyGroup[]): Line[][] {
  const shares: Line[][] = groups.map(() => [])
  let at = 0
  for (const line of lines) {
    const opened = groups.findIndex((group) => group.title === line || group.rows[0]?.sources[0] === line)
    if (opened > at) at = opened
    shares[at]?.push(line)
  }
  return shares
}

/** The row as its table reads, whatever order its own cells suggested. */
function orderedLine(line: Line, cells: readonly (Cell | null)[]): Line {
  const filled = cells.filter((cell) => cell !== null)
  return filled.length === 0 ? line : lineOf(filled, line.direction, line.bullet)
}
