import { and, eq, sql, type SQL } from 'drizzle-orm'
import { duplicateNote, duplicates } from '../../../core/curation/duplicates'
import type { Word } from '../../../core/curation/give-verdict'
import { parseFact } from './facts'
import { withFact } from './listed'
import type { StandingRow } from './part'
import { openDerived } from './refold'
import { standings } from './schema/derived'
import type { Scope } from './scope'
import type { openVerdictDoor } from './verdict-door'

const no = (notes: string): Word => ({ action: 'reject', correction: null, notes })

/** Settles many things that wait at once: page by page, a commit each, so that what is cut short goes on where it was. */
export function openCleanUp(scope: Scope, { giveAll }: Pick<ReturnType<typeof openVerdictDoor>, 'giveAll'>) {
  const derived = openDerived(scope)

  const waiting = (where: SQL | undefined) =>
    derived(() =>
      scope.listWith(standings, withFact, {
        where: and(eq(standings.asks, 'validation'), sql`${standings.against} IS NULL`, where),
        order: [{ by: standings.createdAt }, { by: standings.id }],
        limit: 'all',
      }),
    )

  /** How many were settled. */
  async function reject(
    rows: readonly { readonly row: Pick<StandingRow, 'fileId' | 'taskId'> }[],
    notes: string,
  ): Promise<number> {
    let settled = 0
    for (const [fileId, own] of Map.groupBy(rows, ({ row }) => row.fileId ?? '')) {
      const given = await giveAll(
        fileId,
        own.flatMap(({ row }) => row.taskId ?? []),
        no(notes),
      )
      settled += given.length
    }
    return settled
  }

  return {
    /** No diagnosis waits for a yes or no any more; each can be taken back. */
    async rejectPendingDiagnoses(): Promise<number> {
      return reject(await waiting(eq(standings.type, 'diagnosis')), 'User rejected')
    },

    /** Of what waits and says the same, one waits. */
    async rejectDuplicates(): Promise<number> {
      const rows = await waiting(undefined)
      const again = new Set(duplicates(rows.map(({ fact }) => parseFact(fact))))
      return reject(
        rows.filter(({ row }) => again.has(row.id)),
        duplicateNote,
      )
    },
  }
}
