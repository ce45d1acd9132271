import { and, asc, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import type { Provider } from '../../../core/auth/provider'
import type { OutsidePerson } from './open'
import { credentials, identities, passkeys } from './schema'

export interface Identity {
  readonly id: string
  readonly provider: Provider
  readonly email: string
  /** Ms since 1970. */
  readonly createdAt: number
}

/** The providers by which one account is entered. */
export function openIdentities(database: D1Database) {
  const db = drizzle(database)

  return {
    async list(userId: string): Promise<Identity[]> {
      return db
        .select()
        .from(identities)
        .where(eq(identities.userId, userId))
        .orderBy(asc(identities.createdAt))
    },

    /** Nothing is moved that is connected already, here or elsewhere. */
    async connect(userId: string, person: OutsidePerson & { email: string }): Promise<void> {
      await db
        .insert(identities)
        .values({ id: crypto.randomUUID(), userId, ...person, createdAt: Date.now() })
        .onConflictDoNothing()
    },

    /** How many ways into this account there are, beside the mailed link. */
    async waysIn(userId: string): Promise<number> {
      const counts = await Promise.all([
        db.$count(credentials, eq(credentials.userId, userId)),
        db.$count(passkeys, eq(passkeys.userId, userId)),
        db.$count(identities, eq(identities.userId, userId)),
      ])
      return counts.reduce((sum, n) => sum + n, 0)
    },

    /** False where there is no such connection of this person. */
    async remove(userId: string, id: string): Promise<boolean> {
      const { meta } = await db
        .delete(identities)
        .where(and(eq(identities.userId, userId), eq(identities.id, id)))
      return meta.changes > 0
    },
  }
}

export type IdentitiesDoor = ReturnType<typeof openIdentities>
