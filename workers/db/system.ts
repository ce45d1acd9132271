import type { HubMessage } from '../../core/live/protocol'
import type { FilePlace } from '../config'
import { Scope } from './records/scope'
import { openFiles } from './records/files'
import { outdatedFiles } from './records/outdated'

/**
 * The system's door: ids only, for jobs and hubs. It reads what is due and what changed, never what a record says.
 */
export function openSystem(database: (shard: number) => D1Database) {
  const scopeOf = (userId: string, shard: number) =>
    new Scope(
      database(shard),
      userId,
      () => new Date(),
      async () => {},
    )

  return {
    /** The changes after `seq`, as messages. With no `seq`, none: a screen that just opened reads what it shows. */
    async changesAfter(
      userId: string,
      shard: number,
      seq: number | null,
    ): Promise<{ seq: number; messages: HubMessage[] }> {
      const scope = scopeOf(userId, shard)
      const from = seq ?? Math.max(0, (await scope.head()).seq - 50)
      const rows = await scope.changesSince(from)
      const messages = rows.map((row): HubMessage => ({
        type: 'change',
        table: row.table,
        event: row.event,
        id: row.rowId,
        ...(row.fileId === null ? {} : { file_id: row.fileId }),
        seq: row.seq,
      }))
      return { seq: rows.at(-1)?.seq ?? from, messages }
    },

    /** The files that are queued or running, and whether somebody holds them. */
    unfinished: (userId: string, shard: number) => openFiles(scopeOf(userId, shard)).unfinished(),

    /** Files that an older extractor read, in the order of the shard; with `fallbacks`, also those that the second engine failed on. */
    outdatedFiles: (
      shard: number,
      after: FilePlace | null,
      limit: number,
      fallbacks: boolean,
    ): Promise<FilePlace[]> => outdatedFiles(database(shard), after, limit, fallbacks),

    requeue: (shard: number, { userId, fileId }: FilePlace): Promise<boolean> =>
      openFiles(scopeOf(userId, shard)).requeue(fileId),
  }
}
