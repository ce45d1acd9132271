import { expect, test } from 'vitest'
import type { Fact } from '../records/fact'
import { duplicates } from './duplicates'

const waiting = (id: string, more: Partial<Fact> = {}): Fact =>
  ({
    id,
    type: 'diagnosis',
    canonicalKey: 'diagnosis:asthma',
    status: 'active',
    assertion: 'present',
    date: null,
    confidence: 0.7,
    createdAt: '2024-01-01',
    ...more,
  }) as Fact

test('of what says the same the surest reading stays, of equal ones the oldest, in whatever order', () => {
  const all = [
    waiting('a'),
    waiting('b', { confidence: 0.8 }),
    waiting('c', { confidence: 0.8, createdAt: '2023-01-01' }),
  ]
  expect(duplicates(all).sort()).toEqual(['a', 'b'])
  expect(duplicates(all.toReversed()).sort()).toEqual(['a', 'b'])
})

test.each<[string, Partial<Fact>]>([
  ['another concept', { canonicalKey: 'diagnosis:copd' }],
  ['another kind', { type: 'procedure' } as Partial<Fact>],
  ['another day', { date: '2024-02-01' }],
  ['another status', { status: 'resolved' }],
  ['denied', { assertion: 'negated' }],
])('%s is no duplicate', (_name, more) => expect(duplicates([waiting('a'), waiting('b', more)])).toEqual([]))

test('another number or unit of one test is no duplicate', () => {
  const result = (id: string, value: string, unit = 'mmol/L') =>
    waiting(id, { type: 'lab', canonicalKey: 'lab:potassium', value, unit } as Partial<Fact>)
  expect(duplicates([result('a', '41'), result('b', '4.1'), result('c', '41', 'mg/dL')])).toEqual([])
  expect(duplicates([result('a', '41'), result('b', '41')])).toEqual(['b'])
})
