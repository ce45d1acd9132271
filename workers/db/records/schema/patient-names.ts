import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { heads } from './heads'

/** What the person said of names that pages carry: whether they are theirs. The id derives from the name's words. */
export const patientNames = sqliteTable(
  'patient_names',
  {
    userId: text('user_id')
      .notNull()
      .references(() => heads.userId),
    id: text('id').notNull(),
    name: text('name').notNull(),
    mine: integer('mine', { mode: 'boolean' }).notNull(),
    saidAt: text('said_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
