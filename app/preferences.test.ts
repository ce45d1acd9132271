import { describe, expect, it, test } from 'vitest'
import { ownPath, readPreferences } from './preferences'

const asking = (cookie: string, accept = '*') =>
  new Request('http://localhost/', { headers: { cookie, 'accept-language': accept } })

describe('readPreferences', () => {
  it.each([
    ['', null, 'en', 'UTC'],
    ['locale=he', null, 'he', 'UTC'],
    ['locale=he; time_zone=Asia%2FJerusalem', 'en', 'en', 'Asia/Jerusalem'],
    ['locale=en', 'he', 'he', 'UTC'],
    ['session=x', 'he', 'he', 'UTC'],
    ['locale=fr; time_zone=%', null, 'en', 'UTC'],
  ] as const)('cookies "%s", profile %s: %s in %s', async (cookie, profile, locale, timeZone) => {
    const record = profile && { profile: async () => ({ locale: profile, units: 'us' as const }) }
    expect(await readPreferences(asking(cookie), record)).toEqual({
      locale,
      timeZone,
      units: profile ? 'us' : 'metric',
    })
  })
})

test.each([
  ['', null, 'he'],
  ['locale=en', null, 'en'],
  ['locale=fr', null, 'he'],
  ['locale=en', 'he', 'he'],
  ['', 'en', 'en'],
] as const)('asked for Hebrew, cookies "%s", profile %s: %s', async (cookie, profile, locale) => {
  const record = profile && { profile: async () => ({ locale: profile, units: 'metric' as const }) }
  const asked = asking(cookie, 'he-IL,he;q=0.9,en;q=0.8')
  expect((await readPreferences(asked, record)).locale).toBe(locale)
})

describe('ownPath', () => {
  it.each([
    ['/files', '/files'],
    ['/file/3f2?entity=9a-1', '/file/3f2?entity=9a-1'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
    ['/a\n//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    [null, '/'],
  ])('%j → %s', (text, path) => expect(ownPath(text)).toBe(path))
})
