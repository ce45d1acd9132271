import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * RECORDS_n: everything of a user but the account. `user_id` leads every primary and foreign key, so SQLite
 * itself refuses a child under another user's parent. Times are ISO-8601 UTC text, as the API answers them.
 */

/** One row a user: the last change number, and the guard that a conditional commit trips (see scope.ts). */
export const heads = sqliteTable('heads', {
  userId: text('user_id').primaryKey(),
  seq: integer('seq').notNull().default(0),
  /** Moves with every decision that was made from what was read, so that it can tell whether that still holds. */
  epoch: integer('epoch').notNull().default(0),
  guard: integer('guard').notNull().default(1),
  /** The version of the fold that made the derived rows; of an older one they are made anew when next read. */
  fold: integer('fold').notNull().default(0),
  /** When the account was closed: from then on no commit passes. */
  closedAt: text('closed_at'),
})

export const changes = sqliteTable(
  'changes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => heads.userId),
    seq: integer('seq').notNull(),
    table: text('table_name').notNull(),
    event: text('event', { enum: ['insert', 'update', 'delete'] }).notNull(),
    rowId: text('row_id').notNull(),
    fileId: text('file_id'),
    at: text('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.seq] })],
)
