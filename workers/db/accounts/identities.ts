import { asc, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import type { Provider } from '../../../core/auth/provider'
import type { OutsidePerson } from './open'
import { identities } from './schema'
import { takeWay, type WayTaken } from './ways-in'

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

    remove: (userId: string, id: string): Promise<WayTaken> => takeWay(db, identities, userId, id),
  }
}

export type IdentitiesDoor = ReturnType<typeof openIdentities>
