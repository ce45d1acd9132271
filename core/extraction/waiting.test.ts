import { expect, test } from 'vitest'
import { readDocument } from '../document/read'
import { decide } from './decision'
import { extract } from './extract'
import { pageOfText } from './testing/page-of-text'

/** Name and what becomes of it, of each fact but results. */
const decisions = (...lines: readonly string[]): string[] =>
  extract(readDocument(pageOfText(lines)))
    .filter(({ type }) => type !== 'lab')
    .map((entity) => `${entity.name} ${decide(entity).decision}`)

test.each([
  ['Diagnoses', 'Scarring of the left ureter', 'Scar pending'],
  ['Diagnoses', 'HPV sinonasal cancer', 'Cancer pending'],
  ['Diagnoses', 'Supramalleolar fracture', 'Fracture pending'],
  ['Diagnoses', 'delta thalassaemia', 'Thalassemia pending'],
  ['אבחנות', 'שבר סופרמלאולרי משמאל', 'Fracture pending'],
  ['אבחנות', 'צלקת ניתוח נקייה', 'Scar pending'],
  ['Procedures', 'Transplant 2019', 'Organ transplant pending'],
])('%s: "%s" names more than was understood', (heading, text, expected) => {
  expect(decisions(heading, text)).toEqual([expected])
})

test.each([
  ['Diagnoses', 'Scar', 'Scar accepted'],
  ['Diagnoses', 'Cancer', 'Cancer accepted'],
  ['Diagnoses', 'Fracture', 'Fracture accepted'],
  ['אבחנות', 'צלקת', 'Scar accepted'],
  ['אבחנות', 'תלסמיה', 'Thalassemia accepted'],
])('%s: "%s" alone is what it says', (heading, text, expected) => {
  expect(decisions(heading, text)).toEqual([expected])
})

test('a word in small letters that opens a line of prose has its first half above', () => {
  expect(decisions('History', 'Denies asthma. Has an HPV', '', '', 'cancer 2018.')).not.toContain(
    'Cancer accepted',
  )
})

test('a brand of tablets and of drops, as drops, waits or is the drops', () => {
  expect(decisions('Medications', 'Ciprodex 4 drops left ear twice daily')).toEqual(['Ciprofloxacin pending'])
  expect(decisions('Medications', 'Ciprodex 500 mg tablets twice daily')).not.toContain(
    'Ciprofloxacin / dexamethasone accepted',
  )
  expect(decisions('תרופות', 'Ciprodex טיפות אוזניים 4 טיפות פעמיים ביום')).toEqual([
    'Ciprofloxacin / dexamethasone accepted',
  ])
})

test('a drug of which a list tells nothing but a reaction may be an allergy', () => {
  const found = decisions('Medications', 'Metformin 500 mg twice daily', 'Ceclor - rash, codeine - hives')
  expect(found).toEqual(expect.arrayContaining(['Metformin accepted', 'Cefaclor pending', 'Codeine pending']))
})
