import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { InferSelectModel, SQL } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { foldVersion } from '../../../core/curation/record-of'
import type { OwnedRecords } from '../owned'
import { Reads } from './reads'
import { heads } from './schema/heads'
import type { OwnedTable, Row } from './statements'

export interface ListOptions {
  readonly where?: SQL | undefined
  /** Columns in the order of the index that serves the list; the id is last where it is not named. */
  readonly order?: readonly { readonly by: SQLiteColumn | SQL; readonly down?: boolean }[]
  /** As many as the caller shows, or all of what the condition names. */
  readonly limit: number | 'all'
}

export interface Head {
  readonly seq: number
  readonly epoch: number
  readonly fold: number
}

/** Other tables by the names that their rows get, and what each is named by. */
export type Joined = Readonly<Record<string, { readonly table: OwnedTable; readonly on: SQL }>>
type WithRow<T extends OwnedTable, J extends Joined> = { readonly row: Row<T> } & {
  readonly [K in keyof J]: Row<J[K]['table']>
}

/** A table's columns under names that no other table of the query has: D1 gives rows by the names of their columns. */
const aliased = (prefix: string, table: OwnedTable) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table as SQLiteTable)).map(([key, column]) => [
      key,
      sql`${column}`.mapWith(column).as(`${prefix}_${column.name}`),
    ]),
  )

const withOthers = (table: OwnedTable, joined: Joined) => ({
  row: aliased('row', table),
  ...Object.fromEntries(
    Object.entries(joined).map(([name, { table: other }]) => [name, aliased(name, other)]),
  ),
})

const ofSameOwner = (table: OwnedTable, other: OwnedTable, on: SQL): SQL =>
  sql`${eq(other.userId, table.userId)} AND (${on})`

/**
 * One user's rows in one shard, to read. The owner is put into every query here and nowhere else; no query builder
 * leaves, since in drizzle a second `.where()` replaces the first.
 */
export class OwnRows {
  readonly #db: DrizzleD1Database
  readonly #reads: Reads

  constructor(
    db: DrizzleD1Database,
    readonly userId: string,
  ) {
    this.#db = db
    this.#reads = new Reads(db)
  }

  async get<T extends OwnedTable>(table: T, id: string): Promise<Row<T> | null> {
    const rows = await this.list(table, { where: eq(table.id, id), limit: 1 })
    return rows[0] ?? null
  }

  async list<T extends OwnedTable>(table: T, { where, order = [], limit }: ListOptions): Promise<Row<T>[]> {
    const ordered = order.map(({ by, down }) => (down ? desc(by) : asc(by)))
    const query = this.#db
      .select()
      .from(table as SQLiteTable)
      .where(this.mine(table, where))
      .orderBy(...ordered)
    return (await this.#reads.run(limit === 'all' ? query : query.limit(limit))) as Row<T>[]
  }

  /**
   * A list whose rows each come with the row of another table that they name: one read each, where asking for those by
   * their ids afterwards reads the ids once more. Rows that have no such other are left out.
   */
  async listWith<T extends OwnedTable, J extends Joined>(
    table: T,
    joined: J,
    { where, order = [], limit }: ListOptions,
  ): Promise<WithRow<T, J>[]> {
    const plain = this.#db
      .select(withOthers(table, joined))
      .from(table as SQLiteTable)
      .$dynamic()
    const query = Object.values(joined)
      .reduce(
        (made, { table: other, on }) =>
          made.innerJoin(other as SQLiteTable, ofSameOwner(table, other, on)) as typeof made,
        plain,
      )
      .where(this.mine(table, where))
      .orderBy(...order.map(({ by, down }) => (down ? desc(by) : asc(by))))
    return (await this.#reads.run(limit === 'all' ? query : query.limit(limit))) as unknown as WithRow<T, J>[]
  }

  /** Rows of one's own that a question finds (core/records/search-words.ts), the best first. */
  async found<T extends OwnedTable>(table: T, question: string, limit: number): Promise<Row<T>[]> {
    const query = this.#hits(table, withOthers(table, {}), question, limit).where(this.#isHit(table))
    return ((await this.#reads.run(query)) as unknown as { row: Row<T> }[]).map(({ row }) => row)
  }

  /** The same, each with the row of another table that it names; null where it names none, or that is not there. */
  async foundWith<T extends OwnedTable, O extends OwnedTable>(
    table: T,
    { table: other, on }: { readonly table: O; readonly on: SQL },
    question: string,
    limit: number,
  ): Promise<{ readonly row: Row<T>; readonly other: Row<O> | null }[]> {
    const query = this.#hits(table, withOthers(table, { other: { table: other, on } }), question, limit)
      .leftJoin(other as SQLiteTable, ofSameOwner(table, other, on))
      .where(this.#isHit(table))
    const rows = (await this.#reads.run(query)) as unknown as {
      row: Row<T>
      other: Row<O> & { id: unknown }
    }[]
    return rows.map(({ row, other: named }) => ({ row, other: named.id === null ? null : named }))
  }

  /** Found and read in one: what is joined to a limited list that is read as it is made keeps its order. */
  #hits(table: OwnedTable, columns: ReturnType<typeof withOthers>, question: string, limit: number) {
    const hits = sql`(SELECT ref FROM search WHERE search MATCH ${question} AND person = ${this.userId}
      ORDER BY rank LIMIT ${limit}) AS hit`
    return this.#db
      .select(columns)
      .from(hits)
      .crossJoin(table as SQLiteTable)
      .$dynamic()
  }

  #isHit(table: OwnedTable): SQL {
    return this.mine(table, sql`${table.id} = hit.ref`)
  }

  /** The rows of these ids, in no order; ids that are not there are left out. */
  async ofIds<T extends OwnedTable>(table: T, ids: readonly string[]): Promise<Row<T>[]> {
    const found = await this.sought(table, ids, (wanted) => sql`${table.id} = ${wanted}`)
    return found.map(({ row }) => row)
  }

  /** The rows that each of these values leads to, in no order, each with rows of other tables that it names. */
  async sought<T extends OwnedTable, J extends Joined = Joined>(
    table: T,
    values: readonly string[],
    on: (wanted: SQL) => SQL,
    joined: J = {} as J,
  ): Promise<WithRow<T, J>[]> {
    if (values.length === 0) return []
    // One bound value, since D1 allows 100. Joined from it each row is sought once: `IN` reads what it names once more.
    const wanted = sql`(SELECT value AS wanted FROM json_each(${JSON.stringify([...new Set(values)])}))`
    // CROSS: in this order, of which SQLite would think better without knowing how many are wanted.
    const query = Object.values(joined).reduce(
      (made, { table: other }) => made.crossJoin(other as SQLiteTable) as typeof made,
      this.#db
        .select(withOthers(table, joined))
        .from(wanted)
        .crossJoin(table as SQLiteTable)
        .$dynamic(),
    )
    const own = Object.values(joined).map(({ table: other, on: named }) => ofSameOwner(table, other, named))
    const where = this.mine(table, sql.join([on(sql`wanted`), ...own], sql` AND `))
    return (await this.#reads.run(query.where(where))) as unknown as WithRow<T, J>[]
  }

  /** Rows of a table that has no id of its own, such as tallies. */
  async rows<T extends OwnedRecords>(table: T, where?: SQL): Promise<InferSelectModel<T>[]> {
    const mine = eq(table.userId, this.userId)
    const query = this.#db
      .select()
      .from(table as SQLiteTable)
      .where(where ? sql`${mine} AND (${where})` : mine)
    return (await this.#reads.run(query)) as InferSelectModel<T>[]
  }

  /** Of a column over all of one's rows. */
  async sum(column: SQLiteColumn): Promise<number> {
    const table = column.table as SQLiteTable & { userId: SQLiteColumn }
    const query = this.#db
      .select({ n: sql<number>`coalesce(sum(${column}), 0)` })
      .from(table)
      .where(eq(table.userId, this.userId))
    const [row] = await this.#reads.run(query)
    return row?.n ?? 0
  }

  /** Where the record stands: `seq` counts every change, `epoch` every decision, `fold` is what derived it. */
  async head(): Promise<Head> {
    const [head] = await this.#reads.run(this.#db.select().from(heads).where(eq(heads.userId, this.userId)))
    return { seq: head?.seq ?? 0, epoch: head?.epoch ?? 0, fold: head?.fold ?? foldVersion }
  }

  /** A condition on rows of one's own, for a statement that a caller words itself. */
  mine(table: OwnedTable, where?: SQL): SQL {
    return where ? sql`${eq(table.userId, this.userId)} AND (${where})` : eq(table.userId, this.userId)
  }
}
