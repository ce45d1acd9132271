import { expect, test } from 'vitest'
import { isSameMeasure } from './same-measure'

test.each([
  ['lab:hemoglobin', 'lab:hemoglobin-a1c', false],
  ['lab:glucose', 'lab:hemoglobin-a1c', false],
  ['lab:troponin', 'lab:troponin-i', true],
  ['lab:neutrophils-percent', 'lab:neutrophils-absolute', true],
  ['lab:no-such-test', 'lab:hemoglobin', true],
] as const)('%s and %s measure one thing: %s', (one, other, is) => {
  expect(isSameMeasure(one, other)).toBe(is)
})
