import { and, eq, sql } from 'drizzle-orm'
import type { PendingRemoval } from '../../../core/jobs/removal'
import { openFiles, type NewFile } from './files'
import { removals } from './schema/files'
import type { Scope, Write } from './scope'
import { unstaged } from './staging'

/** An upload that did not come to its row by then never will: its picture is taken away. */
const uploadMs = 2 * 60_000
const none = sql`0`
/** A few at a time: the hub looks again until none is left. */
const atATime = 20

export interface ObjectsRemoval extends PendingRemoval {
  readonly storagePath: string
}

/** Objects that must go: of deleted files, and of uploads until their row is there. No screen shows any of it. */
export function openRemovals(scope: Scope) {
  const forget = (id: string): Write => scope.remove(removals, eq(removals.id, id), [])

  return {
    async pending(): Promise<ObjectsRemoval[]> {
      const rows = await scope.list(removals, { order: [{ by: removals.dueAt }], limit: atATime })
      return rows.map(({ id, storagePath, createdAt, dueAt, attempts }) => ({
        id,
        storagePath,
        since: Date.parse(createdAt),
        dueAt,
        attempts,
      }))
    },

    /** Before an attempt, which is to be made again from `dueAt` on. False where the upload came to its row meanwhile. */
    async begin(id: string, dueAt: number): Promise<boolean> {
      const met = await scope.run(
        scope.note(removals, eq(removals.id, id), { dueAt, attempts: sql`attempts + 1` }),
      )
      return met > 0
    },

    async postpone(id: string, dueAt: number): Promise<void> {
      await scope.run(scope.note(removals, eq(removals.id, id), { dueAt }))
    },

    /** With what an import of that id brought as far as the database. */
    async end(id: string): Promise<void> {
      await scope.run({
        statements: [...forget(id).statements, ...unstaged(scope, id).statements],
        changes: [],
      })
    },

    /** Before a picture is stored: without its row it does not stay. */
    async expectUpload({ id, storagePath }: Pick<NewFile, 'id' | 'storagePath'>): Promise<void> {
      const now = scope.now()
      const row = {
        id,
        storagePath,
        createdAt: now.toISOString(),
        attempts: 0,
        dueAt: now.getTime() + uploadMs,
      }
      await scope.commit([{ ...scope.put(removals, [row]), changes: [] }])
    },

    /** The row of a stored picture. False when these bytes are already there, or the picture is being taken away. */
    addUploaded(file: NewFile): Promise<boolean> {
      const kept = and(eq(removals.id, file.id), eq(removals.attempts, 0)) ?? none
      return openFiles(scope).add(file, {
        writes: [forget(file.id)],
        require: [scope.exists(removals, kept)],
      })
    },
  }
}
