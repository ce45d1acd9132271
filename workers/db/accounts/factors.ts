import { and, eq, gt, lt, ne } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { challenges, factors, recoveryCodes, refreshFamilies } from './schema'

export interface Factor {
  readonly id: string
  readonly factorType: 'totp'
  readonly status: 'unverified' | 'verified'
  /** Locked. */
  readonly secret: string
}

/** The second factors of one account. */
export function openFactors(database: D1Database) {
  const db = drizzle(database)
  const mine = (userId: string, id: string) => and(eq(factors.userId, userId), eq(factors.id, id))

  return {
    async list(userId: string): Promise<Factor[]> {
      return db.select().from(factors).where(eq(factors.userId, userId))
    },

    async find(userId: string, id: string): Promise<Factor | null> {
      const [row] = await db.select().from(factors).where(mine(userId, id))
      return row ?? null
    },

    /** One that was begun before and never verified gives way. */
    async begin(userId: string, { id, secret }: { id: string; secret: string }): Promise<void> {
      const unverified = and(eq(factors.userId, userId), eq(factors.status, 'unverified'))
      await db.batch([
        db.delete(factors).where(unverified),
        db
          .insert(factors)
          .values({ id, userId, secret, factorType: 'totp', status: 'unverified', createdAt: Date.now() }),
      ])
    },

    /** Old ones go with the new. */
    async challenge(userId: string, factorId: string, expiresAt: number): Promise<string> {
      const id = crypto.randomUUID()
      await db.batch([
        db.delete(challenges).where(and(eq(challenges.userId, userId), lt(challenges.expiresAt, Date.now()))),
        db.insert(challenges).values({ id, userId, factorId, expiresAt }),
      ])
      return id
    },

    async isOpen(userId: string, factorId: string, challengeId: string): Promise<boolean> {
      const [row] = await db
        .select({ id: challenges.id })
        .from(challenges)
        .where(
          and(
            eq(challenges.id, challengeId),
            eq(challenges.userId, userId),
            eq(challenges.factorId, factorId),
            gt(challenges.expiresAt, Date.now()),
          ),
        )
      return row !== undefined
    },

    /** True for exactly one of those who close it: a challenge is answered once. */
    async closeChallenge(id: string): Promise<boolean> {
      const { meta } = await db.delete(challenges).where(eq(challenges.id, id))
      return meta.changes > 0
    },

    /** True for exactly one who brings a code of this step, and for none of an earlier one. */
    async takeStep(userId: string, id: string, step: number): Promise<boolean> {
      const { meta } = await db
        .update(factors)
        .set({ lastStep: step })
        .where(and(mine(userId, id), lt(factors.lastStep, step)))
      return meta.changes > 0
    },

    /** True for exactly one who brings this code. */
    async takeRecoveryCode(userId: string, hash: string): Promise<boolean> {
      const { meta } = await db
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
      return meta.changes > 0
    },

    /** From now on it counts; the person's other devices are signed out. Answers which those were. */
    async confirm(
      userId: string,
      id: string,
      familyId: string,
      hashes: readonly string[],
    ): Promise<string[]> {
      const others = and(eq(refreshFamilies.userId, userId), ne(refreshFamilies.id, familyId))
      const [, , , , ended] = await db.batch([
        db.update(factors).set({ status: 'verified' }).where(mine(userId, id)),
        db.delete(factors).where(and(eq(factors.userId, userId), ne(factors.id, id))),
        db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
        db.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash }))),
        db
          .update(refreshFamilies)
          .set({ endedAt: Date.now() })
          .where(others)
          .returning({ id: refreshFamilies.id }),
      ])
      return ended.map((family) => family.id)
    },

    async replaceRecoveryCodes(userId: string, hashes: readonly string[]): Promise<void> {
      await db.batch([
        db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
        db.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash }))),
      ])
    },

    async recoveryCodesLeft(userId: string): Promise<number> {
      return db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))
    },

    /** With its recovery codes. */
    async remove(userId: string, id: string): Promise<void> {
      await db.batch([
        db.delete(factors).where(mine(userId, id)),
        db.delete(challenges).where(eq(challenges.userId, userId)),
        db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
      ])
    },
  }
}

export type FactorsDoor = ReturnType<typeof openFactors>
