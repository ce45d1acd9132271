import type { Raised } from '../records/alert'
import { allergenOf, type Allergen } from './allergens'
import {
  atcOf,
  factsOf,
  isCourse,
  isCurrent,
  itemsOf,
  lastSeen,
  named,
  partsOf,
  type AlertRecord,
  type Coded,
  type Drug,
} from './facts'

const source = 'AAAAI/ACAAI, Drug allergy: a 2022 practice parameter update'

/** Whether a drug is the allergen itself, alone or with others, or of its class; by which way it is taken does not matter. */
export function relationOf(drug: Coded, { own, atc }: Allergen): 'itself' | 'class' | null {
  if (partsOf(drug).some((key) => own.has(key))) return 'itself'
  return atcOf(drug).some((code) => atc.some((prefix) => code.startsWith(prefix))) ? 'class' : null
}

/** What was done with an alert of long ago, or of another course, says nothing of today's. */
const occasionOf = (drug: Drug, current: boolean): string =>
  isCourse(drug) ? lastSeen(drug) : current ? 'now' : 'once'

/**
 * A drug that the record lists as taken belongs to what it lists an allergy to. Of one that was last told of long ago it is
 * asked whether it is still taken; a course of those days is over.
 */
export function allergyConflicts(record: AlertRecord): Raised[] {
  const drugs = itemsOf(record, 'medication').filter(({ status }) => status === 'active')
  const allergies = itemsOf(record, 'allergy').filter(({ status }) => status === 'active')
  return allergies.flatMap((allergy) => {
    const allergen = allergenOf(allergy.canonical_key)
    if (!allergen) return []
    return drugs.flatMap((drug): Raised[] => {
      const relation = relationOf(drug, allergen)
      const current = isCurrent(drug, record.today)
      if (relation === null || (!current && isCourse(drug))) return []
      const text = relation === 'itself' ? 'allergy' : 'allergyClass'
      return [
        {
          rule: 'drug_allergy',
          key: [allergy.canonical_key, drug.canonical_key, occasionOf(drug, current)].join(' '),
          severity: current ? 'critical' : 'warning',
          reason: {
            text: current ? text : 'allergyPast',
            names: { drug: named(drug), allergy: named(allergy) },
            values: { date: lastSeen(drug) },
            effect: null,
          },
          source,
          dueAt: null,
          entityIds: [...factsOf(drug), ...factsOf(allergy)],
        },
      ]
    })
  })
}
