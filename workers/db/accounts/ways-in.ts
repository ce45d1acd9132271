import { and, eq, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { credentials, identities, passkeys } from './schema'

export type WayTaken =
  | 'taken'
  /** It stays: its owner would be left with the mailed link alone. */
  | 'last'
  /** There is no such one of this person. */
  | 'gone'

/** How many ways into an account there are, beside the mailed link. */
const waysIn = (userId: string) =>
  sql`((SELECT count(*) FROM ${credentials} WHERE ${credentials.userId} = ${userId})
    + (SELECT count(*) FROM ${passkeys} WHERE ${passkeys.userId} = ${userId})
    + (SELECT count(*) FROM ${identities} WHERE ${identities.userId} = ${userId}))`

/** Takes one away unless it is the last, in one statement: of the last two, asked for at once, one stays. */
export async function takeWay(
  db: DrizzleD1Database,
  table: typeof passkeys | typeof identities,
  userId: string,
  id: string,
): Promise<WayTaken> {
  const own = and(eq(table.userId, userId), eq(table.id, id))
  const { meta } = await db.delete(table).where(and(own, sql`${waysIn(userId)} > 1`))
  if (meta.changes > 0) return 'taken'
  return (await db.$count(table, own)) > 0 ? 'last' : 'gone'
}
