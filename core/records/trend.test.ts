import { describe, expect, test } from 'vitest'
import type { EntityRecord } from './entity'
import { plotOf, trendOf, type DatedFact } from './trend'

const row = { unit: 'mg/dL', low: 70, high: 99 }
let count = 0
function result(date: string, value: string | null, over: Partial<EntityRecord> = {}): DatedFact {
  count += 1
  const plain = { unit: 'mg/dL', ref_low: 70, ref_high: 99, decision: 'accepted', file_id: 'file' }
  return { date, entity: { ...plain, id: String(count), value, ...over } as EntityRecord }
}
const values = (facts: readonly DatedFact[]) => trendOf(facts, row).map(({ text }) => text)

describe('a trend', () => {
  test('is the last six, oldest first, whatever order they were read in', () => {
    const facts = [7, 3, 1, 5, 2, 6, 4].map((month) => result(`2024-0${month}-01`, String(80 + month)))
    expect(values(facts)).toEqual(['82', '83', '84', '85', '86', '87'])
  })

  test.each([
    ['one result', [result('2024-01-01', '80')]],
    ['two that are one, told by two documents', [result('2024-01-01', '80'), result('2024-01-01', '80')]],
    ['another unit', [result('2024-01-01', '80'), result('2024-02-01', '4.4', { unit: 'mmol/L' })]],
    ['what waits', [result('2024-01-01', '80'), result('2024-02-01', '800', { decision: 'pending' })]],
    ['what is wrong', [result('2024-01-01', '80'), result('2024-02-01', '90', { decision: 'rejected' })]],
    ['more than a number', [result('2024-01-01', '80'), result('2024-02-01', '>500')]],
    ['no value', [result('2024-01-01', '80'), result('2024-02-01', null)]],
  ])('is not made of %s', (_name, facts) => expect(values(facts)).toEqual([]))

  test('judges a result by its own limits, else by the row’s', () => {
    const facts = [
      result('2024-01-01', '105', { ref_low: 60, ref_high: 110 }),
      result('2024-02-01', '105', { ref_low: null, ref_high: null }),
      result('2024-03-01', '69'),
      result('2024-04-01', '99'),
    ]
    expect(trendOf(facts, row).map(({ outside }) => outside)).toEqual([false, true, true, false])
  })
})

describe('a plot', () => {
  test('has the days as they lie apart, and higher values higher up', () => {
    const facts = [result('2024-01-01', '70'), result('2024-01-11', '99'), result('2024-01-21', '84.5')]
    const { points, band } = plotOf(trendOf(facts, row))
    expect(points.map(({ x }) => x)).toEqual([0, 0.5, 1])
    const [low, high, middle] = points.map(({ y }) => y)
    expect([band?.bottom, band?.top]).toEqual([low, high])
    expect(middle).toBeCloseTo(((low ?? 0) + (high ?? 0)) / 2)
  })

  test('of an open range reaches the edge; of none has no band', () => {
    const open = { ref_low: null, ref_high: 5 }
    const trend = trendOf([result('2024-01-01', '3', open), result('2024-02-01', '4', open)], row)
    expect(plotOf(trend).band).toMatchObject({ bottom: 1 })
    const none = { ref_low: null, ref_high: null }
    const bare = trendOf([result('2024-01-01', '3', none), result('2024-02-01', '3.0', none)], {
      unit: 'mg/dL',
      low: null,
      high: null,
    })
    expect(plotOf(bare)).toEqual({
      points: [
        { x: 0, y: 0.5 },
        { x: 1, y: 0.5 },
      ],
      band: null,
    })
  })
})
