import { and, asc, eq, getTableName, lte, sql, type InferSelectModel, type SQL } from 'drizzle-orm'
import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1'
import { SQLiteSyncDialect, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { foldVersion } from '../../../core/curation/record-of'
import type { OwnedRecords } from '../owned'
import { OwnRows, type Head } from './own-rows'
import { changes, heads } from './schema/heads'
import { assignments, inPieces, Insertion, insertionsOf, type OwnedTable, type OwnRow } from './statements'

export interface Change {
  readonly table: string
  readonly event: 'insert' | 'update' | 'delete'
  readonly id: string
  readonly fileId?: string | null
}

/** Statements of a commit and what they tell the user's other screens. Made by a scope, run by its `commit`. */
export interface Write {
  readonly statements: readonly (SQL | Insertion)[]
  readonly changes: readonly Change[]
}

/** `stale`: what was required does not hold (any more), and nothing was written. */
export type Commit =
  { readonly ok: true; readonly seq: number } | { readonly ok: false; readonly why: 'stale' }

/** What a decision comes to: writes, more conditions for them, and what its caller gets when they are in. */
export interface Decision<T> {
  readonly writes: readonly Write[]
  readonly require?: readonly SQL[]
  /** The derived rows are of today's fold once it is in. */
  readonly folds?: boolean
  /** Nothing of it is the record's: the epoch stays where it is, and what it rests on is in `require`. */
  readonly beside?: boolean
  readonly value: T
}

/** A commit was asked for on an account that is closed. */
export class AccountClosed extends Error {
  override readonly name = 'AccountClosed'
}

/** The same record was decided on again and again while this decision was made. */
export class RecordKeptMoving extends Error {
  override readonly name = 'RecordKeptMoving'
}

/** Of those who decide at once one goes ahead each round; more than this many at once is a fault. */
const rounds = 60
const dialect = new SQLiteSyncDialect()

/** One user's rows in one shard: the only way to write them. The owner is put into every statement here and nowhere else. */
export class Scope extends OwnRows {
  readonly #db: DrizzleD1Database
  readonly #database: D1Database
  readonly #announce: (seq: number) => Promise<void>

  constructor(
    database: D1Database,
    userId: string,
    readonly now: () => Date,
    announce: (seq: number) => Promise<void>,
  ) {
    const db = drizzle(database)
    super(db, userId)
    this.#db = db
    this.#database = database
    this.#announce = announce
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

  /** Inserts rows, or replaces those whose id exists. */
  put<T extends OwnedTable>(
    table: T,
    rows: readonly OwnRow<T>[],
    event: 'insert' | 'update' = 'insert',
  ): Write {
    return {
      statements: insertionsOf(table, this.userId, rows),
      changes: rows.map((row) => changeOf(table, event, row as Record<string, unknown>)),
    }
  }

  /** Inserts rows; of those whose id exists, `kept` columns stay as they are. Told as inserts of `fresh`. */
  putKeeping<T extends OwnedTable>(
    table: T,
    rows: readonly OwnRow<T>[],
    { kept, fresh }: { readonly kept: readonly (keyof OwnRow<T>)[]; readonly fresh: ReadonlySet<string> },
  ): Write {
    const told = rows.filter((row) => fresh.has(String((row as Record<string, unknown>)['id'])))
    return {
      statements: insertionsOf(table, this.userId, rows, kept),
      changes: told.map((row) => changeOf(table, 'insert', row as Record<string, unknown>)),
    }
  }

  patch<T extends OwnedTable>(
    table: T,
    id: string,
    values: Partial<OwnRow<T>>,
    fileId?: string | null,
  ): Write {
    return {
      statements: [
        sql`UPDATE ${table} SET ${assignments(table, values)} WHERE ${this.mine(table, eq(table.id, id))}`,
      ],
      changes: [{ table: getTableName(table), event: 'update', id, fileId: fileId ?? null }],
    }
  }

  /** Bookkeeping that no screen shows: written without a change. A value may be an expression of the row's columns. */
  note<T extends OwnedTable>(
    table: T,
    where: SQL,
    values: { readonly [K in keyof OwnRow<T>]?: OwnRow<T>[K] | SQL },
  ): Write {
    const statement = sql`UPDATE ${table} SET ${assignments(table, values)} WHERE ${this.mine(table, where)}`
    return { statements: [statement], changes: [] }
  }

  /** Writes without a change by themselves: nothing is announced. How many rows they met. */
  async run(write: Write): Promise<number> {
    if (write.changes.length > 0) throw new Error('a change is committed, so that it is announced')
    const results = await this.#database.batch(write.statements.map((one) => this.#prepare(one)))
    return results.reduce((sum, { meta }) => sum + meta.changes, 0)
  }

  remove(table: OwnedTable, where: SQL, changed: readonly Change[]): Write {
    return {
      statements: [sql`DELETE FROM ${table} WHERE ${this.mine(table, where)}`],
      changes: changed,
    }
  }

  /** The same statements, told as other changes: a derived table under the name that the API gives it, or silence. */
  told({ statements }: Write, changed: readonly Change[]): Write {
    return { statements, changes: changed }
  }

  /** For `commit`'s `require`: a row of one's own exists that meets the condition. */
  exists(table: OwnedTable, where: SQL): SQL {
    return sql`EXISTS (SELECT 1 FROM ${table} WHERE ${this.mine(table, where)})`
  }

  /** For `commit`'s `require`: fewer than so many rows of one's own meet the condition. */
  fewer(table: OwnedTable, where: SQL, most: number): SQL {
    return sql`(SELECT COUNT(*) FROM ${table} WHERE ${this.mine(table, where)}) < ${most}`
  }

  /** A condition: of one's own rows that meet another one, those after so many of the newest. */
  beyondNewest(table: OwnedTable & { createdAt: SQLiteColumn }, where: SQL, most: number): SQL {
    return sql`${table.id} IN (SELECT ${table.id} FROM ${table} WHERE ${this.mine(table, where)}
      ORDER BY ${table.createdAt} DESC, ${table.id} DESC LIMIT -1 OFFSET ${most})`
  }

  /**
   * Reads the head, then decides from what it reads, then commits at that epoch; if the record was decided on
   * meanwhile, all of it again. Nothing that was read before the head goes into a commit, so no two decisions can
   * pass one another. A decision without writes and conditions commits nothing.
   * @throws RecordKeptMoving
   */
  async transact<T>(decide: (head: Head) => Promise<Decision<T>>): Promise<T> {
    for (let round = 0; round < rounds; round += 1) {
      const head = await this.head()
      const { writes, require = [], folds = false, beside = false, value } = await decide(head)
      if (writes.length === 0 && require.length === 0 && !folds) return value
      const { ok } = await this.commit(writes, {
        require: [this.#atEpoch(head.epoch), ...require],
        decides: !beside,
        folds,
      })
      if (ok) return value
      // Somebody else was first. Those who were late at once must not be late together again.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(2 ** round, 50)))
    }
    throw new RecordKeptMoving('the record kept moving while a decision was made')
  }

  /**
   * The one write path: all or nothing, in one D1 batch (D1's only transaction), with a row of `changes` for
   * each change, and only then the word to the user's hub. Not `ok` when a requirement does not hold: nothing
   * was written. `decides` moves the epoch.
   * @throws AccountClosed
   */
  async commit(
    writes: readonly Write[],
    options: { require?: readonly SQL[]; decides?: boolean; folds?: boolean } = {},
  ): Promise<Commit> {
    const changed = writes.flatMap((write) => write.changes)
    const mine = sql`user_id = ${this.userId}`
    // SQLite has no IF: a requirement that fails sets NULL where NULL is refused, and the batch rolls back.
    const guards = [sql`closed_at IS NULL`, ...(options.require ?? [])].map(
      (condition) => sql`UPDATE heads SET guard = CASE WHEN ${condition} THEN 1 END WHERE ${mine}`,
    )
    const at = this.now().toISOString()
    const statements = [
      sql`INSERT INTO heads (user_id, fold) VALUES (${this.userId}, ${foldVersion}) ON CONFLICT DO NOTHING`,
      ...guards,
      ...writes.flatMap((write) => write.statements),
      ...this.#noted(changed, at),
      sql`UPDATE heads SET seq = seq + ${changed.length}, epoch = epoch + ${options.decides ? 1 : 0},
        fold = CASE WHEN ${options.folds ? 1 : 0} THEN ${foldVersion} ELSE fold END WHERE ${mine} RETURNING seq`,
    ]
    try {
      const results = await this.#database.batch<{ seq: number }>(statements.map((one) => this.#prepare(one)))
      const seq = results.at(-1)?.results[0]?.seq ?? 0
      if (changed.length > 0) await this.#announce(seq)
      return { ok: true, seq }
    } catch (error) {
      if (!isGuard(error)) throw error
      await this.#refuseClosed()
      return { ok: false, why: 'stale' }
    }
  }

  /** The rows of `changes`, in order; `seq` moves with them at the end of the batch. */
  #noted(changed: readonly Change[], at: string): SQL[] {
    let before = 0
    return inPieces(changed.map((change) => JSON.stringify(change))).map((json) => {
      const from = before
      before += (JSON.parse(json) as unknown[]).length
      return sql`INSERT INTO changes (user_id, seq, table_name, event, row_id, file_id, at)
        SELECT ${this.userId}, heads.seq + ${from + 1} + each.key, each.value ->> '$.table', each.value ->> '$.event',
          each.value ->> '$.id', each.value ->> '$.fileId', ${at}
        FROM heads, json_each(${json}) AS each WHERE user_id = ${this.userId}`
    })
  }

  /** ISO-8601; null while the account is open. */
  async closedAt(): Promise<string | null> {
    const [head] = await this.#db.select().from(heads).where(eq(heads.userId, this.userId))
    return head?.closedAt ?? null
  }

  /** The tombstone: from then on no commit passes. Closing again changes nothing. */
  async close(): Promise<void> {
    await this.#database.batch([
      this.#prepare(
        sql`INSERT INTO heads (user_id, fold) VALUES (${this.userId}, ${foldVersion}) ON CONFLICT DO NOTHING`,
      ),
      this.#prepare(
        sql`UPDATE heads SET closed_at = ${this.now().toISOString()} WHERE user_id = ${this.userId} AND closed_at IS NULL`,
      ),
    ])
  }

  /** Deletes some rows of a closed account; how many there were. Of an open one, none. */
  async erase(table: OwnedRecords, limit: number): Promise<number> {
    const { meta } = await this.#prepare(
      sql`DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} WHERE user_id = ${this.userId} LIMIT ${limit})
        AND EXISTS (SELECT 1 FROM heads WHERE user_id = ${this.userId} AND closed_at IS NOT NULL)`,
    ).run()
    return meta.changes
  }

  async #refuseClosed(): Promise<void> {
    if (await this.closedAt()) throw new AccountClosed('the account is closed')
  }

  #atEpoch(epoch: number): SQL {
    return sql`epoch = ${epoch}`
  }

  #prepare(statement: SQL | Insertion): D1PreparedStatement {
    const { sql: text, params } = dialect.sqlToQuery(
      statement instanceof Insertion ? statement.from() : statement,
    )
    return this.#database.prepare(text).bind(...params)
  }
}

function changeOf(table: OwnedTable, event: Change['event'], row: Record<string, unknown>): Change {
  const fileId = typeof row['fileId'] === 'string' ? row['fileId'] : null
  return { table: getTableName(table), event, id: String(row['id']), fileId }
}

function isGuard(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at.message.includes('heads.guard')) return true
  return false
}
