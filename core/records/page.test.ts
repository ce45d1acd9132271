import { expect, test } from 'vitest'
import { pageOf, parsePlace, writePlace } from './page'

const id = '0d4b9f4e-7f43-4c0f-9c6e-0d9a3c1f2b11'

test.each([
  { at: '2024-03-02', id },
  { at: '2024', id },
  { at: `2024-03-02 ${id}`, id },
  { at: '2024-03-02 entered', id },
  { at: '2026-01-02T03:04:05.678Z', id },
])('a place is read as it was written: %j', (place) => expect(parsePlace(writePlace(place))).toEqual(place))

test.each(['', '~', id, `~${id}`, `2024-03-02~${id}x`, `' OR 1=1~${id}`, `2024-03-02~${id}~${id}`])(
  'no place: %s',
  (text) => expect(parsePlace(text)).toBeNull(),
)

test('one row more than a page holds tells where the next begins', () => {
  const rows = ['c', 'b', 'a'].map((name) => ({ at: name, id: name }))
  const whole = (row: { at: string; id: string }) => row
  expect(pageOf(rows, 2, whole)).toEqual({ rows: rows.slice(0, 2), next: rows[1] })
  expect(pageOf(rows, 3, whole)).toEqual({ rows, next: null })
  expect(pageOf([], 3, whole)).toEqual({ rows: [], next: null })
})
