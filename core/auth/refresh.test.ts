import { expect, test } from 'vitest'
import { decideRefresh } from './refresh'

test.each([
  ['unknown', null, 0, 'refuse'],
  ['fresh', { spentAt: null, expiresAt: 100, familyEndedAt: null }, 99, 'rotate'],
  ['expired at equality', { spentAt: null, expiresAt: 100, familyEndedAt: null }, 100, 'refuse'],
  ['spent a moment ago', { spentAt: 1_000, expiresAt: 99_000, familyEndedAt: null }, 10_999, 'repeat'],
  ['spent long ago', { spentAt: 1_000, expiresAt: 99_000, familyEndedAt: null }, 11_000, 'end-family'],
  [
    'of an ended family, even within the grace',
    { spentAt: 1_000, expiresAt: 99_000, familyEndedAt: 1_001 },
    1_002,
    'refuse',
  ],
] as const)('a token that is %s', (_name, token, now, expected) => {
  expect(decideRefresh(token, now)).toBe(expected)
})
