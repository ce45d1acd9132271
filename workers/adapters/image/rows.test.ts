import { expect, test } from 'vitest'
import { findRows } from './rows'
import type { Segment } from './segments'

const HEIGHT = 20

/** A segment of letters with tails: its foot, and how far it stands across. */
const segment = (foot: number, left: number, right: number, letterHeight = HEIGHT): Segment => ({
  left,
  right,
  top: foot - letterHeight,
  bottom: foot + letterHeight * 0.3,
  foot,
  letterHeight,
  letters: 10,
  spans: [{ left, right }],
})

const free = (segments: readonly Segment[]) =>
  findRows(segments).map((row) => row.segments.map(({ above, below }) => [above, below]))

test('a row has the page to itself where no other is near', () => {
  expect(free([segment(100, 0, 200), segment(100, 300, 400)])).toEqual([
    [
      [-Infinity, Infinity],
      [-Infinity, Infinity],
    ],
  ])
})

test('lines set tight are parted where the lower one begins, and its own heads stay', () => {
  expect(free([segment(100, 0, 200), segment(123, 0, 200)])).toEqual([[[-Infinity, 103]], [[103, Infinity]]])
})

test('what stands in another column cuts nothing off', () => {
  expect(free([segment(100, 0, 200), segment(123, 400, 600)])).toEqual([
    [[-Infinity, Infinity]],
    [[-Infinity, Infinity]],
  ])
})

test('a large heading keeps the tails that reach into the line below', () => {
  const [[heading], [line]] = free([segment(100, 0, 200, 40), segment(121, 0, 300)]) as [
    number[][],
    number[][],
  ]
  expect([heading![1], line![0]]).toEqual([106, 101])
})
