import { eq, sql, type SQL } from 'drizzle-orm'
import { fold } from '../../../core/curation/fold'
import type { Mention, RegistryItem } from '../../../core/curation/types'
import type { Counts } from '../../../core/records/profile'
import { deriveId } from '../../../core/records/ids'
import { entityValidations, files, registryItems, reviewTasks } from './schema'
import type { Scope, Write } from './scope'

export function openRegistry(scope: Scope) {
  return {
    /** The writes that bring the items of `keys` up to the mentions; an item without mentions goes. */
    async folded(keys: readonly string[], mentions: readonly Mention[]): Promise<Write[]> {
      if (keys.length === 0) return []
      const items = fold(mentions)
      const kept = new Set(items.map((item) => item.canonicalKey))
      const gone = keys.filter((key) => !kept.has(key))
      const rows = items.map((item) => toRow(scope, item))
      const put = rows.length > 0 ? [{ ...scope.put(registryItems, rows, 'update'), changes: rows.map(changeOf) }] : []
      return [...put, ...(gone.length > 0 ? [removal(scope, gone)] : [])]
    },

    async ofType(type: RegistryItem['type'], limit: number, offset = 0) {
      return scope.list(registryItems, { where: eq(registryItems.type, type), newestBy: registryItems.lastSeenDate, limit, offset })
    },

    async counts(): Promise<Counts> {
      const byType = await scope.countBy(registryItems, registryItems.type)
      const reports = await scope.countBy(files, files.category, sql`${files.category} IN ('discharge', 'consultation') AND ${files.status} IN ('completed', 'needs_review')`)
      const of = (type: string) => byType.get(type) ?? 0
      return {
        diagnoses: of('diagnosis'),
        medications: of('medication'),
        allergies: of('allergy'),
        procedures: of('procedure'),
        labs: of('lab'),
        imaging: of('imaging'),
        reports: [...reports.values()].reduce((sum, n) => sum + n, 0),
      }
    },

    /** Items that wait for the patient's yes or no, by type. */
    async pendingByType(): Promise<Map<string, number>> {
      return scope.countBy(entityValidations, entityValidations.candidateType, eq(entityValidations.status, 'pending'))
    },

    async openReviews(): Promise<number> {
      const byStatus = await scope.countBy(reviewTasks, reviewTasks.status, eq(reviewTasks.status, 'open'))
      return byStatus.get('open') ?? 0
    },
  }
}

function toRow(scope: Scope, item: RegistryItem) {
  return { ...item, id: deriveId(scope.userId, item.canonicalKey), updatedAt: scope.now().toISOString() }
}

function changeOf(row: { id: string; type: RegistryItem['type'] }) {
  return { table: `${row.type}_registry`, event: 'update', id: row.id } as const
}

/** By id, as many as there are: the keys travel as one bound value. */
function removal(scope: Scope, keys: readonly string[]): Write {
  const ids = keys.map((key) => ({ id: deriveId(scope.userId, key), type: key.split(':')[0] ?? 'registry' }))
  const where: SQL = sql`${registryItems.id} IN (SELECT value FROM json_each(${JSON.stringify(ids.map(({ id }) => id))}))`
  return scope.remove(registryItems, where, ids.map(({ id, type }) => ({ table: `${type}_registry`, event: 'delete', id })))
}
