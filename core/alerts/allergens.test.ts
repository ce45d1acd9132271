import { expect, test } from 'vitest'
import { entriesOf } from '../vocabulary/load'
import { allergenOf } from './allergens'
import { atcOf, partsOf } from './facts'
import { drug } from './testing/items'

/** Allergens that are drugs of which the vocabulary of drugs has none, or that name too much to be looked for. */
const unmapped = new Set([
  'Antibiotics (unspecified)',
  'Procaine',
  'General anesthetics',
  'Volatile anesthetics',
  'Halothane',
  'Horse serum',
  'Herbal and dietary supplements',
  'Iron dextran',
  'Blood products',
  'Platelet transfusion',
  'Plasma transfusion',
  'Dextran',
  'Plasma expanders',
  'Monoclonal antibodies',
  'Chemotherapy agents',
])

const drugs = entriesOf('medication').map(({ concept }) => drug(concept.name))
const allergens = entriesOf('allergy').flatMap(({ concept }) =>
  'allergenType' in concept && concept.allergenType === 'drug' ? [concept] : [],
)

/** The drugs that an allergy to it is held against. */
function drugsOf(key: string): readonly string[] {
  const { own, atc } = allergenOf(key) ?? { own: new Set<string>(), atc: [] }
  return drugs
    .filter(
      (one) =>
        partsOf(one).some((part) => own.has(part)) ||
        atcOf(one).some((code) => atc.some((prefix) => code.startsWith(prefix))),
    )
    .map(({ name }) => name)
}

test('each allergen that is a drug is held against a drug, or named as one that is not', () => {
  expect(allergens.length).toBeGreaterThan(300)
  const silent = allergens.filter(({ key }) => drugsOf(key).length === 0).map(({ name }) => name)
  expect(silent.toSorted()).toEqual([...unmapped].toSorted())
})

test.each([
  ['Rifampicin', 'Rifampin', 'Isoniazid'],
  ['Glibenclamide', 'Glyburide', 'Metformin'],
  ['Benzodiazepines', 'Clonazepam', 'Zolpidem'],
  ['Beta blockers', 'Bisoprolol', 'Amlodipine'],
  ['Proton pump inhibitors', 'Omeprazole', 'Famotidine'],
  ['Trimethoprim', 'Sulfamethoxazole / trimethoprim', 'Amoxicillin'],
  ['Opioids', 'Methadone', 'Naloxone'],
  ['NSAIDs', 'Ibuprofen', 'Glucosamine'],
  ['Statins', 'Ezetimibe / simvastatin', 'Ezetimibe'],
  ['Antipsychotics', 'Olanzapine', 'Lithium'],
  ['Amlodipine', 'Amlodipine', 'Bezafibrate'],
])('an allergy to %s is held against %s, and not against %s', (name, held, other) => {
  const found = drugsOf(allergens.find((one) => one.name === name)?.key ?? '')
  expect(found).toContain(held)
  expect(found).not.toContain(other)
})
