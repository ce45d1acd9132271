import { expect, test } from 'vitest'
import { judge } from './judge'

const result = (
  value: string | null,
  low: number | null,
  high: number | null,
  flag: 'H' | 'L' | 'N' | null = null,
) => judge({ value, ref_low: low, ref_high: high, flag })

test.each([
  ['within', '5.0', 3.5, 5.1, false],
  ['at its limit', '5.1', 3.5, 5.1, false],
  ['above', '5.2', 3.5, 5.1, true],
  ['below', '3.4', 3.5, 5.1, true],
  ['below the only limit', '4', null, 5, false],
  ['above the only limit', '6', null, 5, true],
  ['negative', '-2.6', -1, null, true],
  ['less than what is measured, below the limit', '<0.01', 0.5, 4, true],
  ['less than the upper limit', '<0.01', null, 0.04, false],
  ['more than the upper limit', '>100', 3, 5, true],
  ['more than the lower limit', '>90', 60, null, false],
] as const)('%s', (_name, value, low, high, abnormal) =>
  expect(result(value, low, high)).toEqual({ abnormal, by: 'range' }),
)

test.each([
  ['a mark', '5.0', null, null, 'H', true],
  ['a mark that says normal', '5.0', null, null, 'N', false],
  ['words', 'Positive', null, null, 'H', true],
  ['a number that its limits do not tell', '<4', 3.5, 5.1, 'L', true],
] as const)(
  'without limits to lay it against, the mark tells: %s',
  (_name, value, low, high, flag, abnormal) =>
    expect(result(value, low, high, flag)).toEqual({ abnormal, by: 'flag' }),
)

test.each([
  ['nothing to go by', '5.0', null, null],
  ['no value', null, 3.5, 5.1],
  ['words without a mark', 'Positive', null, null],
  ['a number that its limits do not tell', '<4', 3.5, 5.1],
] as const)('not judged: %s', (_name, value, low, high) =>
  expect(result(value, low, high)).toEqual({ abnormal: null, by: null }),
)
