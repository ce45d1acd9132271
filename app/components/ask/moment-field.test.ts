import { expect, test } from 'vitest'
import { fieldOf, instantOf } from './moment-field'

test.each([
  ['2026-11-22T21:09', new Date('2026-11-22T21:09').toISOString()],
  ['', null],
  ['275760-09-14T00:00', undefined],
  ['12026-01-01T00:00', undefined],
  ['999999-12-31T23:59', undefined],
])('a field of %j holds %s', (field, instant) => expect(instantOf(field)).toBe(instant))

test('what a field shows is what it was given, where the reader is', () => {
  expect(fieldOf(null)).toBe('')
  const typed = '2026-07-01T08:30'
  expect(fieldOf(instantOf(typed) ?? null)).toBe(typed)
})
