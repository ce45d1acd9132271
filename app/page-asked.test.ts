import { expect, test } from 'vitest'
import { pageAsked, searchOf } from './page-asked'

const place = { at: '2024-03-02', id: '0d4b9f4e-7f43-4c0f-9c6e-0d9a3c1f2b11' }
const asked = (search: string, name?: string) =>
  pageAsked(new Request(`https://chart.test/labs${search}`), name)

test('what a link asks for is what the list shows', () => {
  expect(asked(searchOf(place))).toEqual({ limit: 100, after: place })
  expect(asked(searchOf(place, 'lab'), 'lab')).toEqual({ limit: 100, after: place })
  expect(asked(searchOf(place, 'lab'), 'allergy').after, 'another list stays where it is').toBeNull()
})

test.each(['', '?after=', '?after=3', '?after=drop', `?after=2024~${'x'.repeat(36)}`])(
  '%s is the first page',
  (search) => expect(asked(search).after).toBeNull(),
)
