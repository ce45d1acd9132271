import { expect, test } from 'vitest'
import { badgeOf } from './use-due'

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%i is shown as %s', (count, shown) => {
  expect(badgeOf(count)).toBe(shown)
})
