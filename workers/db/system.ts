import type { ChangeMessage } from '../../core/live/protocol'
import type { FilePlace } from '../config'
import type { WaitingPage } from '../../core/jobs/dispatch'
import { openClosure } from './records/closure'
import { openLeases } from './records/leases'
import { openReminders } from './records/reminders'
import { openRemovals } from './records/removals'
import type { Owner } from './records/open'
import { Scope } from './records/scope'
import { openFiles } from './records/files'
import { outdatedFiles } from './records/outdated'

/**
 * The system's door: ids only, for jobs and hubs. It reads what is due and what changed, never what a record says.
 */
export function openSystem(database: (shard: number) => D1Database) {
  const scopeOf = ({ userId, shard }: Owner) =>
    new Scope(
      database(shard),
      userId,
      () => new Date(),
      async () => {},
    )

  return {
    /** The number of a person's last change. */
    lastChange: async (owner: Owner): Promise<number> => (await scopeOf(owner).head()).seq,

    /** The changes after `seq` as messages, oldest first. */
    async changesAfter(owner: Owner, seq: number, limit: number): Promise<ChangeMessage[]> {
      const rows = await scopeOf(owner).changesSince(seq, limit)
      return rows.map((row) => ({
        type: 'change',
        table: row.table,
        event: row.event,
        id: row.rowId,
        ...(row.fileId === null ? {} : { file_id: row.fileId }),
        seq: row.seq,
      }))
    },

    pruneChanges: (owner: Owner, upTo: number): Promise<void> => scopeOf(owner).forgetChanges(upTo),

    /** Who of a person's waiting pages is next, and who was woken for it. */
    line: (owner: Owner): Promise<WaitingPage[]> => openLeases(scopeOf(owner)).line(),
    markSent: (owner: Owner, fileIds: readonly string[], at: number): Promise<void> =>
      openLeases(scopeOf(owner)).markSent(fileIds, at),

    /** The objects of a person that must go. */
    removals: (owner: Owner) => openRemovals(scopeOf(owner)),

    /** Which reminders have a time, and that they were told; not what they say. */
    reminders: (owner: Owner) => openReminders(scopeOf(owner)),

    /** The end of a person's record. */
    closure: (owner: Owner) => openClosure(scopeOf(owner)),

    /** Files that an older extractor read, in the order of the shard; with `fallbacks`, also those that the second engine failed on. */
    outdatedFiles: (
      shard: number,
      after: FilePlace | null,
      limit: number,
      fallbacks: boolean,
    ): Promise<FilePlace[]> => outdatedFiles(database(shard), after, limit, fallbacks),

    requeue: (shard: number, { userId, fileId }: FilePlace): Promise<boolean> =>
      openFiles(scopeOf({ userId, shard })).requeue(fileId),
  }
}
