import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { LookedAt } from '../../../core/alerts/looked-at'
import type { RegistryRecord } from '../../../core/records/registry'
import type { RegistryRow } from './part'
import { openDerived } from './refold'
import { hasIcd, isListed, isUncoded, newestFirst } from './registry'
import { toRegistryRecord } from './registry-record'
import { registryItems } from './schema/derived'
import type { Scope } from './scope'

const activeDrugs = and(isListed('medication'), eq(registryItems.status, 'active'))
const activeAllergies = and(isListed('allergy'), eq(registryItems.status, 'active'))
/** Word for word the conditions of the indexes `registry_outside` and `registry_icds`. */
const isOutside = sql`detail ->> '$.trend[#-1].outside'`
const hasMoreCodes = sql`codes ->> '$."ICD-10-CM"[1]' IS NOT NULL`

/** What the rules of alerts look at of a record. */
export function openLookedAt(scope: Scope) {
  const derived = openDerived(scope)
  // In the order of their indexes, which SQLite would take for others without it.
  const listed = (where: SQL | undefined) =>
    scope.list(registryItems, { where, order: newestFirst, limit: 'all' })

  return {
    /** Of each list the newest evidence first, what has no code behind all that has one. */
    async items({ keys, conditions, examinedSince }: LookedAt): Promise<RegistryRecord[]> {
      const since = sql`type IN ('imaging', 'procedure') AND last_seen_date > ${examinedSince}`
      const [sought, lists] = await derived(() =>
        Promise.all([
          Promise.all([
            scope.sought(registryItems, keys, (key) => sql`canonical_key = ${key}`),
            scope.sought(registryItems, conditions, hasIcd),
          ]),
          Promise.all([
            listed(activeDrugs),
            listed(isUncoded),
            listed(activeAllergies),
            listed(isOutside),
            listed(hasMoreCodes),
            examinedSince === null ? [] : listed(since),
          ]),
        ]),
      )
      const rows = [...sought.flat().map(({ row }) => row), ...lists.flat()]
      const once = new Map(rows.map((row) => [row.id, row]))
      return [...once.values()].toSorted(byListAndAge).map(toRegistryRecord)
    },
  }
}

function byListAndAge(a: RegistryRow, b: RegistryRow): number {
  if ((a.category === 'uncoded') !== (b.category === 'uncoded')) return a.category === 'uncoded' ? 1 : -1
  if (a.lastSeenDate !== b.lastSeenDate) return a.lastSeenDate < b.lastSeenDate ? 1 : -1
  return a.id < b.id ? 1 : -1
}
