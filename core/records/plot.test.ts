import { expect, test } from 'vitest'
import { nearestTo } from './plot'

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
