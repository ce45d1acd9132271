import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { heads } from './heads'

/** Rows of a record that is coming in, until one commit moves them where they belong; no screen shows any of it. */
export const importedRows = sqliteTable(
  'imported_rows',
  {
    userId: text('user_id')
      .notNull()
      .references(() => heads.userId),
    id: text('id').notNull(),
    /** The import's id, which its archive's row of `removals` has. */
    importId: text('import_id').notNull(),
    /** A JSON array of rows for one table. */
    rows: text('rows').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
