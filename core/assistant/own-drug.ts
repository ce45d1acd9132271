import { allergenOf } from '../alerts/allergens'
import { relationOf } from '../alerts/allergies'
import { atcOf } from '../alerts/facts'
import type { RegistryRecord } from '../records/registry'
import { isVaccine } from '../vocabulary/vaccines'
import { itemsOf } from './record'
import type { Subject } from './subjects'

/** Whether a drug is what an allergy, by its key, is to. */
export function isAllergen(drug: RegistryRecord, allergy: string): boolean {
  const allergen = allergenOf(allergy)
  return allergen !== null && relationOf(drug, allergen) === 'itself'
}

/** A drug, by its name; a vaccine is none. */
export const isDrug = ({ type, key }: Subject): boolean =>
  type === 'medication' && !isVaccine({ ATC: atcOf({ canonical_key: key }) })

/** A drug of the record; whether one may take what was stopped, and to which an allergy is listed, is no question of one's own. */
export const isOwnDrug = ({ type, item }: Subject, items: readonly RegistryRecord[]): boolean =>
  type === 'medication' &&
  item !== null &&
  (item.status === 'active' ||
    !itemsOf(items, 'allergy').some(({ canonical_key: key }) => isAllergen(item, key)))
