import { expect, test } from 'vitest'
import { passGate } from '../support/api'

test.each([
  ['he', 'he'],
  ['en', 'en'],
  ['xx', 'en'],
  [null, 'en'],
])('signed up on a device set to %s, a profile speaks %s', async (cookie, locale) => {
  const browser = await passGate()
  browser.set('locale', cookie)
  const json = { email: `${crypto.randomUUID()}@example.org`, password: 'correct horse battery' }
  await browser.fetch('/api/auth/signup', { json })
  // Signing in from a device that is set otherwise changes nothing.
  browser.set('locale', locale === 'he' ? 'en' : 'he')
  await browser.fetch('/api/auth/token?grant_type=password', { json })
  expect(await (await browser.fetch('/api/rest/profiles')).json()).toMatchObject([{ locale }])
})
