import { describe, expect, test } from 'vitest'
import { trendOf } from './trend'
import { plotOf } from './plot'

const lead = { unit: 'mg/dL', refLow: 70, refHigh: 99 }
type Result = Parameters<typeof trendOf>[0][number]
let count = 0
function result(date: string, value: string | null, over: Partial<Result> = {}): Result {
  count += 1
  return { ...lead, date, value, entityId: String(count), fileId: 'file', ...over }
}
const values = (results: readonly Result[]) => trendOf(results, lead).map(({ text }) => text)

describe('a trend', () => {
  test('is the last six, oldest first, whatever order they were read in', () => {
    const facts = [7, 3, 1, 5, 2, 6, 4].map((month) => result(`2024-0${month}-01`, String(80 + month)))
    expect(values(facts)).toEqual(['82', '83', '84', '85', '86', '87'])
  })

  test.each([
    ['one result', [result('2024-01-01', '80')]],
    ['two that are one, told by two documents', [result('2024-01-01', '80'), result('2024-01-01', '80')]],
    ['another unit', [result('2024-01-01', '80'), result('2024-02-01', '4.4', { unit: 'mmol/L' })]],
    ['more than a number', [result('2024-01-01', '80'), result('2024-02-01', '>500')]],
    ['no value', [result('2024-01-01', '80'), result('2024-02-01', null)]],
  ])('is not made of %s', (_name, facts) => expect(values(facts)).toEqual([]))

  test('judges a result by its own limits, else by those of the one that leads', () => {
    const facts = [
      result('2024-01-01', '105', { refLow: 60, refHigh: 110 }),
      result('2024-02-01', '105', { refLow: null, refHigh: null }),
      result('2024-03-01', '69'),
      result('2024-04-01', '99'),
    ]
    expect(trendOf(facts, lead).map(({ outside }) => outside)).toEqual([false, true, true, false])
  })
})

describe('a plot', () => {
  test('has the days as they lie apart, and higher values higher up', () => {
    const facts = [result('2024-01-01', '70'), result('2024-01-11', '99'), result('2024-01-21', '84.5')]
    const { points, band } = plotOf(trendOf(facts, lead))
    expect(points.map(({ x }) => x)).toEqual([0, 0.5, 1])
    const [low, high, middle] = points.map(({ y }) => y)
    expect([band?.bottom, band?.top]).toEqual([low, high])
    expect(middle).toBeCloseTo(((low ?? 0) + (high ?? 0)) / 2)
  })

  test('of an open range reaches the edge; of none has no band', () => {
    const open = { refLow: null, refHigh: 5 }
    const trend = trendOf([result('2024-01-01', '3', open), result('2024-02-01', '4', open)], lead)
    expect(plotOf(trend).band).toMatchObject({ bottom: 1 })
    const none = { refLow: null, refHigh: null }
    const bare = trendOf([result('2024-01-01', '3', none), result('2024-02-01', '3.0', none)], {
      unit: 'mg/dL',
      refLow: null,
      refHigh: null,
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
