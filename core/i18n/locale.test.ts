import { expect, test } from 'vitest'
import { acceptedLocale, deviceLocale } from './locale'

test.each([
  [null, null],
  ['', null],
  ['*', null],
  ['fr-FR,fr;q=0.9', null],
  ['he', 'he'],
  ['he-IL,he;q=0.9,en-US;q=0.8,en;q=0.7', 'he'],
  ['iw', 'he'],
  ['en-GB', 'en'],
  ['fr, he;q=0.8, en;q=0.9', 'en'],
  ['ru, en;q=0.3, he;q=0.4', 'he'],
  ['he;q=0, en;q=0.1', 'en'],
  ['he;q=0', null],
  ['he;q=x, en', 'en'],
  ['hebrew', null],
  ['HE-il', 'he'],
] as const)('of "%s" it is %s', (header, locale) => expect(acceptedLocale(header)).toBe(locale))

test.each([
  ['en', 'he', 'en'],
  ['he', 'en', 'he'],
  ['fr', 'he', 'he'],
  [null, 'he', 'he'],
  [null, 'fr', 'en'],
  [undefined, null, 'en'],
] as const)('chosen here %s, asked for %s: %s', (cookie, accept, locale) =>
  expect(deviceLocale(cookie, accept)).toBe(locale),
)
