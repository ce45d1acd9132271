import { describe, expect, test } from 'vitest'
import { distance } from './fuzzy'
import { hebrewVariants } from './hebrew'
import { normalisePhrase, tokenise } from './normalise'

describe('wordings that are one', () => {
  test.each([
    ['Haemoglobin', 'hemoglobin'],
    ['oesophageal tumours', 'Esophageal tumor'],
    ['ISCHAEMIC stroke', 'ischemic stroke'],
    ['leukaemia', 'leukemia'],
    ['sulphonamide', 'sulfonamide'],
    ['Crohn’s disease', "Crohn's disease"],
    ["Crohn's", 'Crohn'],
    ['C.O.P.D.', 'COPD'],
    ['X-ray', 'X ray'],
    ['stenoses', 'stenosis'],
    ['randomisation', 'randomization'],
    ['α-fetoprotein', 'alpha fetoprotein'],
    ['יל״ד', 'יל"ד'],
    ['יל׳׳ד', 'יל"ד'],
    ['סוּכֶּרֶת', 'סוכרת'],
    ['the liver', 'liver'],
    ['glucos', 'glucose'],
  ])('%s and %s', (one, other) => {
    expect(normalisePhrase(one)).toEqual(normalisePhrase(other))
  })

  test.each([['ילד', 'יל"ד'], ['Neutrophils', 'Neutrophils %'], ['AIDS', 'aid'], ['T3', 'T4'], ['asbestos', 'asbestosis']])('%s and %s are two', (one, other) => {
    expect(normalisePhrase(one)).not.toEqual(normalisePhrase(other))
  }) // prettier-ignore
})

test('tokens keep their places and what stands between', () => {
  const text = 'K 5.4, HbA1c (7.9%)'
  expect(tokenise(text).map((token) => [token.norm, text.slice(token.start, token.end), token.gap])).toEqual([
    ['k', 'K', ''],
    ['5.4', '5.4', ' '],
    ['hba1c', 'HbA1c', ', '],
    ['7.9', '7.9', ' ('],
    ['%', '%', ''],
  ])
})

test.each([
  ['ולסוכרת', 'סוכרת'],
  ['שבכליה', 'כליה'],
  ['מחלת', 'מחלה'],
  ['בדיקות', 'בדיקה'],
  ['כלייתית', 'כלייתי'],
])('%s may stand for %s', (word, base) => {
  expect(hebrewVariants(word).map((variant) => variant.norm)).toContain(base)
})

test('reading errors cost less than other changes', () => {
  expect(distance('metforrnin', 'metformin')).toBeLessThan(0.5)
  expect(distance('atorvastatln', 'atorvastatin')).toBeLessThan(0.5)
  expect(distance('גלוקח', 'גלוקוז')).toBeLessThan(0.5)
  expect(distance('גלוקגון', 'גלוקוז')).toBeGreaterThan(1)
  expect(distance('metforxin', 'metformin')).toBe(1)
  expect(distance('hydroxyzine', 'hydralazine')).toBeGreaterThan(2)
  expect(distance('abc', 'abc')).toBe(0)
  expect(distance('abcdef', 'uvwxyz', 2)).toBe(Infinity)
})
