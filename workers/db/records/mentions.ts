import { and, eq, sql } from 'drizzle-orm'
import { isOnPage, type EntityRecord, type RecordedFact } from '../../../core/records/entity'
import { deriveId } from '../../../core/records/ids'
import type { EntityType } from '../../../core/records/kinds'
import type { Occurrence } from '../../../core/records/lists'
import type { RegistryRecord } from '../../../core/records/registry'
import { documentOf } from './facts'
import { listedEntity, withFact } from './listed'
import type { StandingRow } from './part'
import { openDerived } from './refold'
import { toRegistryRecord } from './registry-record'
import { registryItems, standings } from './schema/derived'
import { files } from './schema/files'
import type { Scope } from './scope'
import { among } from './statements'

const newestFirst = [
  { by: standings.eventDate, down: true },
  { by: standings.id, down: true },
] as const

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

  /** Which items of the record rest on which of these documents, but for those of the types left out. */
  async function itemsOf(
    fileIds: readonly string[],
    without: readonly EntityType[],
  ): Promise<ReadonlyMap<string, readonly RegistryRecord[]>> {
    const rows = await derived(() =>
      scope.list(standings, {
        where: and(
          among(standings.fileId, fileIds),
          sql`decision = 'accepted' AND ${standings.type} NOT IN (SELECT value FROM json_each(${JSON.stringify(without)}))`,
        ),
        limit: 'all',
      }),
    )
    const idOf = ({ canonicalKey }: StandingRow) => deriveId(scope.userId, canonicalKey)
    const items = await scope.ofIds(registryItems, rows.map(idOf))
    const byId = new Map(items.map((row) => [row.id, toRegistryRecord(row)]))
    return new Map(
      [...Map.groupBy(rows, ({ fileId }) => fileId ?? '')].map(([fileId, own]) => [
        fileId,
        [...new Set(own.map(idOf))].flatMap((id) => byId.get(id) ?? []),
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
      const rows = await derived(() =>
        scope.listWith(standings, withFact, {
          where: and(among(standings.fileId, fileIds), eq(standings.type, type), sql`decision = 'accepted'`),
          limit: 'all',
        }),
      )
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
