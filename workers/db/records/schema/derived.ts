import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { decisions } from '../../../../core/records/entity'
import { entityTypes } from '../../../../core/records/kinds'
import { heads } from './heads'
import { facts } from './facts'

/** What the fold and the triggers make of facts, verdicts and files: replaced by the next fold, written by nobody else. */

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
    /** As core/records/entity.ts tells them. */
    decision: text('decision', { enum: decisions }).notNull(),
    /** The document's date, then the document: what the timeline is ordered by. */
    listedAt: text('listed_at').notNull().default(''),
    /** When it holds, corrections applied. */
    eventDate: text('event_date').notNull().default(''),
    /** Of a result: whether its own page has it out of range. */
    abnormal: integer('abnormal', { mode: 'boolean' }),
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
    index('standings_asks').on(t.userId, t.asks, t.createdAt, t.id),
    index('standings_waits')
      .on(t.userId, t.type, t.createdAt, t.id)
      .where(sql`asks IS NOT NULL AND decision IN ('pending','review')`),
    // All that asks, on whichever list, by age: a page of it is one stretch.
    index('standings_asking')
      .on(t.userId, t.createdAt, t.id)
      .where(sql`asks IS NOT NULL`),
    // Of what a stranger must know of: with the types named it is taken for nothing but those.
    index('standings_asking_of')
      .on(t.userId, t.type, t.createdAt, t.id)
      .where(sql`asks IS NOT NULL AND type IN ('allergy','medication','diagnosis')`),
    index('standings_task').on(t.userId, t.taskId),
    index('standings_key').on(t.userId, t.canonicalKey, t.eventDate, t.id),
    index('standings_file').on(t.userId, t.fileId),
    index('standings_said')
      .on(t.userId, t.fileId, t.canonicalKey)
      .where(sql`decision = 'accepted' AND type IN ('diagnosis','medication','procedure','allergy')`),
    index('standings_events')
      .on(t.userId, t.listedAt, t.id)
      .where(sql`decision = 'accepted'`),
    index('standings_events_of')
      .on(t.userId, t.type, t.listedAt, t.id)
      .where(sql`decision = 'accepted'`),
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
    /** What it is found by, each word with its owner's key (core/records/search-words.ts). */
    words: text('words').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('registry_key').on(t.userId, t.canonicalKey),
    index('registry_icd')
      .on(t.userId, sql`(codes ->> '$."ICD-10-CM"[0]')`)
      .where(sql`type = 'diagnosis'`),
    index('registry_icds')
      .on(t.userId, t.lastSeenDate, t.id)
      .where(sql`codes ->> '$."ICD-10-CM"[1]' IS NOT NULL`),
    index('registry_outside')
      .on(t.userId, t.lastSeenDate, t.id)
      .where(sql`detail ->> '$.trend[#-1].outside'`),
    index('registry_type').on(t.userId, t.type, t.lastSeenDate, t.id),
    index('registry_status').on(t.userId, t.type, t.status, t.lastSeenDate, t.id),
    index('registry_drugs')
      .on(t.userId, t.lastSeenDate, t.id)
      .where(sql`category = 'coded'`),
    index('registry_drugs_status')
      .on(t.userId, t.status, t.lastSeenDate, t.id)
      .where(sql`category = 'coded'`),
    index('registry_drugs_changed')
      .on(t.userId, t.lastSeenDate, t.id)
      .where(sql`category = 'coded' AND detail ->> '$.changed' IS NOT NULL`),
    index('registry_out_of_range')
      .on(t.userId, t.lastSeenDate, t.id)
      .where(sql`detail ->> '$.flag' IN ('H', 'L')`),
    index('registry_uncoded')
      .on(t.userId, t.lastSeenDate, t.id)
      .where(sql`category = 'uncoded'`),
  ],
)

/** How many there are of what a screen counts: kept by triggers (migrations/records), so that no count reads a list. */
export const tallies = sqliteTable(
  'tallies',
  {
    userId: text('user_id').notNull(),
    /**
     * `registry`: items by type; `waiting`: by list and type; `files`: by category and status; `events`: accepted facts
     * by type; `event_files`: documents that have such, by type, and `all` of them; `drugs`: by category,
     * status and whether their dose changed.
     */
    kind: text('kind', {
      enum: ['registry', 'waiting', 'files', 'events', 'event_files', 'drugs'],
    }).notNull(),
    key: text('key').notNull(),
    n: integer('n').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.key] })],
)
