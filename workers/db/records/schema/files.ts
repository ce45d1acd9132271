import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { fileStatuses } from '../../../../core/records/file'
import { heads } from './heads'

/** Pictures, how far their reading is, and the objects that must go. */

export const files = sqliteTable(
  'files',
  {
    userId: text('user_id')
      .notNull()
      .references(() => heads.userId),
    id: text('id').notNull(),
    storagePath: text('storage_path').notNull(),
    sha256: text('sha256').notNull(),
    /** SHA-256 of the bytes as they are stored, without what a camera adds; null of what came before it was noted. */
    storedSha256: text('stored_sha256'),
    mediaType: text('media_type').notNull(),
    byteSize: integer('byte_size').notNull(),
    /** Pixels of the picture as served, EXIF orientation applied. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    displayName: text('display_name').notNull(),
    category: text('category'),
    status: text('status', { enum: fileStatuses }).notNull(),
    processingState: text('processing_state', {
      enum: ['idle', 'queued', 'running', 'succeeded', 'failed'],
    }).notNull(),
    processingPct: integer('processing_pct').notNull().default(0),
    lastError: text('last_error'),
    errorCode: text('error_code'),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    detectedDate: text('detected_date'),
    language: text('language'),
    languageConfidence: real('language_confidence'),
    docMeta: text('doc_meta', { mode: 'json' }),
    /** Clockwise degrees that make the picture stand upright. */
    turn: integer('turn').notNull().default(0),
    /** The extractor that last read it; what an older one read is read again from the stored words. */
    extractionVersion: integer('extraction_version'),
    /** The engine whose answers the entities are; null before it was read. */
    engine: text('engine', { enum: ['embedded', 'openai'] }),
    /** What the second engine cost, and why it was not used if it was not; null where none is configured. */
    engineUsage: text('engine_usage', { mode: 'json' }),
    /** How often a consumer claimed it since it was last queued. */
    attempts: integer('attempts').notNull().default(0),
    /** Who works on it, and until when nobody else may; ms since 1970. */
    leaseId: text('lease_id'),
    leaseUntil: integer('lease_until'),
    /** When the queue was last woken for it since it was last queued, ms since 1970, and how often. */
    sentAt: integer('sent_at'),
    sends: integer('sends').notNull().default(0),
    /** Imported, or its picture found again: queued for its strips to be drawn from the facts there are, not to be read. */
    restoring: integer('restoring', { mode: 'boolean' }).notNull().default(false),
    /** How much of the record rests on it (core/records/file-counts.ts): kept by the fold; null before one. */
    counts: text('counts', { mode: 'json' }),
    /** What it is found by, each word with its owner's key (core/records/search-words.ts). */
    words: text('words').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('files_bytes').on(t.userId, t.sha256),
    index('files_stored').on(t.userId, t.storedSha256),
    index('files_newest').on(t.userId, t.createdAt, t.id),
    index('files_unclaimed')
      .on(t.userId, t.createdAt, t.id)
      .where(sql`status = 'unclaimed'`),
    index('files_unfinished')
      .on(t.userId, t.createdAt)
      .where(sql`processing_state IN ('queued', 'running')`),
  ],
)

/** Objects whose row is gone, or not there yet: they are deleted until none is found. */
export const removals = sqliteTable(
  'removals',
  {
    userId: text('user_id')
      .notNull()
      .references(() => heads.userId),
    /** The file's id. */
    id: text('id').notNull(),
    /** The picture's path in `medical-files`; what was made of it stands under `{user}/{file}/` in `artifacts`. */
    storagePath: text('storage_path').notNull(),
    createdAt: text('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** ms since 1970: no earlier than this the next try. */
    dueAt: integer('due_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('removals_due').on(t.userId, t.dueAt)],
)
