import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { supportTopics } from '../../../../core/records/support-topics'
import { heads } from './heads'

/** Who the person is, and what they agreed to. */

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

/** What a person asked us. Read by the operator with a query (docs/operations.md). */
export const supportTickets = sqliteTable(
  'support_tickets',
  {
    userId: text('user_id')
      .notNull()
      .references(() => heads.userId),
    id: text('id').notNull(),
    topic: text('topic', { enum: supportTopics }).notNull(),
    message: text('message').notNull(),
    status: text('status', { enum: ['open'] }).notNull(),
    createdAt: text('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
