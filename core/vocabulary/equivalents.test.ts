import { expect, test } from 'vitest'
import { usEquivalent } from './equivalents'

// Molar masses: glucose 180.16 g/mol, cholesterol 386.65, creatinine 113.12 (PubChem).
test.each([
  ['lab:glucose', '7.0', 'mmol/L', '126 mg/dL'],
  ['lab:glucose', '<2.2', 'mmol/l', '<39.6 mg/dL'],
  ['lab:hemoglobin', '140', 'g/L', '14 g/dL'],
  ['lab:creatinine', '88.4', 'µmol/L', '1 mg/dL'],
  ['lab:total-cholesterol', '5.0', 'mmol/L', '193 mg/dL'],
])('%s %s %s is %s', (key, value, unit, us) => {
  expect(usEquivalent(key, value, unit)).toBe(us)
})

test.each([
  ['it is printed so', 'lab:glucose', '126', 'mg/dl'],
  ['no unit', 'lab:glucose', '7.0', null],
  ['a unit of something else', 'lab:glucose', '7.0', 'U/L'],
  ['words', 'lab:glucose', 'negative', 'mmol/L'],
  ['a range', 'lab:glucose', '4-7', 'mmol/L'],
  ['nothing', 'lab:glucose', null, 'mmol/L'],
  ['an analyte we do not know', 'lab:unknown', '7.0', 'mmol/L'],
])('nothing where there is %s', (_why, key, value, unit) => {
  expect(usEquivalent(key, value, unit)).toBeNull()
})
