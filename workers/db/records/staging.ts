import { eq, sql, type SQL } from 'drizzle-orm'
import { removals } from './schema/files'
import { importedRows } from './schema/imports'
import type { Scope, Write } from './scope'
import { among, Insertion } from './statements'

/** Insertions that are sent at once: on their way to D1 a Worker holds their rows three times. */
const sentAtOnce = 2

/** As long as nobody takes its archive away, an import goes on. */
export const isGoingOn = (importId: string): SQL =>
  sql`${eq(removals.id, importId)} AND ${removals.attempts} = 0`

/** What an import left here goes. */
export const unstaged = (scope: Scope, importId: string): Write =>
  scope.remove(importedRows, eq(importedRows.importId, importId), [])

/** Writes of rows that are there already, and that they still are. */
export interface Staged {
  readonly writes: readonly Write[]
  readonly require: SQL
}

/**
 * Rows are brought to the database a few at a time, where nobody sees them; then one commit moves them all. So a record
 * comes in whole or not at all, and no Worker holds it as one text.
 */
export function openStaging(scope: Scope, importId: string) {
  let staged = 0

  async function send(kept: readonly { readonly id: string; readonly rows: string }[]): Promise<boolean> {
    const rows = kept.map((one) => ({ ...one, importId }))
    const { ok } = await scope.commit([scope.told(scope.put(importedRows, rows), [])], {
      require: [scope.exists(removals, isGoingOn(importId))],
    })
    return ok
  }

  return {
    /** Null where the import is being taken away. */
    async stage(writes: readonly Write[]): Promise<Staged | null> {
      const kept: { id: string; rows: string }[] = []
      const moved = (statement: Write['statements'][number]) => {
        if (!(statement instanceof Insertion)) return statement
        const id = `${importId}:${(staged += 1)}`
        kept.push({ id, rows: statement.json })
        const source = sql`${importedRows}, json_each(${importedRows.rows})`
        return statement.from(source, scope.mine(importedRows, eq(importedRows.id, id)))
      }
      const same = writes.map(({ statements, changes }) => ({ statements: statements.map(moved), changes }))
      const ids = kept.map(({ id }) => id)
      while (kept.length > 0) if (!(await send(kept.splice(0, sentAtOnce)))) return null
      const there = scope.mine(importedRows, among(importedRows.id, ids))
      return {
        writes: same,
        require: sql`(SELECT count(*) FROM ${importedRows} WHERE ${there}) = ${ids.length}`,
      }
    },
  }
}
