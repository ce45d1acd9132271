import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import type { Provider } from '../../../core/auth/provider'
import { familyMs, type RefreshToken } from '../../../core/auth/refresh'
import type { AssuranceLevel } from '../../../core/auth/session'
import {
  appSettings,
  credentials,
  factors,
  identities,
  refreshFamilies,
  refreshTokens,
  users,
} from './schema'

export interface Account {
  readonly id: string
  readonly email: string
  readonly shard: number
  /** Whether they have a second factor that counts. */
  readonly secondFactor: boolean
}

export interface StoredToken extends RefreshToken {
  readonly familyId: string
  readonly aal: AssuranceLevel
  /** Ms since 1970. */
  readonly factorAt: number | null
  readonly account: Account
}

interface BegunFamily extends Pick<StoredToken, 'aal' | 'factorAt'> {
  readonly device: string | null
  /** Of its first token. */
  readonly hash: string
  readonly createdAt: number
  readonly expiresAt: number
}

/** Somebody as a provider names them. */
export interface OutsidePerson {
  readonly provider: Provider
  readonly subject: string
}
/** By what a new account is entered. */
type NewWay = { readonly passwordHash: string } | OutsidePerson

/** Whether the user of a row has a second factor that counts. */
export const hasFactor = () =>
  sql<number>`EXISTS (SELECT 1 FROM ${factors} WHERE ${factors.userId} = ${users.id} AND ${factors.status} = 'verified')`

/** The door before sign-in: who has an account, and which devices are signed in. Nothing of a record. */
export function openAccounts(database: D1Database) {
  const db = drizzle(database)

  async function findByEmail(email: string): Promise<(Account & { passwordHash: string | null }) | null> {
    const [row] = await db
      .select({
        id: users.id,
        email: users.email,
        shard: users.shard,
        passwordHash: credentials.passwordHash,
        hasFactor: hasFactor(),
      })
      .from(users)
      .leftJoin(credentials, eq(credentials.userId, users.id))
      .where(eq(users.email, email))
    return row ? { ...row, secondFactor: row.hasFactor > 0 } : null
  }

  /** Whom a provider's person opens. */
  async function findConnected({ provider, subject }: OutsidePerson): Promise<Account | null> {
    const [row] = await db
      .select({ id: users.id, email: users.email, shard: users.shard, hasFactor: hasFactor() })
      .from(identities)
      .innerJoin(users, eq(users.id, identities.userId))
      .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
    return row ? { id: row.id, email: row.email, shard: row.shard, secondFactor: row.hasFactor > 0 } : null
  }

  return {
    findByEmail,
    findConnected,

    /** Null when the e-mail, or the provider's person, is taken. A new account goes to the shard with the fewest. */
    async create(email: string, opens: NewWay, shardCount: number): Promise<Account | null> {
      const counted = await db
        .select({ shard: users.shard, count: sql<number>`count(*)` })
        .from(users)
        .groupBy(users.shard)
      const sizes = new Map(counted.map(({ shard, count }) => [shard, count]))
      const shards = Array.from({ length: shardCount }, (_, shard) => shard)
      const shard = shards.reduce(
        (best, next) => ((sizes.get(next) ?? 0) < (sizes.get(best) ?? 0) ? next : best),
        0,
      )
      const row = { id: crypto.randomUUID(), email, shard }
      const now = Date.now()
      // Of the row that is made, if it is: a person who was there before gets no second way in.
      const made = eq(users.id, row.id)
      const way =
        'passwordHash' in opens
          ? db.insert(credentials).select(
              db
                .select({
                  userId: users.id,
                  passwordHash: sql<string>`${opens.passwordHash}`.as('password_hash'),
                  updatedAt: sql<number>`${now}`.as('updated_at'),
                })
                .from(users)
                .where(made),
            )
          : db.insert(identities).select(
              db
                .select({
                  id: sql<string>`${crypto.randomUUID()}`.as('id'),
                  userId: users.id,
                  provider: sql<Provider>`${opens.provider}`.as('provider'),
                  subject: sql<string>`${opens.subject}`.as('subject'),
                  email: users.email,
                  createdAt: sql<number>`${now}`.as('created_at'),
                })
                .from(users)
                .where(made),
            )
      // The provider has seen that the address is theirs.
      const emailVerifiedAt = 'provider' in opens ? now : null
      // For an e-mail that is taken as much is written as for a new one: how long it takes tells nobody which it is.
      const person = db
        .insert(users)
        .values({ ...row, createdAt: now, emailVerifiedAt })
        .onConflictDoUpdate({ target: users.email, set: { email } })
        .returning({ id: users.id })
      try {
        const [[there]] = await db.batch([person, way])
        return there?.id === row.id ? { ...row, secondFactor: false } : null
      } catch (error) {
        if ('provider' in opens && (await findConnected(opens))) return null
        throw error
      }
    },

    /** The new family's id; its times are in ms since 1970. Those of the same person that are over for good go with it. */
    async startFamily(
      userId: string,
      { hash, createdAt, expiresAt, ...family }: BegunFamily,
    ): Promise<string> {
      const id = crypto.randomUUID()
      const over = db
        .select({ id: refreshFamilies.id })
        .from(refreshFamilies)
        .where(and(eq(refreshFamilies.userId, userId), lte(refreshFamilies.createdAt, createdAt - familyMs)))
      await db.batch([
        db.delete(refreshTokens).where(inArray(refreshTokens.familyId, over)),
        db.delete(refreshFamilies).where(inArray(refreshFamilies.id, over)),
        db.insert(refreshFamilies).values({ id, userId, createdAt, ...family }),
        db.insert(refreshTokens).values({ hash, familyId: id, createdAt, expiresAt }),
      ])
      return id
    },

    async findToken(hash: string): Promise<StoredToken | null> {
      const [row] = await db
        .select({
          familyId: refreshTokens.familyId,
          spentAt: refreshTokens.spentAt,
          expiresAt: refreshTokens.expiresAt,
          familyCreatedAt: refreshFamilies.createdAt,
          familyEndedAt: refreshFamilies.endedAt,
          aal: refreshFamilies.aal,
          factorAt: refreshFamilies.factorAt,
          account: { id: users.id, email: users.email, shard: users.shard },
          hasFactor: hasFactor(),
        })
        .from(refreshTokens)
        .innerJoin(refreshFamilies, eq(refreshFamilies.id, refreshTokens.familyId))
        .innerJoin(users, eq(users.id, refreshFamilies.userId))
        .where(eq(refreshTokens.hash, hash))
      return row ? { ...row, account: { ...row.account, secondFactor: row.hasFactor > 0 } } : null
    },

    /** Of two that spend a token at once, both leave one spent token and one successor behind. */
    async spend(
      hash: string,
      successor: { hash: string; familyId: string; expiresAt: number },
    ): Promise<void> {
      const now = Date.now()
      await db.batch([
        db
          .update(refreshTokens)
          .set({ spentAt: now })
          .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.spentAt))),
        db
          .insert(refreshTokens)
          .values({ ...successor, createdAt: now })
          .onConflictDoNothing(),
      ])
    },

    async endFamily(id: string): Promise<void> {
      await db
        .update(refreshFamilies)
        .set({ endedAt: Date.now() })
        .where(and(eq(refreshFamilies.id, id), isNull(refreshFamilies.endedAt)))
    },

    /** The setting, written with `initial` when nobody did before. */
    async setting(key: string, initial: string): Promise<string> {
      await db.insert(appSettings).values({ key, value: initial }).onConflictDoNothing()
      const [row] = await db.select().from(appSettings).where(eq(appSettings.key, key))
      return row?.value ?? initial
    },
  }
}

export type AccountsDoor = ReturnType<typeof openAccounts>
