import { expect, test } from 'vitest'
import { outsideScore } from './outside-limits'
import type { Role } from './types'

const facts = (rows: readonly (readonly [low: string, value: string, high: string])[]) =>
  rows.map(([low, value, high]) => ({ low, high, value: { text: value } }))
const parted: Role[] = ['low', 'value', 'unit', 'high', 'name']
const above = [
  ['70', '400', '178'],
  ['0.40', '4.20', '3.94'],
  ['12.0', '22.0', '14.1'],
  ['70', '99', '84'],
] as const

test.each([
  ['the upper limit for the result', parted, above, true],
  [
    'results between their limits',
    parted,
    above.map(([low, high, value]) => [low, value, high] as const),
    false,
  ],
  ['one of them within', parted, [...above, ['3.5', '4.2', '5.2'] as const], false],
  ['three rows', parted, above.slice(1), false],
  ['limits that stand side by side', ['low', 'high', 'unit', 'value', 'name'] as Role[], above, false],
  ['the unit behind the limits', ['low', 'value', 'high', 'unit', 'name'] as Role[], above, false],
] as const)('%s', (_what, roles, rows, told) => {
  expect(outsideScore(roles, facts(rows)) < 0).toBe(told)
})
