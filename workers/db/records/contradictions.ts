import { and, eq, sql } from 'drizzle-orm'
import { contradictions, documentsDisagree as reason } from '../../../core/curation/contradictions'
import type { Mention } from '../../../core/curation/types'
import { deriveId } from '../../../core/records/ids'
import { openEntities } from './entities'
import { entities, reviewTasks } from './schema'
import { among, type Scope, type Write } from './scope'

/** Review tasks where documents contradict one another: derived from the facts, as the registries are. */
export function openContradictions(scope: Scope) {
  const allEntities = openEntities(scope)

  return {
    /**
     * The writes that bring the open tasks of `keys` up to the facts. What a person has settled stays settled.
     * @param exceptFile whose stored facts are about to be replaced by `added` and `denied`, or removed.
     */
    async settled(
      keys: readonly string[],
      mentions: readonly Mention[],
      exceptFile: string,
      denied: readonly Mention[],
    ): Promise<Write[]> {
      const allergic = keys.some((key) => key.startsWith('allergy:'))
      const stored = allergic ? await allEntities.allergies() : { accepted: [], denied: [] }
      const elsewhere = (mention: Mention) => mention.fileId !== exceptFile
      const beside = stored.accepted.filter(
        (mention) => elsewhere(mention) && !keys.includes(mention.canonicalKey),
      )
      const found = contradictions([...mentions, ...beside], [...stored.denied.filter(elsewhere), ...denied])
      const tasks = found.map(({ mention, against }) => ({
        id: deriveId(reason, mention.entityId, against.entityId),
        entityId: mention.entityId,
        fileId: mention.fileId,
        status: 'open' as const,
        reason,
        aiConfidence: mention.confidence,
        createdAt: scope.now().toISOString(),
      }))
      const ids = tasks.map(({ id }) => id)
      const known = await scope.list(reviewTasks, { where: among(reviewTasks.id, ids) })
      const closed = new Set(known.filter(({ status }) => status !== 'open').map(({ id }) => id))
      const open = tasks.filter(({ id }) => !closed.has(id))
      const concerned = sql`${reviewTasks.entityId} IN (SELECT ${entities.id} FROM ${entities} WHERE
        ${entities.userId} = ${reviewTasks.userId} AND (${among(entities.canonicalKey, keys)}
        OR (${allergic ? 1 : 0} AND ${entities.type} = 'allergy')))`
      const stale = and(eq(reviewTasks.reason, reason), eq(reviewTasks.status, 'open'), concerned)
      return [
        ...(stale ? [scope.remove(reviewTasks, stale, [])] : []),
        ...(open.length > 0 ? [scope.put(reviewTasks, open)] : []),
      ]
    },
  }
}
