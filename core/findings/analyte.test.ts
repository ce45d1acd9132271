import { expect, test } from 'vitest'
import type { EntityRecord } from '../records/entity'
import { analyteOf } from './analyte'

const result = (date: string, value: string, more: Partial<EntityRecord> = {}) => ({
  date,
  entity: {
    id: `${date} ${value}`,
    file_id: 'f',
    value,
    unit: 'mg/dL',
    ref_low: 65,
    ref_high: 99,
    flag: null,
    ...more,
  } as EntityRecord,
})

test('results stand as printed, and beside that in the reader’s units, limits too', () => {
  const { rows, points, unit } = analyteOf(
    'lab:glucose',
    [result('2024-05-01', '141'), result('2023-05-01', '90')],
    'metric',
  )
  expect(rows.map(({ entity, abnormal, converted }) => [entity.value, abnormal, converted])).toEqual([
    ['141', true, { value: 7.83, unit: 'mmol/L' }],
    ['90', false, { value: 5, unit: 'mmol/L' }],
  ])
  // What is drawn is what the pages print, since all print one unit.
  expect(unit).toBe('mg/dL')
  expect(points.map(({ date, text, low, high, outside }) => [date, text, low, high, outside])).toEqual([
    ['2023-05-01', '90', 65, 99, false],
    ['2024-05-01', '141', 65, 99, true],
  ])
})

test('pages of two units are drawn in the reader’s', () => {
  const own = { unit: 'mmol/L', ref_low: 3.6, ref_high: 5.5 }
  const results = [result('2024-05-01', '141'), result('2023-05-01', '5', own)]
  const { points, unit } = analyteOf('lab:glucose', results, 'metric')
  expect(unit).toBe('mmol/L')
  expect(points.map(({ text, low, high }) => [text, low, high])).toEqual([
    ['5', 3.6, 5.5],
    ['7.83', 3.61, 5.5],
  ])
})

test('in the reader’s own units nothing is converted', () => {
  const { rows, points, unit } = analyteOf('lab:glucose', [result('2024-05-01', '141')], 'us')
  expect([rows[0]?.converted, points[0]?.text, points[0]?.high, unit]).toEqual([null, '141', 99, 'mg/dL'])
})

test('numbers of two units are not drawn on one line, and words are not drawn at all', () => {
  const { rows, points, unit } = analyteOf(
    'lab:c-reactive-protein',
    [
      result('2024-05-03', '<0.5', { unit: 'mg/L' }),
      result('2024-05-02', '8', { unit: 'mg/L' }),
      result('2024-05-01', '6', { unit: 'mg/L' }),
      result('2023-05-01', '1.1', { unit: 'furlong' }),
      result('2023-04-01', 'Negative', { unit: null }),
    ],
    'metric',
  )
  expect(rows).toHaveLength(5)
  expect([unit, points.map(({ text }) => text)]).toEqual(['mg/L', ['6', '8']])
})
