import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { audiences, disciplines } from '../../../../core/records/summary-kinds'
import { heads } from './heads'

/** The last summary of each kind, kept as long as the facts that it is made of are the same. */
export const summaries = sqliteTable(
  'summaries',
  {
    userId: text('user_id')
      .notNull()
      .references(() => heads.userId),
    id: text('id').notNull(),
    discipline: text('discipline', { enum: disciplines }).notNull(),
    audience: text('audience', { enum: audiences }).notNull(),
    locale: text('locale', { enum: ['en', 'he'] }).notNull(),
    /** SHA-256 of the facts that went in, and of who wrote it. */
    factsHash: text('facts_hash').notNull(),
    contentMd: text('content_md').notNull(),
    citations: text('citations', { mode: 'json' }).notNull(),
    engine: text('engine', { enum: ['embedded', 'openai'] }).notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

/** What the emergency card told when it was last made: as long as the record, the day and the telling are the same, it stands. */
export const keptCards = sqliteTable(
  'kept_cards',
  {
    userId: text('user_id')
      .notNull()
      .references(() => heads.userId),
    /** `own`: there is one. */
    id: text('id').notNull(),
    epoch: integer('epoch').notNull(),
    /** `YYYY-MM-DD`, UTC. */
    day: text('day').notNull(),
    /** Which fold and which words it was made by. */
    telling: text('telling').notNull(),
    /** A `CardTold`. */
    body: text('body', { mode: 'json' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
