import { expect, test } from 'vitest'
import { Browser, passGate } from '../support/api'

test.each([
  ['he', null, 'he'],
  ['en', 'he', 'en'],
  ['xx', null, 'en'],
  [null, null, 'en'],
  [null, 'fr, he-IL;q=0.8', 'he'],
])(
  'signed up on a device set to %s that asks for %s, a profile speaks %s',
  async (cookie, accept, locale) => {
    const browser = await passGate()
    browser.set('locale', cookie)
    const json = { email: `${crypto.randomUUID()}@example.org`, password: 'correct horse battery' }
    const headers: HeadersInit = accept === null ? {} : { 'accept-language': accept }
    await browser.fetch('/api/auth/signup', { json, headers })
    // Signing in from a device that is set otherwise changes nothing.
    browser.set('locale', locale === 'he' ? 'en' : 'he')
    await browser.fetch('/api/auth/token?grant_type=password', { json })
    expect(await (await browser.fetch('/api/rest/profiles')).json()).toMatchObject([{ locale }])
  },
)

test('a page that stands for another is in the language of its reader, and says by what it varies', async () => {
  const browser = new Browser()
  const headers = { 'accept-language': 'he-IL,he', origin: 'https://evil.example' }
  const refused = await browser.fetch('/language', { method: 'POST', body: 'locale=en', headers })
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain('lang="he"')
  expect(refused.headers.get('vary')).toBe('Cookie, Accept-Language')
  expect(refused.headers.get('cache-control')).toBe('private, no-store')
})
