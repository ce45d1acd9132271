import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { entityTypes } from '../../../../core/records/kinds'
import { verdictActions } from '../../../../core/records/verdict'
import { heads } from './heads'
import { files } from './files'

/** What pages say and what the patient entered: the truth, with `verdicts`. All below is derived from the two. */
export const facts = sqliteTable(
  'facts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => heads.userId),
    id: text('id').notNull(),
    source: text('source', { enum: ['page', 'patient'] }).notNull(),
    fileId: text('file_id'),
    type: text('type', { enum: entityTypes }).notNull(),
    canonicalKey: text('canonical_key').notNull(),
    /** Its own date, else its document's, else the day of upload or entry: what lists are ordered by. */
    eventDate: text('event_date').notNull(),
    position: integer('position').notNull(),
    /** A `Fact`, parsed by its shape whenever it is read. */
    body: text('body', { mode: 'json' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.fileId], foreignColumns: [files.userId, files.id] }).onDelete(
      'cascade',
    ),
    index('facts_file').on(t.userId, t.fileId, t.type, t.position),
    index('facts_key').on(t.userId, t.canonicalKey, t.eventDate),
    index('facts_type').on(t.userId, t.type, t.eventDate, t.id),
    index('facts_asked')
      .on(t.userId, t.eventDate)
      .where(sql`json_extract(body, '$.dueIn') IS NOT NULL`),
  ],
)

/** What people say of facts, by subject: no row of another table takes a verdict with it. */
export const verdicts = sqliteTable(
  'verdicts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => heads.userId),
    id: text('id').notNull(),
    action: text('action', { enum: verdictActions }).notNull(),
    /** SHA-256 of the picture it was given on; null for a manual entry, whose id is in the subject. */
    bytes: text('bytes'),
    subject: text('subject', { mode: 'json' }).notNull(),
    correction: text('correction', { mode: 'json' }),
    against: text('against', { mode: 'json' }),
    notes: text('notes'),
    at: text('at').notNull(),
    undoneAt: text('undone_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('verdicts_bytes').on(t.userId, t.bytes),
    index('verdicts_at').on(t.userId, t.at, t.id),
    // What later lines are read by, by the concept that this one was read as (core/curation/lessons.ts).
    index('verdicts_read_as')
      .on(t.userId, sql`(subject ->> '$.canonicalKey')`)
      .where(sql`action <> 'settle' AND undone_at IS NULL`),
  ],
)
