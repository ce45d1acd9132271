import { expect, test } from 'vitest'
import type { ToldConcept } from '../records/summary'
import { slug } from '../vocabulary/concept'
import { entriesOf } from '../vocabulary/load'
import { analyteNames } from './discipline-analytes'
import { isOf } from './disciplines'

test('each analyte that a discipline looks for is one of the vocabulary', () => {
  const known = new Set(entriesOf('lab').map(({ concept }) => concept.key))
  const missing = Object.values(analyteNames)
    .flat()
    .filter((name) => !known.has(`lab:${slug(name)}`))
  expect(missing).toEqual([])
})

const concept = (type: ToldConcept['type'], name: string, codes: ToldConcept['codes'] = {}): ToldConcept => ({
  key: `${type}:${slug(name)}`,
  type,
  name,
  codes,
  status: 'active',
  allergen: null,
  facts: [] as unknown as ToldConcept['facts'],
  first: null,
  doses: [],
})

test.each([
  ['cardiology', concept('diagnosis', 'Atrial fibrillation', { 'ICD-10-CM': ['I48.91'] }), true],
  ['urology', concept('diagnosis', 'Atrial fibrillation', { 'ICD-10-CM': ['I48.91'] }), false],
  ['neurology', concept('diagnosis', 'Ischemic stroke', { 'ICD-10-CM': ['I63.9'] }), true],
  ['cardiology', concept('medication', 'Levodopa'), true],
  ['urology', concept('allergy', 'Penicillin'), true],
  ['orthopedics', concept('procedure', 'Total knee arthroplasty', { 'ICD-10-PCS': ['0SRD0J9'] }), true],
  ['gastroenterology', concept('procedure', 'Total knee arthroplasty', { 'ICD-10-PCS': ['0SRD0J9'] }), false],
  ['gastroenterology', concept('procedure', 'Colonoscopy'), true],
  ['endocrinology', concept('lab', 'Hemoglobin A1c'), true],
  ['urology', concept('lab', 'Hemoglobin A1c'), false],
  ['urology', concept('diagnosis', 'Something nobody coded'), true],
  ['overall', concept('lab', 'Anything at all'), true],
] as const)('%s: %o', (discipline, one, expected) => {
  expect(isOf(one, discipline)).toBe(expected)
})
