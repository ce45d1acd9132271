import { expect, test } from 'vitest'
import { decideRefresh, refreshExpiry } from './refresh'

const days = 86_400_000
const fresh = { spentAt: null, expiresAt: 100, familyCreatedAt: 0, familyEndedAt: null }

test.each([
  ['unknown', null, 0, 'refuse'],
  ['fresh', fresh, 99, 'rotate'],
  ['expired at equality', fresh, 100, 'refuse'],
  ['spent a moment ago', { ...fresh, spentAt: 1_000, expiresAt: 99_000 }, 10_999, 'repeat'],
  ['spent long ago', { ...fresh, spentAt: 1_000, expiresAt: 99_000 }, 11_000, 'end-family'],
  [
    'of an ended family, even within the grace',
    { ...fresh, spentAt: 1_000, expiresAt: 99_000, familyEndedAt: 1_001 },
    1_002,
    'refuse',
  ],
  ['of a family of 89 days', { ...fresh, expiresAt: 91 * days }, 89 * days, 'rotate'],
  ['of a family of 90 days', { ...fresh, expiresAt: 91 * days }, 90 * days, 'refuse'],
] as const)('a token that is %s', (_name, token, now, expected) => {
  expect(decideRefresh(token, now)).toBe(expected)
})

test.each([
  [0, 0, 30],
  [0, 59, 89],
  [0, 75, 90],
  [10, 99, 100],
])('of a family begun on day %i, a token of day %i lasts to day %i', (begun, now, until) => {
  expect(refreshExpiry(begun * days, now * days)).toBe(until * days)
})
