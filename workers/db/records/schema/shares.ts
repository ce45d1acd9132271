import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
  type AnySQLiteColumn,
} from 'drizzle-orm/sqlite-core'
import { heads } from './heads'

/** Links that their owner gave to somebody. Each view is decided here, in one transaction (share-door.ts). */
export const shareLinks = sqliteTable(
  'share_links',
  {
    userId: text('user_id')
      .notNull()
      .references(() => heads.userId),
    id: text('id').notNull(),
    slug: text('slug').notNull(),
    /** By which its SMART Health Link asks for it; null of links that were made before there were any. */
    manifest: text('manifest'),
    scope: text('scope', { mode: 'json' }).notNull(),
    locale: text('locale', { enum: ['en', 'he'] }).notNull(),
    label: text('label'),
    parts: text('parts', { mode: 'json' }).notNull(),
    includesPictures: integer('includes_pictures', { mode: 'boolean' }).notNull(),
    includesUnconfirmed: integer('includes_unconfirmed', { mode: 'boolean' }).notNull(),
    /** Whether who opens it may write a note to its owner. */
    allowsNotes: integer('allows_notes', { mode: 'boolean' }).notNull().default(false),
    passcodeHash: text('passcode_hash'),
    /** Wrong passcodes that are left, ever; null without a passcode. */
    attemptsLeft: integer('attempts_left'),
    viewLimit: integer('view_limit'),
    accessCount: integer('access_count').notNull().default(0),
    lastViewedAt: text('last_viewed_at'),
    expiresAt: text('expires_at').notNull(),
    revokedAt: text('revoked_at'),
    createdAt: text('created_at').notNull(),
    madeAt: text('made_at').notNull(),
    /** Moves with each renewal and with the revocation: what was given out before is good for nothing after. */
    epoch: integer('epoch').notNull(),
    /** By entity id, the file that it stands on: which lines the link may show. */
    sources: text('sources', { mode: 'json' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('share_links_slug').on(t.slug),
    uniqueIndex('share_links_manifest').on(t.manifest),
    index('share_links_newest').on(t.userId, t.createdAt, t.id),
  ],
)

/** What a link shows, from which the cache is made again. It goes with the revocation. */
export const shareSnapshots = sqliteTable(
  'share_snapshots',
  {
    userId: text('user_id').notNull(),
    /** The link's. */
    id: text('id').notNull(),
    epoch: integer('epoch').notNull(),
    /** A `Snapshot`, and the same as an FHIR bundle, as text: parsed by its shape where it is used. */
    body: text('body').notNull(),
    fhir: text('fhir').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.id], foreignColumns: [shareLinks.userId, shareLinks.id] }).onDelete(
      'cascade',
    ),
  ],
)

/** What belongs to a link of the same owner, and goes when the link does. */
const goesWithItsLink = (t: { readonly userId: AnySQLiteColumn; readonly linkId: AnySQLiteColumn }) =>
  foreignKey({
    columns: [t.userId, t.linkId],
    foreignColumns: [shareLinks.userId, shareLinks.id],
  }).onDelete('cascade')

/** Every view that was answered: when, from which country, on what kind of device. No address. */
export const shareViews = sqliteTable(
  'share_views',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    linkId: text('link_id').notNull(),
    at: text('at').notNull(),
    country: text('country'),
    device: text('device').notNull(),
    /** Whom an app that opened a SMART Health Link says that it is for. Its word, not checked. */
    recipient: text('recipient'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    goesWithItsLink(t),
    index('share_views_link').on(t.userId, t.linkId, t.at, t.id),
  ],
)

/** What somebody wrote to the owner from a link: words for their review, and never part of the record. */
export const shareNotes = sqliteTable(
  'share_notes',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    linkId: text('link_id').notNull(),
    at: text('at').notNull(),
    /** Who they say they are; nobody has checked it. */
    author: text('author').notNull(),
    body: text('body').notNull(),
    /** When its owner put it aside. */
    doneAt: text('done_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    goesWithItsLink(t),
    index('share_notes_open').on(t.userId, t.doneAt, t.at, t.id),
    index('share_notes_link').on(t.userId, t.linkId, t.at),
  ],
)
