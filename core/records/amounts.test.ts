import { expect, test } from 'vitest'
import { rangePosition } from './amounts'

test.each([
  ['in the middle', '5', 4, 6, 0.5],
  ['at the upper limit', '6', 4, 6, 0.75],
  ['far above', '60', 4, 6, 0.96],
  ['far below', '-60', 4, 6, 0.04],
  ['below an upper limit alone', '50', null, 100, 0.375],
  ['above an upper limit alone', '158', null, 130, 0.9115],
  ['below a lower limit alone', '36', 40, null, 0.225],
  ['with the sign that was printed', '< 5', 4, 6, 0.5],
])('%s', (_name, value, low, high, at) => expect(rangePosition(value, low, high)?.at).toBeCloseTo(at, 3))

test.each([
  ['no number', 'Negative', 4, 6],
  ['no value', null, 4, 6],
  ['no limits', '5', null, null],
  ['limits that are none', '5', 6, 6],
  ['a lower limit of nothing', '5', 0, null],
])('nothing is drawn with %s', (_name, value, low, high) =>
  expect(rangePosition(value, low, high)).toBeNull(),
)
