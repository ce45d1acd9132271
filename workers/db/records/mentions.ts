import { and, eq, inArray, sql } from 'drizzle-orm'
import { isOnPage, type EntityRecord, type RecordedFact } from '../../../core/records/entity'
import type { EntityType } from '../../../core/records/kinds'
import type { Occurrence } from '../../../core/records/lists'
import type { RegistryRecord } from '../../../core/records/registry'
import { documentOf } from './facts'
import { listedEntity, withFact } from './listed'
import type { Joined } from './own-rows'
import { openDerived } from './refold'
import { toRegistryRecord } from './registry-record'
import { registryItems, standings } from './schema/derived'
import { files } from './schema/files'
import type { Scope } from './scope'

const newestFirst = [
  { by: standings.eventDate, down: true },
  { by: standings.id, down: true },
] as const

const sameKey = eq(registryItems.canonicalKey, standings.canonicalKey)

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

  /** What stands in the record of some types by its document, by the index `standings_said`. */
  const said = <J extends Joined>(fileIds: readonly string[], types: readonly EntityType[], joined: J) =>
    scope.sought(
      standings,
      fileIds,
      (wanted) =>
        sql`${standings.fileId} = ${wanted} AND ${inArray(standings.type, types)} AND decision = 'accepted'`,
      joined,
    )

  /** Which items of these types rest on which of these documents. */
  async function itemsOf(
    fileIds: readonly string[],
    types: readonly EntityType[],
  ): Promise<ReadonlyMap<string, readonly RegistryRecord[]>> {
    const rows = await derived(() => said(fileIds, types, { item: { table: registryItems, on: sameKey } }))
    return new Map(
      [...Map.groupBy(rows, ({ row }) => row.fileId ?? '')].map(([fileId, own]) => [
        fileId,
        [...new Map(own.map(({ item }) => [item.id, toRegistryRecord(item)])).values()],
      ]),
    )
  }

  return {
    itemsOf,

    /** Facts of a type by the document that says them, in the order of its pages. */
    async ofFiles(
      fileIds: readonly string[],
      type: EntityType,
    ): Promise<ReadonlyMap<string, readonly EntityRecord[]>> {
      const rows = await derived(() => said(fileIds, [type], withFact))
      const placed = rows
        .map((row) => ({ entity: listedEntity(row), at: row.fact.position }))
        .sort((a, b) => a.at - b.at)
      return Map.groupBy(placed.map(({ entity }) => entity).filter(isOnPage), ({ file_id: id }) => id)
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
