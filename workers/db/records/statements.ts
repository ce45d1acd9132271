import { getTableColumns, getTableName, is, SQL, sql, type InferSelectModel } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

/** A table of one user's rows. */
export type OwnedTable = SQLiteTable & { userId: SQLiteColumn; id: SQLiteColumn }
export type Row<T extends OwnedTable> = InferSelectModel<T>
export type OwnRow<T extends OwnedTable> = Omit<Row<T>, 'userId'>

/** A value that D1 binds may be 2 MB; rows travel as JSON in pieces well below. */
const bytesAtOnce = 500_000

/**
 * Inserts rows, or replaces those whose id exists, but for the columns in `kept`: as few statements as D1's limits allow (100 values, 2 MB
 * each).
 */
export function putStatements<T extends OwnedTable>(
  table: T,
  userId: string,
  rows: readonly OwnRow<T>[],
  kept: readonly (keyof OwnRow<T>)[] = [],
): SQL[] {
  const columns = Object.entries(getTableColumns(table))
  const names = sql.join(
    columns.map(([, c]) => sql.identifier(c.name)),
    sql`, `,
  )
  const picks = sql.join(
    columns.map(([, c]) => sql`value ->> ${sql.raw(`'$.${c.name}'`)}`),
    sql`, `,
  )
  const updates = sql.join(
    columns
      .filter(([key]) => key !== 'userId' && key !== 'id' && !kept.includes(key as keyof OwnRow<T>))
      .map(([, c]) => sql`${sql.identifier(c.name)} = excluded.${sql.identifier(c.name)}`),
    sql`, `,
  )
  const plain = rows.map((row) => {
    const values: Record<string, unknown> = { ...row, userId }
    return JSON.stringify(Object.fromEntries(columns.map(([key, c]) => [c.name, toDriver(c, values[key])])))
  })
  // `WHERE true` keeps SQLite from reading ON CONFLICT as a join constraint.
  return inPieces(plain).map(
    (json) => sql`INSERT INTO ${table} (${names}) SELECT ${picks} FROM json_each(${json}) WHERE true
      ON CONFLICT (user_id, id) DO UPDATE SET ${updates}`,
  )
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
