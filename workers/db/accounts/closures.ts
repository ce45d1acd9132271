import { and, eq, inArray, isNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { deriveId } from '../../../core/records/ids'
import { owned } from '../owned'
import { credentials, identities, passkeys, receipts, refreshFamilies, users } from './schema'

/** By which a person can ask whether all is gone, once nothing else tells who they were. */
export const receiptOf = (userId: string): string => deriveId(userId, 'removal-receipt')

export interface Receipt {
  /** Ms since 1970. */
  readonly closedAt: number
  /** Null while there is something left. */
  readonly removedAt: number | null
}

/** The end of an account, at the door before sign-in. */
export function openClosures(database: D1Database) {
  const db = drizzle(database)
  const families = (userId: string) =>
    db.select({ id: refreshFamilies.id }).from(refreshFamilies).where(eq(refreshFamilies.userId, userId))

  return {
    /** In one commit: every device is signed out, no password, passkey or provider is right, and the e-mail is free for a new beginning. */
    async endSignIn(userId: string, closedAt: number): Promise<void> {
      await db.batch([
        db
          .insert(receipts)
          .values({ id: receiptOf(userId), closedAt })
          .onConflictDoNothing(),
        db
          .update(refreshFamilies)
          .set({ endedAt: closedAt })
          .where(and(eq(refreshFamilies.userId, userId), isNull(refreshFamilies.endedAt))),
        db.delete(credentials).where(eq(credentials.userId, userId)),
        db.delete(passkeys).where(eq(passkeys.userId, userId)),
        db.delete(identities).where(eq(identities.userId, userId)),
        db
          .update(users)
          .set({ email: `closed:${userId}` })
          .where(eq(users.id, userId)),
      ])
    },

    /** Every row of the account; how many there were. */
    async remove(userId: string): Promise<number> {
      const statements = owned.accounts.map((table) => {
        if ('userId' in table) return db.delete(table).where(eq(table.userId, userId))
        if ('familyId' in table) return db.delete(table).where(inArray(table.familyId, families(userId)))
        return db.delete(table).where(eq(table.id, userId))
      })
      const [first, ...others] = statements
      if (!first) return 0
      const results = await db.batch([first, ...others])
      return results.reduce((sum, { meta }) => sum + meta.changes, 0)
    },

    async noteRemoved(userId: string, at: number): Promise<void> {
      await db
        .update(receipts)
        .set({ removedAt: at })
        .where(and(eq(receipts.id, receiptOf(userId)), isNull(receipts.removedAt)))
    },

    async receipt(id: string): Promise<Receipt | null> {
      const [row] = await db.select().from(receipts).where(eq(receipts.id, id))
      return row ?? null
    },
  }
}
