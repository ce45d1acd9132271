import { expect, test } from 'vitest'
import { translator } from '#core/i18n/languages'
import { countFound, foundText } from './found'

const read = (['accepted', 'accepted', 'pending', 'review', 'rejected', 'noted'] as const).map(
  (decision) => ({ decision }),
)

test('what waits is found, too; what is only mentioned, or was refused, is not', () => {
  expect(countFound(read)).toEqual({ facts: 4, toCheck: 2 })
  expect(countFound([])).toEqual({ facts: 0, toCheck: 0 })
})

test.each([
  ['en', { facts: 12, toCheck: 2 }, '12 facts found, 2 to check'],
  ['en', { facts: 1, toCheck: 0 }, '1 fact found'],
  ['en', { facts: 0, toCheck: 0 }, '2 pages were read.'],
  ['en', null, '2 pages were read.'],
  ['he', { facts: 1, toCheck: 1 }, 'נמצא פריט אחד, אחד לבדיקה'],
] as const)('in %s %j is said as %s', (locale, found, said) => {
  expect(foundText(translator(locale), 2, found).replaceAll(/[\u2066-\u2069]/g, '')).toBe(said)
})
