import {
  getTableColumns,
  getTableName,
  is,
  SQL,
  sql,
  type InferSelectModel,
  type SQLChunk,
} from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

/** A table of one user's rows. */
export type OwnedTable = SQLiteTable & { userId: SQLiteColumn; id: SQLiteColumn }
export type Row<T extends OwnedTable> = InferSelectModel<T>
export type OwnRow<T extends OwnedTable> = Omit<Row<T>, 'userId'>

/** A value that D1 binds may be 2 MB; rows travel as JSON in pieces well below. */
const bytesAtOnce = 500_000

/** Rows of one table as a JSON array: inserted, or put in the place of those whose id exists but for the columns in `kept`. */
export class Insertion {
  constructor(
    readonly table: OwnedTable,
    readonly json: string,
    readonly kept: readonly string[],
  ) {}

  /** @param source a table expression whose column `value` has one of the rows each, and which of it */
  from(source = sql`json_each(${this.json})`, where = sql`true`): SQL {
    const columns = Object.entries(getTableColumns(this.table))
    const names = columns.map(([, c]) => sql.identifier(c.name))
    const picks = columns.map(([, c]) => sql`value ->> ${sql.raw(`'$.${c.name}'`)}`)
    const updates = columns
      .filter(([key]) => key !== 'userId' && key !== 'id' && !this.kept.includes(key))
      .map(([, c]) => sql`${sql.identifier(c.name)} = excluded.${sql.identifier(c.name)}`)
    const each = (parts: readonly SQLChunk[]) => sql.join([...parts], sql`, `)
    // With no WHERE SQLite would read ON CONFLICT as a join constraint.
    return sql`INSERT INTO ${this.table} (${each(names)}) SELECT ${each(picks)} FROM ${source} WHERE ${where}
      ON CONFLICT (user_id, id) DO UPDATE SET ${each(updates)}`
  }
}

/** As few insertions as D1's limits allow (100 values, 2 MB each). */
export function insertionsOf<T extends OwnedTable>(
  table: T,
  userId: string,
  rows: readonly OwnRow<T>[],
  kept: readonly (keyof OwnRow<T>)[] = [],
): Insertion[] {
  const columns = Object.entries(getTableColumns(table))
  const plain = rows.map((row) => {
    const values: Record<string, unknown> = { ...row, userId }
    return JSON.stringify(Object.fromEntries(columns.map(([key, c]) => [c.name, toDriver(c, values[key])])))
  })
  return inPieces(plain).map((json) => new Insertion(table, json, kept.map(String)))
}

/** Values of some columns as they go into an UPDATE. @throws of a column that the table lacks. */
export function assignments(table: OwnedTable, values: Readonly<Record<string, unknown>>): SQL {
  const columns = getTableColumns(table)
  const sets = Object.entries(values).map(([key, value]) => {
    const column = columns[key]
    if (!column) throw new Error(`${getTableName(table)} has no column ${key}`)
    return sql`${sql.identifier(column.name)} = ${is(value, SQL) ? value : toDriver(column, value)}`
  })
  return sql.join(sets, sql`, `)
}

/** `column IN values`, however many: they travel as one bound value, of which D1 allows 100. */
export function among(column: SQLiteColumn, values: readonly string[]): SQL {
  return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`
}

/** JSON arrays of the given JSON values, each below the limit of one bound value. */
export function inPieces(values: readonly string[]): string[] {
  const pieces: string[][] = []
  let size = Infinity
  for (const value of values) {
    if (size + value.length > bytesAtOnce) {
      pieces.push([])
      size = 0
    }
    pieces.at(-1)?.push(value)
    // A letter may be four bytes; Hebrew is two.
    size += 2 * value.length
  }
  return pieces.map((piece) => `[${piece.join(',')}]`)
}

function toDriver(column: SQLiteColumn, value: unknown): unknown {
  if (value === undefined || value === null) return null
  const mapped = column.mapToDriverValue(value)
  return mapped === true ? 1 : mapped === false ? 0 : mapped
}
