import { and, eq, sql } from 'drizzle-orm'
import type { EntityRecord, RecordedFact } from '../../../core/records/entity'
import { isOnPage } from '../../../core/records/on-page'
import type { EntityType } from '../../../core/records/kinds'
import type { Occurrence } from '../../../core/records/lists'
import type { RegistryRecord } from '../../../core/records/registry'
import { documentOf } from './facts'
import type { FileRow } from './files'
import { listedEntity, withFact } from './listed'
import { openDerived } from './refold'
import { toRegistryRecord } from './registry-record'
import { registryItems, standings } from './schema/derived'
import { files } from './schema/files'
import type { Scope } from './scope'

const newestFirst = [
  { by: standings.eventDate, down: true },
  { by: standings.id, down: true },
] as const

/** Word for word the condition of the index `standings_said`. */
const isChip = sql`decision = 'accepted' AND ${standings.type} IN ('diagnosis','medication','procedure','allergy')`

/** Accepted facts by what they are of, and by what says them. */
export function openMentions(scope: Scope) {
  const derived = openDerived(scope)

  const ofConcept = (key: string, limit: number) =>
    derived(() =>
      scope.listWith(standings, withFact, {
        where: and(eq(standings.canonicalKey, key), sql`decision = 'accepted'`),
        order: newestFirst,
        limit,
      }),
    )

  /** Which items rest on which of these documents, of the lists that the chips of their cards lead to. */
  async function itemsOf(
    fileIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly RegistryRecord[]>> {
    const rows = await derived(() =>
      scope.sought(standings, fileIds, (wanted) => sql`${standings.fileId} = ${wanted} AND ${isChip}`, {
        item: { table: registryItems, on: eq(registryItems.canonicalKey, standings.canonicalKey) },
      }),
    )
    return new Map(
      [...Map.groupBy(rows, ({ row }) => row.fileId ?? '')].map(([fileId, own]) => [
        fileId,
        [...new Map(own.map(({ item }) => [item.id, toRegistryRecord(item)])).values()],
      ]),
    )
  }

  return {
    itemsOf,

    /** What a document says of a type, in the order of its page. */
    async ofFile(file: FileRow, type: EntityType): Promise<readonly EntityRecord[]> {
      const rows = await derived(() =>
        scope.listWith(standings, withFact, {
          where: and(
            eq(standings.listedAt, `${documentOf(file).date} ${file.id}`),
            eq(standings.type, type),
            sql`decision = 'accepted'`,
          ),
          limit: 'all',
        }),
      )
      const inOrder = rows.toSorted((a, b) => a.fact.position - b.fact.position)
      return inOrder.map(listedEntity).filter(isOnPage)
    },

    /** Newest first, as they stand. */
    async results(key: string, limit: number): Promise<{ entity: RecordedFact; date: string }[]> {
      const rows = await ofConcept(key, limit)
      return rows.map((row) => ({ entity: listedEntity(row), date: row.row.eventDate }))
    },

    async occurrences(
      key: string,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<Occurrence[]> {
      const rows = (await ofConcept(key, offset + limit)).slice(offset)
      const pages = await scope.ofIds(
        files,
        rows.flatMap(({ row }) => row.fileId ?? []),
      )
      const pageOf = new Map(pages.map((file) => [file.id, file]))
      return rows.map(({ row: { id, fileId, eventDate } }) => {
        const page = pageOf.get(fileId ?? '')
        const category = page?.category
        return {
          file_id: fileId,
          entity_id: id,
          occurrence_date: eventDate,
          facility: page ? documentOf(page).facility : null,
          document_type: category === 'lab' || category === 'imaging' ? category : null,
        }
      })
    },
  }
}
