import { expect, test } from 'vitest'
import { sameDose, sameUnit, sameValue } from './amount'

test.each<[string, string, boolean]>([
  ['5.1', '5.10', true],
  ['5.1', '51', false],
  ['5.1', '5,1', true],
  ['1250', '1,250', true],
  ['<5', '5', false],
  ['<5', '≤ 5', true],
  ['<5', '>5', false],
  ['Negative', 'negative', true],
  ['Negative', 'Positive', false],
  ['1:80', '1:160', false],
  ['2-4', '2 – 4', true],
])('%s and %s: %s', (a, b, expected) => {
  expect([sameValue(a, b), sameValue(b, a)]).toEqual([expected, expected])
})

test.each<[string, string, boolean]>([
  ['mg/dL', 'mg/dl', true],
  ['10^9/L', 'K/uL', true],
  ['µmol/L', 'umol/L', true],
  ['mg/dL', 'mmol/L', false],
  ['mg', 'מ"ג', true],
  ['mg', 'mcg', false],
])('the units %s and %s: %s', (a, b, expected) => {
  expect(sameUnit(a, b)).toBe(expected)
})

test.each<[string, string | null, string, string | null, boolean]>([
  ['0.5', 'g', '500', 'mg', true],
  ['100', 'mcg', '0.1', 'mg', true],
  ['500', 'mg', '500', null, true],
  ['500', 'mg', '850', 'mg', false],
  ['5', 'mg', '5', 'mcg', false],
  ['20', 'units', '20', 'units', true],
  ['20', 'units', '20', 'mg', false],
])('%s %s and %s %s: %s', (a, unitA, b, unitB, expected) => {
  expect(sameDose({ value: a, unit: unitA }, { value: b, unit: unitB })).toBe(expected)
})
