import { expect, test } from 'vitest'
import { nearestTo, numberedOf, plotOf } from './plot'
import type { TrendPoint } from './trend'

const size = { width: 300, height: 100 }
/** Three days of a hospital stay, a pixel apart, and a year later. */
const points = [
  { x: 0, y: 0.2 },
  { x: 1 / 300, y: 0.5 },
  { x: 2 / 300, y: 0.8 },
  { x: 1, y: 0.5 },
]

test.each([
  ['the upper one of three that touch', { x: 0.02, y: 0.1 }, 0],
  ['the one between them', { x: 0.02, y: 0.5 }, 1],
  ['the lower one', { x: 0.02, y: 0.9 }, 2],
  ['the one that stands alone', { x: 0.95, y: 0.2 }, 3],
])('a tap means %s', (_name, tap, index) => expect(nearestTo(tap, points, size)).toBe(index))

test('of two on one spot the newest is meant', () => {
  const twice = [points[3], points[3]].flatMap((one) => one ?? [])
  expect(nearestTo({ x: 1, y: 0.5 }, twice, size)).toBe(1)
})

test('of numbers that would lie on one another the newest is written', () => {
  expect([...numberedOf(points)].toSorted()).toEqual([0, 1, 2, 3])
  const close = [0, 0.05, 0.5, 0.55].map((x) => ({ x, y: 0.5 }))
  expect([...numberedOf(close)].toSorted()).toEqual([1, 3])
})

test('the band is of the newest page that prints limits', () => {
  const point = (date: string, value: number, low: number | null, high: number | null): TrendPoint => ({
    entity_id: date,
    file_id: 'f',
    text: String(value),
    value,
    date,
    low,
    high,
    outside: false,
  })
  const results = [
    point('2022-01-01', 6, null, 7),
    point('2023-01-01', 8, 4, 5.6),
    point('2024-01-01', 7, null, null),
  ]
  const { band } = plotOf(results)
  expect(band?.top).toBeLessThan(band?.bottom ?? 0)
  expect(plotOf(results.slice(2)).band).toBeNull()
})
