import type { RegistryRecord } from '#core/records/registry'
import { factOfItem, type FactView } from './components/fact/fact-view'
import type { FactNames } from './components/fact/names'
import type { PaperPicture } from './components/paper/page-image'
import { namedItem, namesFor } from './fact-names.server'
import type { ownRecord } from './own-record'
import type { Preferences } from './preferences'

/** So many of each at home: the first of what its list says. */
const shown = { allergy: 6, medication: 5, outOfRange: 3 } as const

export interface Glance {
  readonly allergies: readonly FactView[]
  readonly drugs: readonly FactView[]
  readonly results: readonly FactView[]
  /** Whether the lists have more of them. */
  readonly more: { readonly allergies: boolean; readonly drugs: boolean; readonly results: boolean }
  /** Of the pages of the results, by file id. */
  readonly pictures: Readonly<Record<string, PaperPicture>>
  readonly names: FactNames
}

/** What is looked for first: what the person does not tolerate, takes now, and what is out of range. */
export async function loadGlance(record: ReturnType<typeof ownRecord>, reader: Preferences): Promise<Glance> {
  const first = (limit: number) => ({ limit, after: null })
  const [allergies, drugs, outside] = await Promise.all([
    record.registryItems('allergy', first(shown.allergy)),
    record.registryItems('medication', first(shown.medication), 'active'),
    record.outOfRange(shown.outOfRange + 1),
  ])
  const results = outside.slice(0, shown.outOfRange)
  const views = (items: readonly RegistryRecord[]) => items.map(factOfItem)
  return {
    allergies: views(allergies.rows),
    drugs: views(drugs.rows),
    results: views(results),
    more: {
      allergies: allergies.next !== null,
      drugs: drugs.next !== null,
      results: outside.length > results.length,
    },
    pictures: await record.pictures([...new Set(results.flatMap(({ evidence }) => evidence?.file_id ?? []))]),
    names: namesFor(reader, [...allergies.rows, ...drugs.rows, ...results].map(namedItem)),
  }
}
