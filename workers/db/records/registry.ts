import { and, eq } from 'drizzle-orm'
import { pageOf, type Page, type PageOf } from '../../../core/records/page'
import type { Counts } from '../../../core/records/profile'
import { registryShape, type RegistryRecord } from '../../../core/records/registry'
import type { EntityType } from '../../../core/records/kinds'
import { after } from './keyset'
import type { RegistryRow } from './part'
import { openDerived } from './refold'
import { registryItems, tallies } from './schema/derived'
import type { Scope } from './scope'

type Tallied = 'registry' | 'waiting' | 'files'

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

  return {
    /** Newest evidence first. */
    async ofType(type: EntityType, { limit, after: place }: PageOf): Promise<Page<RegistryRecord>> {
      const rows = await derived(() =>
        scope.list(registryItems, {
          where: and(
            eq(registryItems.type, type),
            after(registryItems.lastSeenDate, registryItems.id, place),
          ),
          order: [
            { by: registryItems.lastSeenDate, down: true },
            { by: registryItems.id, down: true },
          ],
          limit: limit + 1,
        }),
      )
      const page = pageOf(rows, limit, ({ lastSeenDate, id }) => ({ at: lastSeenDate, id }))
      return { rows: page.rows.map(toRegistryRecord), next: page.next }
    },

    /** How many items each list has. */
    async sizes(): Promise<Readonly<Partial<Record<EntityType, number>>>> {
      return Object.fromEntries(await tallied('registry'))
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

function toRegistryRecord(row: RegistryRow): RegistryRecord {
  return registryShape.parse({
    id: row.id,
    type: row.type,
    canonical_key: row.canonicalKey,
    name: row.name,
    category: row.category,
    status: row.status,
    codes: row.codes,
    first_seen_date: row.firstSeenDate,
    last_seen_date: row.lastSeenDate,
    first_facility: row.firstFacility,
    first_physician: row.firstPhysician,
    evidence_count: row.evidenceCount,
    detail: row.detail,
    citations: row.citations,
    evidence: row.evidence,
  })
}
