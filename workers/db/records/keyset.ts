import { sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Place } from '../../../core/records/page'

/** Rows after a place in a list that runs by `at`, then id, both downwards: a row value, so that the index is sought. */
export const after = (at: SQLiteColumn, id: SQLiteColumn, place: Place | null): SQL | undefined =>
  place === null ? undefined : sql`(${at}, ${id}) < (${place.at}, ${place.id})`

/** The same in a list that runs upwards, oldest first. */
export const since = (at: SQLiteColumn, id: SQLiteColumn, place: Place | null): SQL | undefined =>
  place === null ? undefined : sql`(${at}, ${id}) > (${place.at}, ${place.id})`
