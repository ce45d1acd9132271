import { and, asc, eq, gt, lt } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { hasFactor, type Account } from './open'
import { passkeyChallenges, passkeys, users } from './schema'
import { takeWay, type WayTaken } from './ways-in'

export interface Passkey {
  readonly id: string
  readonly name: string
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
  /** Ms since 1970. */
  readonly createdAt: number
  readonly lastUsedAt: number | null
}

interface Challenge {
  readonly hash: string
  readonly purpose: 'enrol' | 'sign-in'
  /** Who may answer it. */
  readonly bearer: string
}

/** The passkeys of one account, and whose one is. */
export function openPasskeys(database: D1Database) {
  const db = drizzle(database)

  return {
    /** Those that ran out go with the new. */
    async challenge(challenge: Challenge & { userId: string | null; expiresAt: number }): Promise<void> {
      await db.batch([
        db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, Date.now())),
        db.insert(passkeyChallenges).values(challenge),
      ])
    },

    /** True for exactly one who answers it in time. */
    async takeChallenge({ hash, purpose, bearer }: Challenge): Promise<boolean> {
      const { meta } = await db
        .delete(passkeyChallenges)
        .where(
          and(
            eq(passkeyChallenges.hash, hash),
            eq(passkeyChallenges.purpose, purpose),
            eq(passkeyChallenges.bearer, bearer),
            gt(passkeyChallenges.expiresAt, Date.now()),
          ),
        )
      return meta.changes > 0
    },

    async list(userId: string): Promise<Passkey[]> {
      return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt))
    },

    /** False where this credential is enrolled already, by whomever. */
    async add(userId: string, made: Omit<Passkey, 'createdAt' | 'lastUsedAt'>): Promise<boolean> {
      const { meta } = await db
        .insert(passkeys)
        .values({ ...made, userId, createdAt: Date.now() })
        .onConflictDoNothing()
      return meta.changes > 0
    },

    async findByCredential(credentialId: string): Promise<{ passkey: Passkey; account: Account } | null> {
      const [row] = await db
        .select({
          passkey: passkeys,
          account: { id: users.id, email: users.email, shard: users.shard },
          hasFactor: hasFactor(),
        })
        .from(passkeys)
        .innerJoin(users, eq(users.id, passkeys.userId))
        .where(eq(passkeys.credentialId, credentialId))
      return row
        ? { passkey: row.passkey, account: { ...row.account, secondFactor: row.hasFactor > 0 } }
        : null
    },

    /** False where it was used since it was read: of two that count alike, one is a copy. */
    async use({ id, counter }: Passkey, next: number): Promise<boolean> {
      const { meta } = await db
        .update(passkeys)
        .set({ counter: next, lastUsedAt: Date.now() })
        .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
      return meta.changes > 0
    },

    remove: (userId: string, id: string): Promise<WayTaken> => takeWay(db, passkeys, userId, id),
  }
}

export type PasskeysDoor = ReturnType<typeof openPasskeys>
