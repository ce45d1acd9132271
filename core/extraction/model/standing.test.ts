import { expect, test } from 'vitest'
import type { Word } from '../../document/page'
import { stands, unitStands } from './standing'

const wordsOf = (text: string): Word[] =>
  text.split(' ').map((one) => ({ text: one, box: [0, 0, 1, 1], confidence: 1, line: 0 }))

test.each<[string, string, boolean]>([
  ['141', 'Glucose 141 H mg/dL', true],
  ['141', 'Glucose 147 H mg/dL', false],
  ['4.6', 'Potassium 46 mmol/L', false],
  ['46', 'Potassium 4.6 mmol/L', false],
  ['4.6', 'Potassium 4,6 mmol/L', true],
  ['4,6', 'Potassium 4.6 mmol/L', true],
  ['1250', 'Platelets 1,250 K/uL', true],
  ['1.25', 'Platelets 1,250 K/uL', false],
  ['0.9', 'Creatinine 0.90 mg/dL', true],
  ['.9', 'Creatinine 0.90 mg/dL', true],
  ['65', 'Glucose 141 65-99', false],
  ['9', 'WBC 7.2 10^9/L', false],
  ['<0.5', 'CRP <0.5 mg/L', true],
  ['<0.5', 'CRP < 0.5 mg/L', true],
  ['0.5', 'CRP <0.5 mg/L', false],
  ['<0.5', 'CRP 0.5 mg/L', false],
  ['<0.5', 'CRP >0.5 mg/L', false],
  ['Negative', 'Nitrite Negative', true],
  ['negative', 'Nitrite Positive', false],
  ['1:80', 'ANA 1:80', true],
  ['1:80', 'ANA 1:160', false],
  ['2-4', 'RBC 2-4 /hpf', true],
  ['2+', 'Protein 2+', true],
  ['500', 'Metformin 500mg twice', true],
  ['875', 'Amoxicillin-clavulanate 875/125 mg', true],
  ['0.5', 'Lorazepam ½ tablet', true],
  ['0.5', 'Lorazepam 1/2 tablet', true],
  ['850', 'מטפורמין 850 מ"ג', true],
  ['', 'Glucose 141', false],
])('%s in "%s": %s', (value, text, expected) => {
  expect(stands(value, wordsOf(text))).toBe(expected)
})

test.each<[string, string, boolean]>([
  ['mg/dL', 'Glucose 141 mg/dL', true],
  ['mg/dL', 'Glucose 141 mg / dL', true],
  ['mg/dL', 'Glucose 141 mmol/L', false],
  ['µmol/L', 'Creatinine 88 umol/L', true],
  ['10^9/L', 'WBC 7.2 10^9/L', true],
  ['mg', 'Aspirin 100mg', true],
  ['mg', 'Aspirin 100', false],
  ['%', 'HbA1c 7.1 %', true],
])('the unit %s in "%s": %s', (unit, text, expected) => {
  expect(unitStands(unit, wordsOf(text))).toBe(expected)
})
