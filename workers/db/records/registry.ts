import { eq, sql, type InferSelectModel, type SQL } from 'drizzle-orm'
import { fold } from '../../../core/curation/fold'
import type { Mention, RegistryItem } from '../../../core/curation/types'
import type { Counts } from '../../../core/records/profile'
import { deriveId } from '../../../core/records/ids'
import type { EntityRecord } from '../../../core/records/file'
import type { RegistryRecord } from '../../../core/records/registry'
import type { EntityRow } from './entities'
import { entities, entityValidations, files, registryItems, reviewTasks } from './schema'
import { among, type Scope, type Write } from './scope'

type RegistryRow = InferSelectModel<typeof registryItems>

export function openRegistry(scope: Scope) {
  return {
    /** The writes that bring the items of `keys` up to the mentions; an item without mentions goes. */
    async folded(keys: readonly string[], mentions: readonly Mention[]): Promise<Write[]> {
      if (keys.length === 0) return []
      const items = fold(mentions)
      const kept = new Set(items.map((item) => item.canonicalKey))
      const gone = keys.filter((key) => !kept.has(key))
      const rows = items.map((item) => toRow(scope, item))
      const put =
        rows.length > 0 ? [{ ...scope.put(registryItems, rows, 'update'), changes: rows.map(changeOf) }] : []
      return [...put, ...(gone.length > 0 ? [removal(scope, gone)] : [])]
    },

    /** Newest evidence first. */
    async ofType(type: RegistryItem['type'], limit: number, offset = 0): Promise<RegistryRecord[]> {
      const rows = await scope.list(registryItems, {
        where: eq(registryItems.type, type),
        newestBy: registryItems.lastSeenDate,
        limit,
        offset,
      })
      const newest = rows.flatMap((row) => (row.citations as string[]).slice(0, 1))
      const cited = await scope.list(entities, { where: among(entities.id, newest), limit })
      const byId = new Map(cited.map((entity) => [entity.id, entity]))
      return rows.map((row) => toRegistryRecord(row, byId.get((row.citations as string[])[0] ?? '')))
    },

    async counts(): Promise<Counts> {
      const byType = await scope.countBy(registryItems, registryItems.type)
      const read = await scope.countBy(
        files,
        sql<string>`${files.category} || ' ' || ${files.status}`,
        among(files.category, ['lab', 'imaging', 'discharge', 'consultation']),
      )
      const of = (type: string) => byType.get(type) ?? 0
      const pages = (...kinds: string[]) => kinds.reduce((sum, kind) => sum + (read.get(kind) ?? 0), 0)
      return {
        diagnoses: of('diagnosis'),
        medications: of('medication'),
        allergies: of('allergy'),
        procedures: of('procedure'),
        // Pages, not results (spec records.md §7).
        labs: pages('lab completed'),
        imaging: pages('imaging completed'),
        reports: pages(
          'discharge completed',
          'discharge needs_review',
          'consultation completed',
          'consultation needs_review',
        ),
      }
    },

    /** Items that wait for the patient's yes or no, by type. */
    async pendingByType(): Promise<Map<string, number>> {
      return scope.countBy(
        entityValidations,
        entityValidations.candidateType,
        eq(entityValidations.status, 'pending'),
      )
    },

    async openReviews(): Promise<number> {
      const byStatus = await scope.countBy(reviewTasks, reviewTasks.status, eq(reviewTasks.status, 'open'))
      return byStatus.get('open') ?? 0
    },
  }
}

function toRegistryRecord(row: RegistryRow, newest: EntityRow | undefined): RegistryRecord {
  return {
    id: row.id,
    type: row.type,
    canonical_key: row.canonicalKey,
    name: row.name,
    category: row.category,
    status: row.status,
    codes: row.codes as RegistryRecord['codes'],
    first_seen_date: row.firstSeenDate,
    last_seen_date: row.lastSeenDate,
    first_facility: row.firstFacility,
    first_physician: row.firstPhysician,
    evidence_count: row.evidenceCount,
    detail: row.detail as RegistryRecord['detail'],
    citations: row.citations as string[],
    evidence: newest
      ? {
          entity_id: newest.id,
          file_id: newest.fileId,
          text: newest.text,
          ...(newest.evidence as EntityRecord['evidence']),
        }
      : null,
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
  const where: SQL = among(
    registryItems.id,
    ids.map(({ id }) => id),
  )
  return scope.remove(
    registryItems,
    where,
    ids.map(({ id, type }) => ({ table: `${type}_registry`, event: 'delete', id })),
  )
}
