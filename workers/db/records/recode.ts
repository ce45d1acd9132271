import { and, eq, sql } from 'drizzle-orm'
import type { Fact } from '../../../core/records/fact'
import { pageOf, type Page, type PageOf } from '../../../core/records/page'
import type { RegistryRecord } from '../../../core/records/registry'
import { derive } from './derive'
import { openFacts, parseFact } from './facts'
import { after } from './keyset'
import { openDerived } from './refold'
import { toRegistryRecord } from './registry-record'
import { facts } from './schema/facts'
import { registryItems } from './schema/derived'
import type { Scope } from './scope'

/** What a name turned out to be, by a vocabulary: never guessed, never computed. */
export type Recoded = Pick<Fact, 'canonicalKey' | 'name' | 'codes'>

/** Looks again at what was filed without a code, and folds again. */
export function openRecode(scope: Scope) {
  const derived = openDerived(scope)
  const allFacts = openFacts(scope)

  return {
    /** Drugs without an ATC code, newest first. */
    async uncoded({ limit, after: place }: PageOf): Promise<Page<RegistryRecord>> {
      const rows = await derived(() =>
        scope.list(registryItems, {
          where: and(sql`category = 'uncoded'`, after(registryItems.lastSeenDate, registryItems.id, place)),
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

    /** Gives the facts of a concept the codes that their name has; what pages say stays as it is. */
    recode: (key: string, { canonicalKey, name, codes }: Recoded): Promise<boolean> =>
      scope.transact<boolean>(async () => {
        const rows = await scope.list(facts, { where: eq(facts.canonicalKey, key), limit: 'all' })
        const before = rows.map(parseFact)
        const changed = new Map(
          before.map((fact) => [
            fact.id,
            { ...fact, canonicalKey, name, codes: { ...fact.codes, ...codes } },
          ]),
        )
        if (before.length === 0) return { writes: [], value: false }
        const folded = await derive(scope, { keys: new Set([key, canonicalKey]), file: null }, (part) => ({
          facts: part.facts.map(({ fact, document }) => ({ fact: changed.get(fact.id) ?? fact, document })),
          verdicts: part.verdicts,
        }))
        return { writes: [...allFacts.replaced(before, [...changed.values()]), ...folded], value: true }
      }),

    /** Folds the record anew, whatever is there. */
    curate: (): Promise<void> =>
      scope.transact<void>(async () => ({
        writes: await derive(scope, { keys: new Set(), file: null, all: true }, (part) => part),
        folds: true,
        value: undefined,
      })),
  }
}
