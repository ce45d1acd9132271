import { owned } from '../owned'
import { heads } from './schema/heads'
import { shareLinks } from './schema/shares'
import type { Scope } from './scope'

/** Rows of one table in one statement. */
const atOnce = 1_000

/** The end of a record. Its head is the tombstone, and goes last. */
export function openClosure(scope: Scope) {
  return {
    close: (): Promise<void> => scope.close(),

    /** Ms since 1970; null while the account is open. */
    async closedAt(): Promise<number | null> {
      const at = await scope.closedAt()
      return at === null ? null : Date.parse(at)
    },

    /** What the cache may hold of links, by the rows that name it: asked before they go. */
    async shared(): Promise<readonly { readonly id: string; readonly epoch: number }[]> {
      const rows = await scope.list(shareLinks, { limit: 'all' })
      return rows.map(({ id, epoch }) => ({ id, epoch }))
    },

    /** Some rows of each table; how many there were. */
    async removeRows(): Promise<number> {
      let met = 0
      for (const table of owned.records) if (table !== heads) met += await scope.erase(table, atOnce)
      return met
    },

    forget: async (): Promise<void> => void (await scope.erase(heads, 1)),
  }
}
