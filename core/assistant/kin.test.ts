import { describe, expect, test } from 'vitest'
import { isKindOf } from './kin'

/** What a question names, what the record has, and whether that is one of it. */
const rows = [
  ['lab', 'neutrophils', 'Neutrophils, absolute', true],
  ['lab', 'lymphocytes', 'Lymphocytes %', true],
  ['lab', 'glucose', 'Glucose, fasting', true],
  ['lab', 'hemoglobin', 'Hemoglobin A1c', false],
  ['lab', 'hemoglobin', 'Mean corpuscular hemoglobin concentration', false],
  ['lab', 'protein', 'C-reactive protein', false],
  ['lab', 'creatinine', 'Urine creatinine', false],
  ['lab', 'calcium', 'Calcium, ionized', false],
  ['lab', 'testosterone', 'Free testosterone', false],
  ['lab', 'bilirubin', 'Direct bilirubin', false],
  ['lab', 'נויטרופילים', 'נויטרופילים מוחלט', true],
  ['lab', 'קריאטינין', 'קריאטינין בשתן', false],
  ['diagnosis', 'anemia', 'Iron deficiency anemia', true],
  ['diagnosis', 'diabetes', 'Type 2 diabetes mellitus', true],
  ['diagnosis', 'diabetes', 'Gestational diabetes mellitus', false],
  ['diagnosis', 'hypertension', 'Pulmonary hypertension', false],
  ['diagnosis', 'pulmonary hypertension', 'Pulmonary hypertension', true],
  ['diagnosis', 'tuberculosis', 'Latent tuberculosis infection', false],
  ['diagnosis', 'סוכרת', 'סוכרת היריון', false],
  ['medication', 'insulin', 'Insulin glargine', true],
  ['imaging', 'ct', 'CT chest', true],
] as const

describe('what of a record is one of what a question names', () => {
  test.each(rows)('%s %s: %s %s', (type, said, name, isKind) => {
    expect(isKindOf(type, said.split(' '), name)).toBe(isKind)
  })
})
