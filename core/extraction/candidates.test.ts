import { expect, test } from 'vitest'
import { readDocument } from '../document/read'
import { extract } from './extract'
import { pageOfText } from './testing/page-of-text'

const page = (lines: readonly string[]) => extract(readDocument(pageOfText(lines)))

test('a misread drug is offered by its code', () => {
  const [entity] = page(['Medications', '- Atorvastaten 20 mg daily'])
  expect(entity).toMatchObject({ name: 'Atorvastatin', doubt: 'uncertain_name' })
  expect(entity?.candidates[0]).toMatchObject({ name: 'Atorvastatin', system: 'ATC', code: 'C10AA05' })
})

test('an unknown diagnosis is offered its relatives, three at most', () => {
  const [entity] = page(['Diagnoses', '- Sclerosing cholangopathia'])
  expect(entity).toMatchObject({ name: 'Sclerosing cholangopathia', doubt: 'unknown_diagnosis', codes: {} })
  expect(entity?.candidates.length).toBeGreaterThan(0)
  expect(entity?.candidates.length).toBeLessThanOrEqual(3)
  expect(new Set(entity?.candidates.map((candidate) => candidate.system))).toEqual(new Set(['ICD-10-CM']))
})

test('what is certain is offered nothing', () => {
  const [entity] = page(['Diagnoses', '- Hypertension'])
  expect(entity).toMatchObject({ name: 'Essential hypertension', doubt: null, candidates: [] })
})
