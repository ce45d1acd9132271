import { sql } from 'drizzle-orm'
import { entityTypes } from '../../../core/records/kinds'
import { verdictActions } from '../../../core/records/verdict'
import {
  foreignKey,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'

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

export const profiles = sqliteTable(
  'profiles',
  {
    userId: text('user_id')
      .notNull()
      .references(() => heads.userId),
    id: text('id').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    fatherName: text('father_name'),
    dob: text('dob'),
    address: text('address'),
    email: text('email'),
    phone: text('phone'),
    bloodType: text('blood_type'),
    locale: text('locale', { enum: ['en', 'he'] })
      .notNull()
      .default('en'),
    units: text('units', { enum: ['metric', 'us'] })
      .notNull()
      .default('metric'),
    completenessScore: integer('completeness_score').notNull().default(0),
    updatedAt: text('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

export const consents = sqliteTable(
  'consents',
  {
    userId: text('user_id')
      .notNull()
      .references(() => heads.userId),
    id: text('id').notNull(),
    version: text('version').notNull(),
    acceptedAt: text('accepted_at').notNull(),
    locale: text('locale').notNull(),
    textHash: text('text_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

export const eventsAnalytics = sqliteTable(
  'events_analytics',
  {
    userId: text('user_id')
      .notNull()
      .references(() => heads.userId),
    id: text('id').notNull(),
    eventName: text('event_name').notNull(),
    metadata: text('metadata', { mode: 'json' }).notNull(),
    createdAt: text('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

export const files = sqliteTable(
  'files',
  {
    userId: text('user_id')
      .notNull()
      .references(() => heads.userId),
    id: text('id').notNull(),
    storagePath: text('storage_path').notNull(),
    sha256: text('sha256').notNull(),
    mediaType: text('media_type').notNull(),
    byteSize: integer('byte_size').notNull(),
    /** Pixels of the picture as served, EXIF orientation applied. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    displayName: text('display_name').notNull(),
    category: text('category'),
    status: text('status', { enum: ['uploaded', 'completed', 'needs_review', 'failed'] }).notNull(),
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
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('files_bytes').on(t.userId, t.sha256),
    index('files_newest').on(t.userId, t.createdAt, t.id),
    index('files_unfinished')
      .on(t.userId, t.createdAt)
      .where(sql`processing_state IN ('queued', 'running')`),
  ],
)

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
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('verdicts_bytes').on(t.userId, t.bytes)],
)

/** What stands of each fact and what it asks: derived, written by the fold alone (docs/decisions/0009). */
export const standings = sqliteTable(
  'standings',
  {
    userId: text('user_id').notNull(),
    /** The fact's id. */
    id: text('id').notNull(),
    fileId: text('file_id'),
    type: text('type', { enum: entityTypes }).notNull(),
    /** Of the fact as it stands, corrections applied. */
    canonicalKey: text('canonical_key').notNull(),
    /** accepted: in the record; pending, review: waits for the patient; rejected: the patient said no; noted: never enters (negated, family, planned). */
    decision: text('decision', { enum: ['accepted', 'pending', 'review', 'rejected', 'noted'] }).notNull(),
    asks: text('asks', { enum: ['validation', 'review'] }),
    taskId: text('task_id'),
    reason: text('reason'),
    against: text('against'),
    correction: text('correction', { mode: 'json' }),
    verdictIds: text('verdict_ids', { mode: 'json' }).notNull(),
    createdAt: text('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.id], foreignColumns: [facts.userId, facts.id] }).onDelete('cascade'),
    index('standings_asks').on(t.userId, t.asks, t.type, t.createdAt, t.id),
    index('standings_task').on(t.userId, t.taskId),
    index('standings_key').on(t.userId, t.canonicalKey),
    index('standings_file').on(t.userId, t.fileId),
  ],
)

/** The curated lists, one row a concept: derived, written by the fold alone. */
export const registryItems = sqliteTable(
  'registry_items',
  {
    userId: text('user_id')
      .notNull()
      .references(() => heads.userId),
    id: text('id').notNull(),
    /** `{type}:{slug}`: what facts are folded by. */
    canonicalKey: text('canonical_key').notNull(),
    type: text('type', { enum: entityTypes }).notNull(),
    name: text('name').notNull(),
    category: text('category'),
    status: text('status').notNull(),
    codes: text('codes', { mode: 'json' }).notNull(),
    firstSeenDate: text('first_seen_date').notNull(),
    lastSeenDate: text('last_seen_date').notNull(),
    firstFacility: text('first_facility'),
    firstPhysician: text('first_physician'),
    evidenceCount: integer('evidence_count').notNull(),
    /** What only some types have, of the fact that leads: its value, date and flag. */
    detail: text('detail', { mode: 'json' }).notNull(),
    /** Where the fact that leads stands. */
    evidence: text('evidence', { mode: 'json' }),
    /** The newest of its facts. */
    citations: text('citations', { mode: 'json' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('registry_type').on(t.userId, t.type, t.lastSeenDate, t.id),
  ],
)

/** How many there are of what a screen counts: kept by triggers (migrations/records), so that no count reads a list. */
export const tallies = sqliteTable(
  'tallies',
  {
    userId: text('user_id').notNull(),
    /** `registry`: items by type; `waiting`: by list and type; `files`: by category and status. */
    kind: text('kind', { enum: ['registry', 'waiting', 'files'] }).notNull(),
    key: text('key').notNull(),
    n: integer('n').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.key] })],
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
