import { describe, expect, test } from 'vitest'
import type { Figures } from './figures'
import { distances, surplus, usualSpacing, widened } from './pitch'

/** Digits 6 wide, 10 high, each 7 after the last; `at` overrides where they begin. */
const set = (count: number, at: readonly number[] = [], points: readonly number[] = []): Figures => ({
  top: 0,
  foot: 10,
  bodies: Array.from({ length: count }, (_, i) => at[i] ?? i * 7).map((left) => ({ left, right: left + 6 })),
  points: points.map((left) => ({ left, right: left + 2 })),
})

const page = [set(3), set(4), set(4)]

describe('the distance of digits', () => {
  test('between neighbours, in digit heights', () => {
    expect(distances(set(3))).toEqual([0.7, 0.7])
  })
  test('untold across a point and beside touching digits', () => {
    expect(distances(set(2, [0, 10], [7]))).toEqual([null])
    expect(distances({ ...set(2), bodies: [{ left: 0, right: 13 }, { left: 14, right: 20 }] })).toEqual([null]) // prettier-ignore
  })
  test('of a page, where it has enough of them', () => {
    expect(usualSpacing(page)).toEqual({ distance: 0.7, width: 0.6 })
    expect(usualSpacing([set(3)])).toBeNull()
  })
})

describe('a sign that is not seen', () => {
  const spacing = usualSpacing(page)
  test.each([
    ['even', set(3), []],
    ['a gap as wide as a point makes it', set(3, [0, 7, 17]), [2]],
    ['two digits', set(2, [0, 10]), [1]],
    ['a narrow one beside it', set(3, [0, 8, 15]), []],
    ['letterspaced throughout', set(3, [0, 10, 20]), []],
    ['its point is seen', set(2, [0, 10], [7]), []],
  ] as const)('%s', (_what, number, after) => {
    expect(widened(number, spacing)).toEqual(after)
  })
  test('of a page that says nothing, nothing', () => {
    expect(widened(set(2, [0, 20]), null)).toEqual([])
  })
})

test('a number with a point spans more than its digits, though two of them touch', () => {
  const spacing = { distance: 0.7, width: 0.6 }
  expect(surplus(set(3), 3, spacing)).toBeCloseTo(0)
  const touching = {
    ...set(2),
    bodies: [
      { left: 0, right: 13 },
      { left: 17, right: 23 },
    ],
  }
  expect(surplus(touching, 3, spacing)).toBeCloseTo(0.3)
})
