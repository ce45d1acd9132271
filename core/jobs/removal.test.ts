import { expect, test } from 'vitest'
import { decideAfterAttempt, decideRemovals, retryAfter, type PendingRemoval } from './removal'

const removal = (id: string, dueAt: number): PendingRemoval => ({ id, since: 0, dueAt, attempts: 0 })

test.each([
  ['nothing', [], [], null],
  ['one that is due', [removal('a', 10)], ['a'], null],
  ['one that is due later', [removal('a', 11)], [], 11],
  ['both', [removal('a', 3), removal('b', 90), removal('c', 40)], ['a'], 40],
])('%s', (_title, pending, due, lookAt) => {
  const decided = decideRemovals(pending, 10)
  expect(decided.due.map(({ id }) => id)).toEqual(due)
  expect(decided.lookAt).toBe(lookAt)
})

test('an attempt that fails is made again, later and later, and at least once an hour', () => {
  expect([0, 1, 2, 20].map(retryAfter)).toEqual([5_000, 10_000, 20_000, 3_600_000])
})

test.each([
  ['a reader may still be writing: look once more when its lease is over', 1_000, 90_000],
  ['nobody can be writing: it has ended', 90_000, null],
])('%s', (_title, now, expected) => {
  expect(decideAfterAttempt(removal('a', 0), now)).toBe(expected)
})
