import { entriesOf } from '../vocabulary/load'
import type { Raised } from './alert'
import { atcOf, factsOf, itemsOf, named, type AlertRecord, type Drug } from './facts'

/**
 * Classes of allergens (the vocabulary's `class=`) by the drugs that belong to them: beginnings of ATC codes (WHO index
 * 2026). A class that is not here raises nothing by itself; the allergen's own name still does.
 */
const classes: Readonly<Record<string, readonly string[]>> = {
  penicillin: ['J01C'],
  cephalosporin: ['J01DB', 'J01DC', 'J01DD', 'J01DE', 'J01DI'],
  carbapenem: ['J01DH'],
  'beta-lactam': ['J01C', 'J01D'],
  sulfonamide: ['J01EB', 'J01EC', 'J01ED', 'J01EE', 'A07EC01'],
  macrolide: ['J01FA'],
  lincosamide: ['J01FF'],
  fluoroquinolone: ['J01MA'],
  tetracycline: ['J01AA'],
  aminoglycoside: ['J01G'],
  nsaid: ['M01A', 'N02BA', 'B01AC06'],
  opioid: ['N02A'],
  statin: ['C10AA'],
  'ace inhibitor': ['C09A', 'C09B'],
}
const source = 'AAAAI/ACAAI, Drug allergy: a 2022 practice parameter update'

interface Allergen {
  readonly atc: readonly string[]
  /** Of the drug that is called the same. */
  readonly own: string
}

let allergens: ReadonlyMap<string, Allergen> | null = null

function allergenOf(key: string): Allergen | null {
  allergens ??= new Map(
    entriesOf('allergy').map(({ concept }) => [
      concept.key,
      {
        atc: classes[concept.attributes.get('class') ?? ''] ?? [],
        own: concept.key.replace(/^allergy:/, 'medication:'),
      },
    ]),
  )
  return allergens.get(key) ?? null
}

/** A drug that the record lists as taken belongs to what it lists an allergy to; by which way it is taken does not matter. */
export function allergyConflicts(record: AlertRecord): Raised[] {
  const drugs = itemsOf(record, 'medication').filter(({ status }) => status === 'active')
  return itemsOf(record, 'allergy').flatMap((allergy) => {
    const allergen = allergenOf(allergy.canonical_key)
    if (!allergen) return []
    const isOf = (drug: Drug): boolean =>
      drug.canonical_key === allergen.own ||
      atcOf(drug).some((code) => allergen.atc.some((prefix) => code.startsWith(prefix)))
    return drugs.filter(isOf).map((drug) => ({
      rule: 'drug_allergy',
      key: `${allergy.canonical_key} ${drug.canonical_key}`,
      severity: 'critical',
      reason: {
        text: 'allergy',
        names: { allergy: named(allergy), drug: named(drug) },
        values: { date: drug.last_seen_date ?? drug.detail.date },
        effect: null,
      },
      source,
      dueAt: null,
      entityIds: [...factsOf(drug), ...factsOf(allergy)],
    }))
  })
}
