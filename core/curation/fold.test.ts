import { expect, test } from 'vitest'
import { readDosage } from '../extraction/directions/read'
import { fold } from './fold'
import type { Mention } from './mention'

const mention = (given: Partial<Mention> & { entityId: string }): Mention => ({
  fileId: `file-${given.entityId}`,
  type: 'medication',
  canonicalKey: 'medication:metformin',
  name: 'Metformin',
  text: 'Metformin',
  value: null,
  unit: null,
  flag: null,
  status: 'active',
  codes: { ATC: ['A10BA02'] },
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
  date: given.documentDate ?? '2024-01-01',
  documentDate: '2024-01-01',
  facility: null,
  physician: null,
  ...given,
})

const story = [
  mention({
    entityId: 'a',
    documentDate: '2021-02-23',
    value: '500',
    unit: 'mg',
    facility: 'Lakeside',
    physician: 'Dr A',
  }),
  mention({ entityId: 'b', documentDate: '2022-03-15', value: '850', unit: 'mg' }),
  mention({ entityId: 'c', documentDate: '2023-01-20', value: '850', unit: 'mg' }),
  mention({ entityId: 'd', documentDate: '2024-03-02', value: '1000', unit: 'mg', status: 'stopped' }),
]

test('a drug is what its newest document says, with its doses as a history', () => {
  const [item] = fold(story)
  expect(item).toMatchObject({
    status: 'inactive',
    firstSeenDate: '2021-02-23',
    lastSeenDate: '2024-03-02',
    firstFacility: 'Lakeside',
    firstPhysician: 'Dr A',
    evidenceCount: 4,
    citations: ['d', 'c', 'b', 'a'],
  })
  expect(item?.detail).toMatchObject({
    doses: [
      { date: '2021-02-23', value: '500', unit: 'mg', status: 'active', entity_id: 'a' },
      { date: '2022-03-15', value: '850', unit: 'mg', status: 'active', entity_id: 'b' },
      { date: '2024-03-02', value: '1000', unit: 'mg', status: 'stopped', entity_id: 'd' },
    ],
  })
})

test('a dose is another one, too, where more of the same strength is taken', () => {
  const taken = (entityId: string, documentDate: string, words: string) =>
    mention({
      entityId,
      documentDate,
      value: '875',
      unit: 'mg',
      dosage: readDosage(words)?.dosage ?? null,
      evidence: { page: 1, box: [0, 0, 1, 1], quote: words },
    })
  const [item] = fold([
    taken('a', '2021-01-01', '875/125 mg, 1 tablet daily'),
    taken('b', '2022-01-01', '875/125 mg, 1 tablet daily'),
    taken('c', '2023-01-01', '875/125 mg, 2 tablets daily'),
  ])
  expect(item?.detail).toMatchObject({
    intake: { dose: { low: 2, unit: 'tablet' }, isOne: false },
    doses: [
      { printed: { value: '875/125', unit: 'mg' }, intake: { dose: { low: 1 } }, entity_id: 'a' },
      { printed: { value: '875/125', unit: 'mg' }, intake: { dose: { low: 2 } }, entity_id: 'c' },
    ],
    changed: '2023-01-01',
  })
})

test('a drug has changed since its dose did, as long as it is taken', () => {
  const changed = (...mentions: readonly Mention[]) => fold(mentions)[0]?.detail
  const [first, second, third, stopped] = story
  if (!first || !second || !third || !stopped) throw new Error('the story has four parts')
  expect(changed(first)).toMatchObject({ changed: null })
  expect(changed(first, second, third)).toMatchObject({ changed: '2022-03-15' })
  expect(changed(first, second, stopped)).toMatchObject({ changed: null })
  // A vaccine is given, and in no dose that changes.
  const codes = { ATC: ['J07BB02'] }
  expect(changed({ ...first, codes }, { ...second, codes })).toMatchObject({ changed: null })
})

test('the order in which mentions come changes nothing', () => {
  const shuffled = [story[2], story[0], story[3], story[1]].filter((one) => one !== undefined)
  expect(fold(shuffled)).toEqual(fold(story))
})

test('one result printed on two documents is one fact with two citations', () => {
  const lab = {
    type: 'lab',
    canonicalKey: 'lab:hba1c',
    name: 'HbA1c',
    date: '2021-02-09',
    value: '7.9',
    unit: '%',
  } as const
  const [item] = fold([
    mention({ entityId: 'report', ...lab, documentDate: '2021-02-09' }),
    mention({ entityId: 'letter', ...lab, documentDate: '2021-02-23' }),
  ])
  expect(item).toMatchObject({ evidenceCount: 1, citations: ['letter', 'report'] })
})

test('an allergy keeps the reaction and severity that any document told', () => {
  const allergy = {
    type: 'allergy',
    canonicalKey: 'allergy:penicillin',
    name: 'Penicillin',
    allergenType: 'drug',
  } as const
  const [item] = fold([
    mention({
      entityId: 'old',
      ...allergy,
      documentDate: '2020-01-01',
      reaction: 'hives',
      severity: 'moderate',
      confidence: 0.95,
    }),
    mention({ entityId: 'new', ...allergy, documentDate: '2024-01-01', confidence: 0.7 }),
  ])
  expect(item?.detail).toMatchObject({
    reaction: 'hives',
    severity: 'moderate',
    confidence: 0.95,
    last_file_id: 'file-new',
  })
})

test('without mentions there are no items', () => {
  expect(fold([])).toEqual([])
})

test('a trend has the results whose unit is only spelt otherwise, and none of another unit', () => {
  const result = (entityId: string, date: string, value: string, unit: string) =>
    mention({
      entityId,
      type: 'lab',
      canonicalKey: 'lab:ldl',
      name: 'LDL',
      date,
      documentDate: date,
      value,
      unit,
    })
  const [item] = fold([
    result('a', '2022-01-11', '158', 'mg/dl'),
    result('b', '2022-03-08', '136', 'mg/dL'),
    result('c', '2022-05-08', '3.5', 'mmol/L'),
    result('d', '2022-06-08', '120', 'mg/dL'),
  ])
  expect(item?.detail).toMatchObject({ trend: [{ text: '158' }, { text: '136' }, { text: '120' }] })
})
