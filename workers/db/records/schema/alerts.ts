import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { alertRules, severities } from '../../../../core/records/alert'
import { heads } from './heads'

/** What the record gives cause for, and what the person wants to be reminded of. */

export const alerts = sqliteTable(
  'alerts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => heads.userId),
    /** Of its rule and of what it is about: the same cause is the same alert. */
    id: text('id').notNull(),
    type: text('type', { enum: alertRules }).notNull(),
    severity: text('severity', { enum: severities }).notNull(),
    status: text('status', { enum: ['new', 'snoozed', 'done'] }).notNull(),
    /** In no language (core/alerts/alert.ts). */
    reason: text('reason', { mode: 'json' }).notNull(),
    source: text('source').notNull(),
    dueAt: text('due_at'),
    snoozedUntil: text('snoozed_until'),
    entityIds: text('entity_ids', { mode: 'json' }).notNull(),
    createdAt: text('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('alerts_due').on(t.userId, t.status, t.dueAt)],
)

/** Of which state of the record the alerts are: as long as it and the day are the same, so are they. */
export const alertLooks = sqliteTable(
  'alert_looks',
  {
    userId: text('user_id')
      .notNull()
      .references(() => heads.userId),
    /** `last`: there is one. */
    id: text('id').notNull(),
    epoch: integer('epoch').notNull(),
    /** `YYYY-MM-DD`, UTC. */
    day: text('day').notNull(),
    /** Of the rules. */
    rules: integer('rules').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

export const reminders = sqliteTable(
  'reminders',
  {
    userId: text('user_id')
      .notNull()
      .references(() => heads.userId),
    id: text('id').notNull(),
    title: text('title').notNull(),
    status: text('status', { enum: ['pending', 'done'] }).notNull(),
    /** An instant; null where no time was named. */
    dueAt: text('due_at'),
    /** When the person was told that its time has come; null until then, and again once it is put off. */
    toldAt: text('told_at'),
    createdAt: text('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('reminders_due').on(t.userId, t.status, t.dueAt)],
)

/** The address at which a calendar reads what is due. Whoever knows its name may read that, and nothing else. */
export const calendarFeeds = sqliteTable(
  'calendar_feeds',
  {
    userId: text('user_id')
      .notNull()
      .references(() => heads.userId),
    /** `own`: there is one. */
    id: text('id').notNull(),
    slug: text('slug').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), uniqueIndex('calendar_feeds_slug').on(t.slug)],
)
