import { expect, test } from 'vitest'
import type { Fact } from '../records/fact'
import { applyCorrection } from './correct'
import { correctionOf, fieldsShape } from './correction-of'

test('what was not touched stays as it was read', () => {
  expect(correctionOf({ value: '4.1' }, 'lab')).toEqual({ value: '4.1' })
  expect(correctionOf({ unit: null, date: '2024-05' }, 'lab')).toEqual({ unit: null, date: '2024-05' })
})

test('another name is looked up under the kind that is meant', () => {
  expect(correctionOf({ text: 'Haemoglobin A1c' }, 'lab')).toMatchObject({
    canonicalKey: 'lab:hemoglobin-a1c',
  })
  expect(correctionOf({ text: 'Metformin', type: 'medication' }, 'lab')).toMatchObject({
    type: 'medication',
    canonicalKey: 'medication:metformin',
    codes: { ATC: ['A10BA02'] },
  })
})

test('what a person put right is stored with the confidence of a person’s edit', () => {
  const read = { type: 'lab', confidence: 0.41, value: '41', unit: 'mmol/L' } as Fact
  expect(applyCorrection(read, { value: '4.1' })).toMatchObject({ value: '4.1', confidence: 0.95 })
})

test.each([
  ['out of range no more', '4.1', 3.5, 5.1, 'N'],
  ['on its other side', '2.9', 3.5, 5.1, 'L'],
  ['still above it', '6.2', 3.5, 5.1, 'H'],
  ['without limits not judged', '4.1', null, null, null],
] as const)(
  'a corrected value loses the mark of the misread one: %s',
  (_name, value, refLow, refHigh, flag) => {
    const read = { type: 'lab', value: '41', unit: 'mmol/L', flag: 'H', refLow, refHigh } as Fact
    expect(applyCorrection(read, { value })).toMatchObject({ value, flag })
  },
)

test('a mark stays where the number stays', () => {
  const read = { type: 'lab', value: 'Positive', unit: null, flag: 'H', refLow: null, refHigh: null } as Fact
  expect(applyCorrection(read, { date: '2024-05-01', value: 'Positive' })).toMatchObject({ flag: 'H' })
})

test('a name that nobody knows stands as it was written, with no code', () => {
  expect(correctionOf({ text: 'Zorblax 7' }, 'medication')).toEqual({
    text: 'Zorblax 7',
    name: 'Zorblax 7',
    canonicalKey: 'medication:zorblax-7',
    codes: {},
  })
})

test.each([
  { text: ' ' },
  { date: '2024-13-01' },
  { date: 'May' },
  { value: 'x'.repeat(101) },
  { type: 'disease' },
])('not a correction: %j', (fields) => expect(fieldsShape.safeParse(fields).success).toBe(false))
