import { sql } from 'drizzle-orm'
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
  /** Moves with every change to entities or registries, so that a fold can tell whether what it read still holds. */
  epoch: integer('epoch').notNull().default(0),
  guard: integer('guard').notNull().default(1),
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
    index('files_newest').on(t.userId, t.createdAt),
    index('files_unfinished')
      .on(t.userId, t.createdAt)
      .where(sql`processing_state IN ('queued', 'running')`),
  ],
)

export const entities = sqliteTable(
  'entities',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    fileId: text('file_id').notNull(),
    type: text('type', {
      enum: ['diagnosis', 'medication', 'allergy', 'procedure', 'lab', 'imaging'],
    }).notNull(),
    /** Order of appearance on the page. */
    position: integer('position').notNull(),
    text: text('text').notNull(),
    value: text('value'),
    unit: text('unit'),
    refLow: real('ref_low'),
    refHigh: real('ref_high'),
    refText: text('ref_text'),
    flag: text('flag', { enum: ['H', 'L', 'N'] }),
    date: text('date'),
    confidence: real('confidence').notNull(),
    sourceConfidence: real('source_confidence').notNull(),
    canonicalKey: text('canonical_key').notNull(),
    assertion: text('assertion').notNull(),
    /** accepted: in the record; pending, review: waits for the patient; rejected: the patient said no; noted: never enters (negated, family, planned). */
    decision: text('decision', { enum: ['accepted', 'pending', 'review', 'rejected', 'noted'] }).notNull(),
    normalized: text('normalized', { mode: 'json' }).notNull(),
    codingMeta: text('coding_meta', { mode: 'json' }).notNull(),
    evidence: text('evidence', { mode: 'json' }).notNull(),
    sourceLabel: text('source_label'),
    needsAtcBackfill: integer('needs_atc_backfill', { mode: 'boolean' }).notNull().default(false),
    createdAt: text('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.fileId], foreignColumns: [files.userId, files.id] }).onDelete(
      'cascade',
    ),
    index('entities_file').on(t.userId, t.fileId, t.type, t.position),
    index('entities_key').on(t.userId, t.canonicalKey, t.date),
  ],
)

/** The curated lists, one row a concept: a fold of `entities`, never edited by hand. See docs/decisions/0003. */
export const registryItems = sqliteTable(
  'registry_items',
  {
    userId: text('user_id')
      .notNull()
      .references(() => heads.userId),
    id: text('id').notNull(),
    /** `{type}:{slug}`: what entities are folded by. */
    canonicalKey: text('canonical_key').notNull(),
    type: text('type', {
      enum: ['diagnosis', 'medication', 'allergy', 'procedure', 'lab', 'imaging'],
    }).notNull(),
    name: text('name').notNull(),
    category: text('category'),
    status: text('status').notNull(),
    codes: text('codes', { mode: 'json' }).notNull(),
    firstSeenDate: text('first_seen_date'),
    lastSeenDate: text('last_seen_date'),
    firstFacility: text('first_facility'),
    firstPhysician: text('first_physician'),
    evidenceCount: integer('evidence_count').notNull(),
    /** What only some types have: dose history, reaction, severity, last value. */
    detail: text('detail', { mode: 'json' }).notNull(),
    citations: text('citations', { mode: 'json' }).notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('registry_key').on(t.userId, t.canonicalKey),
    index('registry_type').on(t.userId, t.type, t.lastSeenDate),
  ],
)

export const entityValidations = sqliteTable(
  'entity_validations',
  {
    userId: text('user_id').notNull(),
    /** The entity's id: one entity waits at most once. */
    id: text('id').notNull(),
    entityId: text('entity_id').notNull(),
    fileId: text('file_id').notNull(),
    candidateType: text('candidate_type').notNull(),
    status: text('status', { enum: ['pending', 'approved', 'rejected'] }).notNull(),
    entityText: text('entity_text').notNull(),
    validationReason: text('validation_reason').notNull(),
    sourceData: text('source_data', { mode: 'json' }).notNull(),
    createdAt: text('created_at').notNull(),
    resolvedAt: text('resolved_at'),
    userNotes: text('user_notes'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.entityId], foreignColumns: [entities.userId, entities.id] }).onDelete(
      'cascade',
    ),
    index('validations_status').on(t.userId, t.status),
    index('validations_file').on(t.userId, t.fileId),
  ],
)

export const reviewTasks = sqliteTable(
  'review_tasks',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    entityId: text('entity_id').notNull(),
    fileId: text('file_id').notNull(),
    status: text('status', { enum: ['open', 'accepted', 'rejected'] }).notNull(),
    reason: text('reason').notNull(),
    aiConfidence: real('ai_confidence').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.entityId], foreignColumns: [entities.userId, entities.id] }).onDelete(
      'cascade',
    ),
    index('review_status').on(t.userId, t.status),
    index('review_file').on(t.userId, t.fileId),
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
