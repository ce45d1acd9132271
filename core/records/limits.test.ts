import { expect, test } from 'vitest'
import { sideOf } from './limits'

test.each([
  ['6', 3.5, 5.1, 'H'],
  ['3', 3.5, 5.1, 'L'],
  ['4', 3.5, 5.1, 'N'],
  ['<0.01', 0.5, 4, 'L'],
  ['>100', 3, 5, 'H'],
  ['<4', 3.5, 5.1, null],
  ['4', null, null, null],
  ['Positive', 0, 1, null],
  [null, 3.5, 5.1, null],
] as const)('%s within %s to %s lies %s', (value, low, high, side) =>
  expect(sideOf(value, low, high)).toBe(side),
)
