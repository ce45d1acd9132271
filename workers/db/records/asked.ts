import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { FollowUp } from '../../../core/alerts/facts'
import { parseFact } from './facts'
import { openDerived } from './refold'
import { standings } from './schema/derived'
import { facts } from './schema/facts'
import { files } from './schema/files'
import type { Scope } from './scope'

/** Word for word the condition of the index `facts_asked`. */
const isAsked = sql`json_extract(body, '$.dueIn') IS NOT NULL`

/** What pages ask for at a later time, of pages that bear a date: without one nobody knows when it is due. */
export function openAsked(scope: Scope) {
  const derived = openDerived(scope)

  return {
    /** The newest pages first. */
    async followUps(limit: number): Promise<FollowUp[]> {
      const rows = await derived(() =>
        scope.listWith(
          facts,
          {
            standing: { table: standings, on: eq(standings.id, facts.id) },
            file: { table: files, on: eq(files.id, facts.fileId) },
          },
          {
            where: and(isAsked, eq(standings.decision, 'noted'), isNotNull(files.detectedDate)),
            order: [{ by: facts.eventDate, down: true }],
            limit,
          },
        ),
      )
      return rows.flatMap(({ row, file: { detectedDate: date } }) => {
        const { id, type, canonicalKey: key, name, dueIn } = parseFact(row)
        const isDay = date !== null && date.length === 10
        return dueIn && isDay && (type === 'lab' || type === 'imaging' || type === 'procedure')
          ? [{ id, type, key, name, dueIn, date }]
          : []
      })
    },
  }
}
