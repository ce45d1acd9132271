import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { providers } from '../../../core/auth/provider'

/** ACCOUNTS: who may sign in, and which shard holds their record. No health data. Times are ms since 1970. */
export const users = sqliteTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  /** Index of the RECORDS database that holds all of this user's rows; written once, at sign-up. */
  shard: integer('shard').notNull(),
  createdAt: integer('created_at').notNull(),
  /** When somebody opened a link that was mailed there; null: the address may be anybody's. */
  emailVerifiedAt: integer('email_verified_at'),
})

/** Links that were mailed, each good once. */
export const emailTokens = sqliteTable(
  'email_tokens',
  {
    /** SHA-256 of 256 random bits. */
    hash: text('hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose', { enum: ['reset', 'verify'] }).notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('email_tokens_user').on(t.userId)],
)

export const credentials = sqliteTable('credentials', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  /** `scrypt$N$r$p$salt$hash`, base64url. */
  passwordHash: text('password_hash').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

/** One signed-in device. Ending a family signs that device out. */
export const refreshFamilies = sqliteTable(
  'refresh_families',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    aal: text('aal', { enum: ['aal1', 'aal2'] }).notNull(),
    createdAt: integer('created_at').notNull(),
    endedAt: integer('ended_at'),
    /** `Chrome, Android`: by which its owner knows it again. */
    device: text('device'),
    /** When a code of the second factor was given on this device last. */
    factorAt: integer('factor_at'),
  },
  (t) => [index('refresh_families_user').on(t.userId)],
)

export const refreshTokens = sqliteTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token: a copy of this table signs nobody in. */
    hash: text('hash').primaryKey(),
    familyId: text('family_id')
      .notNull()
      .references(() => refreshFamilies.id),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    spentAt: integer('spent_at'),
  },
  (t) => [index('refresh_tokens_family').on(t.familyId)],
)

/** Second factors: authenticators, by RFC 6238. */
export const factors = sqliteTable(
  'factors',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    factorType: text('factor_type', { enum: ['totp'] }).notNull(),
    /** It counts once a first code was right. */
    status: text('status', { enum: ['unverified', 'verified'] }).notNull(),
    /** Locked under the deployment's secret: a copy of this table makes no codes. */
    secret: text('secret').notNull(),
    /** The newest step whose code was taken: no code is good twice (RFC 6238 §5.2). */
    lastStep: integer('last_step').notNull().default(0),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [index('factors_user').on(t.userId)],
)

/** A code was asked for; it can be answered once. */
export const challenges = sqliteTable(
  'challenges',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    factorId: text('factor_id').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('challenges_user').on(t.userId)],
)

/** In place of the authenticator, each once. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of a code of 80 random bits. */
    hash: text('hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
)

/** What signs a person in without a password: the public half of a key that their device or its keychain holds. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** As the authenticator names it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it says that it was used; 0 for good where it does not count (keychains). */
    counter: integer('counter').notNull(),
    /** By which its owner knows it again. */
    name: text('name').notNull(),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at'),
  },
  (t) => [index('passkeys_user').on(t.userId)],
)

/** A passkey was asked for; it can be answered once, by the browser or the device that asked. */
export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    /** SHA-256 of 256 random bits. */
    hash: text('hash').primaryKey(),
    purpose: text('purpose', { enum: ['enrol', 'sign-in'] }).notNull(),
    /** Enrolling: the device's refresh family. Signing in: SHA-256 of a cookie, as nobody is known yet. */
    bearer: text('bearer').notNull(),
    /** Null before anybody has signed in. */
    userId: text('user_id').references(() => users.id),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('passkey_challenges_user').on(t.userId)],
)

/** A person of another provider who opens this account: the owner connected it, or began here by it. */
export const identities = sqliteTable(
  'identities',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    provider: text('provider', { enum: providers }).notNull(),
    /** The provider's own name for them. */
    subject: text('subject').notNull(),
    /** As the provider told it then; nothing is found by it. */
    email: text('email').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [uniqueIndex('identities_subject').on(t.provider, t.subject), index('identities_user').on(t.userId)],
)

export const appSettings = sqliteTable('app_settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})

/** What is left of an account that was removed: that it was. Its id derives one way from the person's, which is gone. */
export const receipts = sqliteTable('receipts', {
  id: text('id').primaryKey(),
  closedAt: integer('closed_at').notNull(),
  /** When a look found nothing of the person any more. */
  removedAt: integer('removed_at'),
})
