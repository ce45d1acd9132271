import { expect, test } from 'vitest'
import { entriesOf } from '../vocabulary/load'
import { toldInTwoUnits } from '../vocabulary/si-units'
import { equivalentOf, inSystem, type UnitSystem } from './preferred-unit'

/** Factors of the AMA Manual of Style, 11th edition, and the IFCC–NGSP master equation, worked by hand. */
test.each<[string, number, string, UnitSystem, number, string]>([
  ['lab:glucose', 141, 'mg/dL', 'metric', 7.83, 'mmol/L'],
  ['lab:glucose', 7.8, 'mmol/L', 'us', 141, 'mg/dL'],
  ['lab:hemoglobin-a1c', 7.3, '%', 'metric', 56.3, 'mmol/mol'],
  ['lab:hemoglobin-a1c', 48, 'mmol/mol', 'us', 6.54, '%'],
  ['lab:creatinine', 1.02, 'mg/dL', 'metric', 90.2, 'umol/L'],
  ['lab:creatinine', 90, 'µmol/L', 'us', 1.02, 'mg/dL'],
  ['lab:ldl-cholesterol', 130, 'mg/dL', 'metric', 3.36, 'mmol/L'],
])('%s %d %s', (key, value, unit, system, converted, into) =>
  expect(inSystem(key, value, unit, system)).toEqual({ value: converted, unit: into }),
)

test.each<[string, string, number, string | null, UnitSystem]>([
  ['in the reader’s unit already', 'lab:glucose', 141, 'mg/dL', 'us'],
  ['in grams everywhere', 'lab:hemoglobin', 13.2, 'g/dL', 'metric'],
  ['a count', 'lab:white-blood-cell-count', 7.2, '10^3/uL', 'metric'],
  ['without a unit', 'lab:glucose', 141, null, 'metric'],
  ['told alike in both', 'lab:c-reactive-protein', 8, 'mg/L', 'metric'],
  ['in a unit that no factor leads from', 'lab:glucose', 141, 'furlong', 'metric'],
  ['of which it says what is counted', 'lab:d-dimer', 500, 'ng/mL FEU', 'us'],
  ['counted in other units', 'lab:d-dimer', 250, 'ng/mL DDU', 'us'],
  ['of an analyte that may be either', 'lab:d-dimer', 0.5, 'mg/L', 'us'],
  ['the same number in another unit', 'lab:sodium', 140, 'mEq/L', 'us'],
  ['a test that nobody knows', 'lab:zorblax', 1, 'mg/dL', 'metric'],
])('left as printed: %s', (_name, key, value, unit, system) =>
  expect(inSystem(key, value, unit, system)).toBeNull(),
)

test('every analyte that is told in two units has a factor that leads from the one to the other', () => {
  const concepts = new Map(entriesOf('lab').map(({ concept }) => [concept.key, concept]))
  for (const key of toldInTwoUnits) {
    const concept = concepts.get(key)
    const units = [concept?.unit ?? '', ...(concept?.conversions.map(({ unit }) => unit) ?? [])]
    const told = units.filter((unit) => inSystem(key, 100, unit, 'metric') ?? inSystem(key, 100, unit, 'us'))
    expect([key, told.length >= 2]).toEqual([key, true])
  }
})

// Molar masses: glucose 180.16 g/mol, cholesterol 386.65, creatinine 113.12 (PubChem).
test.each([
  ['lab:glucose', '7.0', 'mmol/L', '126 mg/dL'],
  ['lab:glucose', '<2.2', 'mmol/l', '<39.6 mg/dL'],
  ['lab:hemoglobin', '140', 'g/L', '14 g/dL'],
  ['lab:creatinine', '88.4', 'µmol/L', '1 mg/dL'],
  ['lab:total-cholesterol', '5.0', 'mmol/L', '193 mg/dL'],
])('%s %s %s is %s', (key, value, unit, us) => {
  expect(equivalentOf(key, value, unit, 'us')).toBe(us)
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
  expect(equivalentOf(key, value, unit, 'us')).toBeNull()
})
