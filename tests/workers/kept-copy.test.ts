import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { nobody, ownerHeader } from '../../core/device/copy'
import { Browser, call, signedIn } from '../support/api'

const answerOf = async (path: string, browser: Browser) => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { headers } = await call(new Request(`https://chart.test${path}`, { headers: { cookie } }))
  return { owner: headers.get(ownerHeader), kept: headers.get('cache-control') }
}
const uncached = 'private, no-store'

test('a page says whose record it shows, and is kept by nobody else', async () => {
  const [dana, noa] = await Promise.all([signedIn(), signedIn()])
  expect(await answerOf('/home', dana.browser)).toEqual({ owner: dana.userId, kept: uncached })
  expect(await answerOf('/home', noa.browser)).toEqual({ owner: noa.userId, kept: uncached })
  expect(await answerOf('/labs.data', dana.browser)).toEqual({ owner: dana.userId, kept: uncached })
})

test('to a stranger, and after signing out, it says that nobody is there', async () => {
  expect(await answerOf('/home', new Browser())).toEqual({ owner: nobody, kept: uncached })
  const { browser } = await signedIn()
  const before = new Browser()
  for (const [name, value] of browser.cookies) before.set(name, value)
  expect((await browser.fetch('/api/auth/logout', { method: 'POST' })).status).toBe(204)
  // With the cookies of before, as a copy of them would hold.
  expect((await answerOf('/home', before)).owner).toBe(nobody)
})

test('whoever has given the password and not yet the code is nobody', async () => {
  const { browser, email, password } = await signedIn()
  const { id, totp } = await (
    await browser.fetch('/api/auth/factors', { json: { factor_type: 'totp' } })
  ).json<{ id: string; totp: { secret: string } }>()
  const challenge = await (
    await browser.fetch(`/api/auth/factors/${id}/challenge`, { json: { channel: 'totp' } })
  ).json<{ id: string }>()
  const code = new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate()
  const verified = await browser.fetch(`/api/auth/factors/${id}/verify`, {
    json: { challenge_id: challenge.id, code },
  })
  expect(verified.status).toBe(200)
  const again = new Browser()
  again.set('__Host-access_granted', browser.cookies.get('__Host-access_granted') ?? null)
  const half = await again.fetch('/api/auth/token?grant_type=password', { json: { email, password } })
  expect(half.status).toBe(200)
  expect((await answerOf('/home', again)).owner).toBe(nobody)
})

test('neither a call nor what a share link shows says so: no copy changes by it', async () => {
  const { browser } = await signedIn()
  for (const path of ['/api/auth/user', '/api/rest/files', '/viewer/none', '/calendar/none.ics'])
    expect((await answerOf(path, browser)).owner).toBeNull()
})
