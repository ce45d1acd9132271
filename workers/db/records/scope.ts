import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  getTableName,
  is,
  lte,
  SQL,
  sql,
  type InferSelectModel,
} from 'drizzle-orm'
import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1'
import { SQLiteSyncDialect, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { Reads } from './reads'
import { changes, heads } from './schema'

/** A table of one user's rows. */
export type OwnedTable = SQLiteTable & { userId: SQLiteColumn; id: SQLiteColumn }
type Row<T extends OwnedTable> = InferSelectModel<T>
type OwnRow<T extends OwnedTable> = Omit<Row<T>, 'userId'>

export interface Change {
  readonly table: string
  readonly event: 'insert' | 'update' | 'delete'
  readonly id: string
  readonly fileId?: string | null
}

/** One statement of a commit and what it tells the user's other screens. Made by a scope, run by its `commit`. */
export interface Write {
  readonly statement: SQL
  readonly changes: readonly Change[]
}

export interface ListOptions {
  readonly where?: SQL | undefined
  readonly newestBy?: SQLiteColumn
  readonly oldestBy?: SQLiteColumn
  readonly limit?: number
  readonly offset?: number
}

export type Commit = { readonly ok: true; readonly seq: number } | { readonly ok: false }

const dialect = new SQLiteSyncDialect()

/**
 * One user's rows in one shard: the only way to read or write them. The owner is put into every statement
 * here and nowhere else; no query builder leaves, since in drizzle a second `.where()` replaces the first.
 */
export class Scope {
  readonly #db: DrizzleD1Database
  readonly #reads: Reads
  readonly #database: D1Database
  readonly #announce: (seq: number) => Promise<void>

  constructor(
    database: D1Database,
    readonly userId: string,
    readonly now: () => Date,
    announce: (seq: number) => Promise<void>,
  ) {
    this.#db = drizzle(database)
    this.#reads = new Reads(this.#db)
    this.#database = database
    this.#announce = announce
  }

  async get<T extends OwnedTable>(table: T, id: string): Promise<Row<T> | null> {
    const rows = await this.list(table, { where: eq(table.id, id), limit: 1 })
    return rows[0] ?? null
  }

  async list<T extends OwnedTable>(table: T, options: ListOptions = {}): Promise<Row<T>[]> {
    const order = [
      ...(options.newestBy ? [desc(options.newestBy)] : []),
      ...(options.oldestBy ? [asc(options.oldestBy)] : []),
      asc(table.id),
    ]
    const query = this.#db
      .select()
      .from(table as SQLiteTable)
      .where(this.#mine(table, options.where))
      .orderBy(...order)
      .limit(options.limit ?? 1000)
      .offset(options.offset ?? 0)
    return (await this.#reads.run(query)) as Row<T>[]
  }

  /** How many rows there are, by the value of one column or expression. */
  async countBy(table: OwnedTable, column: SQLiteColumn | SQL, where?: SQL): Promise<Map<string, number>> {
    const query = this.#db
      .select({ key: sql<string>`${column}`, count: sql<number>`count(*)` })
      .from(table as SQLiteTable)
      .where(this.#mine(table, where))
      .groupBy(column)
    const rows = await this.#reads.run(query)
    return new Map(rows.map((row) => [row.key, row.count]))
  }

  /** Where the record stands: `seq` counts every change, `epoch` those of entities and registries. */
  async head(): Promise<{ seq: number; epoch: number }> {
    const [head] = await this.#reads.run(this.#db.select().from(heads).where(eq(heads.userId, this.userId)))
    return { seq: head?.seq ?? 0, epoch: head?.epoch ?? 0 }
  }

  /** The changes after `seq`, oldest first. */
  async changesSince(seq: number, limit = 500): Promise<InferSelectModel<typeof changes>[]> {
    return this.#db
      .select()
      .from(changes)
      .where(and(eq(changes.userId, this.userId), sql`${changes.seq} > ${seq}`))
      .orderBy(asc(changes.seq))
      .limit(limit)
  }

  /** What every screen has been told of is read by nobody. */
  async forgetChanges(upTo: number): Promise<void> {
    await this.#db.delete(changes).where(and(eq(changes.userId, this.userId), lte(changes.seq, upTo)))
  }

  /** Inserts rows, or replaces those whose id exists. One statement, whatever their number (D1 binds 100 values). */
  put<T extends OwnedTable>(
    table: T,
    rows: readonly OwnRow<T>[],
    event: 'insert' | 'update' = 'insert',
  ): Write {
    const columns = Object.entries(getTableColumns(table))
    const plain = rows.map((row) => {
      const values: Record<string, unknown> = { ...row, userId: this.userId }
      return Object.fromEntries(columns.map(([key, c]) => [c.name, toDriver(c, values[key])]))
    })
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
        .filter(([key]) => key !== 'userId' && key !== 'id')
        .map(([, c]) => sql`${sql.identifier(c.name)} = excluded.${sql.identifier(c.name)}`),
      sql`, `,
    )
    return {
      // `WHERE true` keeps SQLite from reading ON CONFLICT as a join constraint.
      statement: sql`INSERT INTO ${table} (${names}) SELECT ${picks} FROM json_each(${JSON.stringify(plain)}) WHERE true
        ON CONFLICT (user_id, id) DO UPDATE SET ${updates}`,
      changes: rows.map((row) => changeOf(table, event, row as Record<string, unknown>)),
    }
  }

  patch<T extends OwnedTable>(
    table: T,
    id: string,
    values: Partial<OwnRow<T>>,
    fileId?: string | null,
  ): Write {
    const sets = Object.entries(values as Record<string, unknown>).map(([key, value]) =>
      setOf(table, key, value),
    )
    return {
      statement: sql`UPDATE ${table} SET ${sql.join(sets, sql`, `)} WHERE ${this.#mine(table, eq(table.id, id))}`,
      changes: [{ table: getTableName(table), event: 'update', id, fileId: fileId ?? null }],
    }
  }

  /** Bookkeeping that no screen shows: written without a change. A value may be an expression of the row's columns. */
  note<T extends OwnedTable>(
    table: T,
    where: SQL,
    values: { readonly [K in keyof OwnRow<T>]?: OwnRow<T>[K] | SQL },
  ): Write {
    const sets = Object.entries(values as Record<string, unknown>).map(([key, value]) =>
      setOf(table, key, value),
    )
    return {
      statement: sql`UPDATE ${table} SET ${sql.join(sets, sql`, `)} WHERE ${this.#mine(table, where)}`,
      changes: [],
    }
  }

  /** One write without a change by itself: nothing is announced. How many rows it met. */
  async run(write: Write): Promise<number> {
    if (write.changes.length > 0) throw new Error('a change is committed, so that it is announced')
    const { meta } = await this.#prepare(write.statement).run()
    return meta.changes
  }

  remove(table: OwnedTable, where: SQL, changed: readonly Change[]): Write {
    return { statement: sql`DELETE FROM ${table} WHERE ${this.#mine(table, where)}`, changes: changed }
  }

  /** For `commit`'s `require`: a row of one's own exists that meets the condition. */
  exists(table: OwnedTable, where: SQL): SQL {
    return sql`EXISTS (SELECT 1 FROM ${table} WHERE ${this.#mine(table, where)})`
  }

  /** For `commit`'s `require`: entities and registries are as they were when `head()` was read. */
  atEpoch(epoch: number): SQL {
    return sql`(SELECT epoch FROM heads WHERE user_id = ${this.userId}) = ${epoch}`
  }

  /**
   * The one write path: all or nothing, in one D1 batch (D1's only transaction), with a row of `changes` for
   * each change, and only then the word to the user's hub. Not `ok` when a requirement does not hold: nothing
   * was written. `curates` moves the epoch.
   */
  async commit(
    writes: readonly Write[],
    options: { require?: readonly SQL[]; curates?: boolean } = {},
  ): Promise<Commit> {
    const changed = writes.flatMap((write) => write.changes)
    const head = sql`user_id = ${this.userId}`
    // SQLite has no IF: a requirement that fails sets NULL where NULL is refused, and the batch rolls back.
    const guards = (options.require ?? []).map(
      (condition) => sql`UPDATE heads SET guard = CASE WHEN ${condition} THEN 1 END WHERE ${head}`,
    )
    const statements = [
      sql`INSERT INTO heads (user_id) VALUES (${this.userId}) ON CONFLICT DO NOTHING`,
      ...guards,
      ...writes.map((write) => write.statement),
      sql`INSERT INTO changes (user_id, seq, table_name, event, row_id, file_id, at)
        SELECT ${this.userId}, heads.seq + 1 + each.key, each.value ->> '$.table', each.value ->> '$.event',
          each.value ->> '$.id', each.value ->> '$.fileId', ${this.now().toISOString()}
        FROM heads, json_each(${JSON.stringify(changed)}) AS each WHERE ${head}`,
      sql`UPDATE heads SET seq = seq + ${changed.length}, epoch = epoch + ${options.curates ? 1 : 0} WHERE ${head}
        RETURNING seq`,
    ]
    try {
      const results = await this.#database.batch<{ seq: number }>(statements.map((one) => this.#prepare(one)))
      const seq = results.at(-1)?.results[0]?.seq ?? 0
      await this.#announce(seq)
      return { ok: true, seq }
    } catch (error) {
      if (isGuard(error)) return { ok: false }
      throw error
    }
  }

  #prepare(statement: SQL): D1PreparedStatement {
    const { sql: text, params } = dialect.sqlToQuery(statement)
    return this.#database.prepare(text).bind(...params)
  }

  #mine(table: OwnedTable, where?: SQL): SQL {
    return where ? sql`${eq(table.userId, this.userId)} AND (${where})` : eq(table.userId, this.userId)
  }
}

function setOf(table: OwnedTable, key: string, value: unknown): SQL {
  const column = getTableColumns(table)[key]
  if (!column) throw new Error(`${getTableName(table)} has no column ${key}`)
  return sql`${sql.identifier(column.name)} = ${is(value, SQL) ? value : toDriver(column, value)}`
}

function toDriver(column: SQLiteColumn, value: unknown): unknown {
  if (value === undefined || value === null) return null
  const mapped = column.mapToDriverValue(value)
  return mapped === true ? 1 : mapped === false ? 0 : mapped
}

function changeOf(table: OwnedTable, event: Change['event'], row: Record<string, unknown>): Change {
  const fileId = typeof row['fileId'] === 'string' ? row['fileId'] : null
  return { table: getTableName(table), event, id: String(row['id']), fileId }
}

function isGuard(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at.message.includes('heads.guard')) return true
  return false
}

/** `column IN values`, however many: they travel as one bound value, of which D1 allows 100. */
export function among(column: SQLiteColumn, values: readonly string[]): SQL {
  return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`
}
