import { and, eq, sql, type SQL } from 'drizzle-orm'
import { deriveId } from '../../../core/records/ids'
import { pageOf, type Page, type PageOf } from '../../../core/records/page'
import type { Counts } from '../../../core/records/profile'
import type { DrugCounts, DrugPart, RegistryRecord } from '../../../core/records/registry'
import type { EntityType } from '../../../core/records/kinds'
import { after } from './keyset'
import { openDerived } from './refold'
import { toRegistryRecord } from './registry-record'
import { registryItems, tallies } from './schema/derived'
import type { Scope } from './scope'

type Tallied = 'registry' | 'waiting' | 'files' | 'drugs'
export const newestFirst = [
  { by: registryItems.lastSeenDate, down: true },
  { by: registryItems.id, down: true },
] as const

/** Word for word the condition of the index `registry_uncoded`. */
export const isUncoded = sql`category = 'uncoded'`
const icdCode = sql`(codes ->> '$."ICD-10-CM"[0]')`
/**
 * Diagnoses whose first code begins with this; word for word the index `registry_icd`. No sign of a code
 * stands above the letters.
 */
export const hasIcd = (code: SQL): SQL =>
  sql`type = 'diagnosis' AND ${icdCode} >= ${code} AND ${icdCode} < ${code} || '~'`
/** Drugs without an ATC code are hidden from their list (spec records.md §3): word for word the condition of their indexes. */
export const isListed = (type: EntityType) =>
  type === 'medication' ? sql`category = 'coded'` : eq(registryItems.type, type)
/** Only results have a flag. Word for word the condition of the index `registry_out_of_range`. */
const isOutOfRange = sql`detail ->> '$.flag' IN ('H', 'L')`
/** Of drugs. What changed: word for word the condition of the index `registry_drugs_changed`. */
const isOfPart = (part: DrugPart): SQL =>
  part === 'changed' ? sql`detail ->> '$.changed' IS NOT NULL` : eq(registryItems.status, part)

export function openRegistry(scope: Scope) {
  const derived = openDerived(scope)

  /** What is asked side by side, as a screen's lists and its shell do, is read once. */
  const going = new Map<Tallied, Promise<ReadonlyMap<string, number>>>()

  function tallied(kind: Tallied): Promise<ReadonlyMap<string, number>> {
    const asked =
      going.get(kind) ??
      derived(() => scope.rows(tallies, eq(tallies.kind, kind)))
        .then((rows) => new Map(rows.map(({ key, n }) => [key, n])))
        .finally(() => going.delete(kind))
    going.set(kind, asked)
    return asked
  }

  /** One of them alone. */
  async function tally(kind: Tallied, key: string): Promise<number> {
    const [row] = await derived(() => scope.rows(tallies, and(eq(tallies.kind, kind), eq(tallies.key, key))))
    return row?.n ?? 0
  }

  return {
    /** Newest evidence first. @param part of the drugs */
    async ofType(
      type: EntityType,
      { limit, after: place }: PageOf,
      part?: DrugPart,
    ): Promise<Page<RegistryRecord>> {
      const having = part === undefined ? undefined : isOfPart(part)
      const rows = await derived(() =>
        scope.list(registryItems, {
          where: and(isListed(type), having, after(registryItems.lastSeenDate, registryItems.id, place)),
          order: newestFirst,
          limit: limit + 1,
        }),
      )
      const page = pageOf(rows, limit, ({ lastSeenDate, id }) => ({ at: lastSeenDate, id }))
      return { rows: page.rows.map(toRegistryRecord), next: page.next }
    },

    /** Diagnoses whose ICD-10-CM code begins with one of these, in no order. */
    async diagnosesOf(beginnings: readonly string[]): Promise<RegistryRecord[]> {
      const rows = await derived(() => scope.sought(registryItems, beginnings, hasIcd))
      const found = new Map(rows.map(({ row }) => [row.id, row]))
      return [...found.values()].map(toRegistryRecord)
    },

    /** Tests whose newest result its page puts out of range, newest first. */
    async outOfRange(limit: number): Promise<RegistryRecord[]> {
      const rows = await derived(() =>
        scope.list(registryItems, { where: isOutOfRange, order: newestFirst, limit }),
      )
      return rows.map(toRegistryRecord)
    },

    /** Drugs that stand apart from their list until they have an ATC code. */
    async uncoded(limit: number): Promise<RegistryRecord[]> {
      const rows = await derived(() =>
        scope.list(registryItems, { where: isUncoded, order: newestFirst, limit }),
      )
      return rows.map(toRegistryRecord)
    },

    /** Items of these types, newest evidence first, with one status if one is named. */
    async ofTypes(
      types: readonly EntityType[],
      status: string | null,
      { limit, offset }: { readonly limit: number; readonly offset: number },
    ): Promise<RegistryRecord[]> {
      // Each by its own stretch of the index: both at once would read all of both.
      const lists = await derived(() =>
        Promise.all(
          types.map((type) =>
            scope.list(registryItems, {
              where: and(isListed(type), status === null ? undefined : eq(registryItems.status, status)),
              order: newestFirst,
              limit: offset + limit,
            }),
          ),
        ),
      )
      const rows = lists
        .flat()
        .sort((a, b) => (a.lastSeenDate === b.lastSeenDate ? (a.id < b.id ? 1 : -1) : a.lastSeenDate < b.lastSeenDate ? 1 : -1)) // prettier-ignore
      return rows.slice(offset, offset + limit).map(toRegistryRecord)
    },

    /** By the keys of their concepts, in no order; keys that no list has are left out. */
    async ofKeys(keys: readonly string[]): Promise<ReadonlyMap<string, RegistryRecord>> {
      const ids = keys.map((key) => deriveId(scope.userId, key))
      const rows = await derived(() => scope.ofIds(registryItems, ids))
      return new Map(rows.map((row) => [row.canonicalKey, toRegistryRecord(row)]))
    },

    async find(id: string): Promise<RegistryRecord | null> {
      const row = await derived(() => scope.get(registryItems, id))
      return row && toRegistryRecord(row)
    },

    /** How many items the lists of these types have. */
    async sizes(types: readonly EntityType[]): Promise<Readonly<Partial<Record<EntityType, number>>>> {
      const sizes = await Promise.all(types.map((type) => tally('registry', type)))
      return Object.fromEntries(types.map((type, index) => [type, sizes[index]]))
    },

    /** Drugs by what their screen tells apart. */
    async drugCounts(): Promise<DrugCounts> {
      const drugs = await tallied('drugs')
      const of = (key: string) => drugs.get(key) ?? 0
      return {
        active: of('coded active') + of('coded active changed'),
        changed: of('coded active changed'),
        inactive: of('coded inactive'),
        uncoded: of('uncoded active') + of('uncoded active changed') + of('uncoded inactive'),
      }
    },

    async counts(): Promise<Counts> {
      const [items, files] = await Promise.all([tallied('registry'), tallied('files')])
      const of = (type: EntityType) => items.get(type) ?? 0
      const pages = (...kinds: string[]) => kinds.reduce((sum, kind) => sum + (files.get(kind) ?? 0), 0)
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

    /** How many pages of results or of studies were read: what the tile at home counts (spec records.md §7). */
    pageCount: (category: 'lab' | 'imaging'): Promise<number> => tally('files', `${category} completed`),

    fileCount: async (): Promise<number> =>
      [...(await tallied('files')).values()].reduce((sum, n) => sum + n, 0),

    /** How many wait for the patient, by the list they wait on and their type. */
    async waiting(): Promise<{
      readonly validations: Readonly<Record<string, number>>
      readonly reviews: number
    }> {
      const counted = [...(await tallied('waiting'))].filter(([, n]) => n > 0)
      const on = (list: string) => counted.filter(([key]) => key.startsWith(`${list} `))
      return {
        validations: Object.fromEntries(on('validation').map(([key, n]) => [key.split(' ')[1] ?? '', n])),
        reviews: on('review').reduce((sum, [, n]) => sum + n, 0),
      }
    },
  }
}
