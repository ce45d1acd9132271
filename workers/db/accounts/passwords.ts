import { and, eq, gt, lt } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { credentials, emailTokens, refreshFamilies, users } from './schema'

export type TokenPurpose = 'reset' | 'verify'

/** Whom a mailed link was sent to. */
export interface LinkHolder {
  readonly id: string
  readonly email: string
  readonly shard: number
}

const isGood = (hash: string, purpose: TokenPurpose) =>
  and(eq(emailTokens.hash, hash), eq(emailTokens.purpose, purpose), gt(emailTokens.expiresAt, Date.now()))

/** Passwords, and the one-time links that are mailed. */
export function openPasswords(database: D1Database) {
  const db = drizzle(database)

  return {
    async hashOf(userId: string): Promise<string | null> {
      const [row] = await db.select().from(credentials).where(eq(credentials.userId, userId))
      return row?.passwordHash ?? null
    },

    /** In one commit with the end of every session. Answers which those were. */
    async change(userId: string, passwordHash: string): Promise<string[]> {
      const now = Date.now()
      const own = eq(refreshFamilies.userId, userId)
      const [, ended] = await db.batch([
        db
          .insert(credentials)
          .values({ userId, passwordHash, updatedAt: now })
          .onConflictDoUpdate({ target: credentials.userId, set: { passwordHash, updatedAt: now } }),
        db.update(refreshFamilies).set({ endedAt: now }).where(own).returning({ id: refreshFamilies.id }),
        db.delete(emailTokens).where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, 'reset'))),
      ])
      return ended.map(({ id }) => id)
    },

    async isVerified(userId: string): Promise<boolean> {
      const [row] = await db.select({ at: users.emailVerifiedAt }).from(users).where(eq(users.id, userId))
      return (row?.at ?? null) !== null
    },

    /** Old ones go with the new, and earlier ones for the same purpose: the newest link alone is good. */
    async addToken(token: {
      hash: string
      userId: string
      purpose: TokenPurpose
      expiresAt: number
    }): Promise<void> {
      const { userId, purpose } = token
      await db.batch([
        db.delete(emailTokens).where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, purpose))),
        db.delete(emailTokens).where(lt(emailTokens.expiresAt, Date.now())),
        db.insert(emailTokens).values(token),
      ])
    },

    /** Whose it is, and stays. */
    async findByToken(hash: string, purpose: TokenPurpose): Promise<LinkHolder | null> {
      const [row] = await db
        .select({ id: users.id, email: users.email, shard: users.shard })
        .from(emailTokens)
        .innerJoin(users, eq(users.id, emailTokens.userId))
        .where(isGood(hash, purpose))
      return row ?? null
    },

    /** Whose it is, for exactly one who brings it in time; the address that it was sent to is theirs. */
    async takeToken(hash: string, purpose: TokenPurpose): Promise<string | null> {
      const [taken] = await db
        .delete(emailTokens)
        .where(isGood(hash, purpose))
        .returning({ userId: emailTokens.userId })
      if (!taken) return null
      await db.update(users).set({ emailVerifiedAt: Date.now() }).where(eq(users.id, taken.userId))
      return taken.userId
    },
  }
}

export type PasswordsDoor = ReturnType<typeof openPasswords>
