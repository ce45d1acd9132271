import { describe, expect, test } from 'vitest'
import { contradictions, noKnownDrugAllergies } from './contradictions'
import type { Mention } from './mention'

const fact = (given: Partial<Mention>): Mention => ({
  entityId: given.fileId ?? 'a',
  fileId: 'a',
  type: 'lab',
  canonicalKey: 'lab:potassium',
  name: 'Potassium',
  text: 'Potassium',
  value: null,
  unit: null,
  flag: null,
  status: 'active',
  codes: {},
  reaction: null,
  severity: null,
  allergenType: null,
  route: null,
  frequency: null,
  duration: null,
  dosage: null,
  refLow: null,
  refHigh: null,
  refText: null,
  evidence: null,
  confidence: 0.9,
  date: '2024-05-01',
  documentDate: '2024-05-01',
  facility: null,
  physician: null,
  ...given,
})
const lab = (fileId: string, value: string, more: Partial<Mention> = {}) =>
  fact({ fileId, entityId: `${fileId}-${value}`, value, unit: 'mmol/L', ...more })
const drug = (fileId: string, value: string | null, more: Partial<Mention> = {}) =>
  fact({ fileId, type: 'medication', canonicalKey: 'medication:bisoprolol', value, unit: 'mg', ...more })
const allergy = (fileId: string, more: Partial<Mention> = {}) =>
  fact({ fileId, type: 'allergy', canonicalKey: 'allergy:penicillin', allergenType: 'drug', ...more })
const vaccine = (fileId: string, status: string) =>
  drug(fileId, null, { canonicalKey: 'medication:influenza-vaccine', codes: { ATC: ['J07BB02'] }, status })
const none = (fileId: string, documentDate: string) => allergy(fileId, { canonicalKey: noKnownDrugAllergies, documentDate }) // prettier-ignore

const asked = (mentions: readonly Mention[], denials: readonly Mention[] = []) =>
  contradictions(mentions, denials).map(({ mention, against }) => `${mention.entityId} / ${against.entityId}`)

describe('results of one day', () => {
  test.each([
    ['a lost point', [lab('a', '51', { confidence: 0.85 }), lab('b', '5.1')], ['a-51 / b-5.1']],
    ['the weaker is asked about', [lab('a', '51'), lab('b', '5.1', { confidence: 0.6 })], ['b-5.1 / a-51']],
    ['the same number', [lab('a', '5.10'), lab('b', '5.1')], []],
    ['rounded', [lab('a', '5.08'), lab('b', '5.1')], []],
    ['another day', [lab('a', '51'), lab('b', '5.1', { date: '2024-05-02' })], []],
    ['a month is no day', [lab('a', '51', { date: '2024-05' }), lab('b', '5.1', { date: '2024-05' })], []],
    ['another unit', [lab('a', '51'), lab('b', '5.1', { unit: 'mg/dL' })], []],
    ['no unit', [lab('a', '51', { unit: null }), lab('b', '5.1')], []],
    ['two draws of one day on one page', [lab('a', '5.1'), lab('a', '4.2')], []],
    ['one of the day’s draws', [lab('a', '5.1'), lab('a', '4.2'), lab('b', '4.2')], []],
  ])('%s', (_name, mentions, expected) => {
    expect(asked(mentions)).toEqual(expected)
    expect(asked([...mentions].reverse())).toEqual(expected)
  })
})

describe('drugs and allergies', () => {
  test.each([
    ['two doses on one date', [drug('a', '5'), drug('b', '10')], [], ['b / a']],
    ['the same dose in another unit', [drug('a', '500'), drug('b', '0.5', { unit: 'g' })], [], []],
    ['a dose told once', [drug('a', '5'), drug('b', null)], [], []],
    ['taken and stopped on one date', [drug('a', '5'), drug('b', '5', { status: 'stopped' })], [], ['b / a']],
    [
      'stopped since',
      [drug('a', '5'), drug('b', '5', { status: 'stopped', documentDate: '2024-06-01' })],
      [],
      [],
    ],
    ['a later letter knows of no allergy', [allergy('a')], [none('b', '2024-06-01')], ['a / b']],
    ['an earlier one could not', [allergy('a')], [none('b', '2024-04-01')], []],
    ['a page that says both', [allergy('a')], [none('a', '2024-05-01')], []],
    ['food is no drug', [allergy('a', { allergenType: 'food' })], [none('b', '2024-06-01')], []],
    ['this very allergen is denied', [allergy('a')], [allergy('b')], ['a / b']],
  ])('%s', (_name, mentions, denials, expected) => {
    expect(asked(mentions, denials)).toEqual(expected)
  })
})

test('a vaccine on a list of drugs, and given by another page of that day, is no question', () => {
  expect(asked([vaccine('a', 'active'), vaccine('b', 'completed')])).toEqual([])
  const other = [drug('a', null), drug('b', null, { status: 'completed' })]
  expect(asked(other)).toHaveLength(1)
})
