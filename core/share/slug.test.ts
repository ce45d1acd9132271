import { expect, test } from 'vitest'
import { countryOf, deviceFamily } from './device'
import { shardOfSlug, writeSlug } from './slug'

test.each([0, 1, 35, 36, 4999])('a slug says which shard its link is in: %i', (shard) => {
  const slug = writeSlug('AbCdEfGhIjKlMnOpQrStUvWxYz012345', shard)
  expect(shardOfSlug(slug)).toBe(shard)
  expect(slug.startsWith('AbCdEfGhIjKlMnOpQrStUv')).toBe(true)
})

test.each([
  '',
  'x',
  'A'.repeat(22),
  `${'A'.repeat(22)}A`,
  `${'A'.repeat(21)}!0`,
  `${'A'.repeat(22)}0000`,
  `${'A'.repeat(22)}0\n`,
])('this is the name of no link: %j', (slug) => expect(shardOfSlug(slug)).toBe(null))

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Mac'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  ['curl/8.5.0', 'Program'],
  [null, 'Program'],
])('%s is %s', (agent, family) => expect(deviceFamily(agent)).toBe(family))

test.each([
  ['IL', 'IL'],
  ['XX', null],
  ['T1', null],
  [undefined, null],
  ['<b>', null],
])('country %s', (told, country) => expect(countryOf(told)).toBe(country))
