import { expect, test } from 'vitest'
import { unitInName } from './unit-in-name'

test.each([
  ['mIU/L TSH', 'TSH', 'mIU/L'],
  ['כולסטרול mg/dL HDL', 'כולסטרול HDL', 'mg/dL'],
  ['mg/dL Non-HDL', 'Non-HDL', 'mg/dL'],
  ['% HbA1c', 'HbA1c', '%'],
  ['% HYPO', '% HYPO', '%'],
  ['Glucose, mg/dL', 'Glucose', 'mg/dL'],
  ['E2 pmol/L', 'E2', 'pmol/L'],
])('%s: a unit that stands before the name, or within it, is no word of it', (printed, name, unit) => {
  expect(unitInName(printed)).toEqual({ name, unit })
})

test.each(['Sodium 5 mmol/L', 'Albumin/Creatinine ratio', 'CD4/CD8 ratio', 'Neutrophils %', 'mg/dL'])(
  '%s has no unit of that kind',
  (printed) => {
    expect(unitInName(printed)).toEqual({ name: printed, unit: null })
  },
)
