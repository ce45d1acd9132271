import { and, desc, eq, gt, isNull, max, ne } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { refreshFamilies, refreshTokens } from './schema'

export interface Device {
  readonly id: string
  readonly device: string | null
  /** Ms since 1970. */
  readonly createdAt: number
  /** When it refreshed last. */
  readonly usedAt: number
}

/** The devices on which a person is signed in. */
export function openDevices(database: D1Database) {
  const db = drizzle(database)
  const alive = (userId: string) => and(eq(refreshFamilies.userId, userId), isNull(refreshFamilies.endedAt))

  return {
    /** Those that could still go on, the last used first. */
    async list(userId: string): Promise<Device[]> {
      const used = max(refreshTokens.createdAt)
      const rows = await db
        .select({
          id: refreshFamilies.id,
          device: refreshFamilies.device,
          createdAt: refreshFamilies.createdAt,
          usedAt: used,
        })
        .from(refreshFamilies)
        .innerJoin(refreshTokens, eq(refreshTokens.familyId, refreshFamilies.id))
        .where(and(alive(userId), isNull(refreshTokens.spentAt), gt(refreshTokens.expiresAt, Date.now())))
        .groupBy(refreshFamilies.id)
        .orderBy(desc(used))
      return rows.map((row) => ({ ...row, usedAt: row.usedAt ?? row.createdAt }))
    },

    async isOwn(userId: string, id: string): Promise<boolean> {
      const [row] = await db
        .select({ id: refreshFamilies.id })
        .from(refreshFamilies)
        .where(and(alive(userId), eq(refreshFamilies.id, id)))
      return row !== undefined
    },

    async others(userId: string, kept: string): Promise<string[]> {
      const rows = await db
        .select({ id: refreshFamilies.id })
        .from(refreshFamilies)
        .where(and(alive(userId), ne(refreshFamilies.id, kept)))
      return rows.map(({ id }) => id)
    },
  }
}
