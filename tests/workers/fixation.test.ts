import { env } from 'cloudflare:workers'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import type { Env } from '../../workers/config'
import { Browser, call, passGate, signedIn } from '../support/api'

const { ACCOUNTS } = env as unknown as Env
const kept = ['__Host-session', '__Host-refresh', '__Host-access_granted'] as const
const cookiesOf = (browser: Browser) => kept.map((name) => browser.cookies.get(name) ?? '')

/** A code of now, of which none was given yet. */
async function codeOf(secret: string): Promise<string> {
  await ACCOUNTS.prepare('UPDATE factors SET last_step = 0').run()
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate()
}

const who = async (token: string) =>
  (
    await call(
      new Request('https://chart.test/api/auth/user', { headers: { authorization: `Bearer ${token}` } }),
    )
  ).status
const refreshed = async (token: string) =>
  (await new Browser().fetch('/api/auth/token?grant_type=refresh_token', { json: { refresh_token: token } }))
    .status

/** Which device a browser is in the list of its person. */
async function deviceOf(browser: Browser): Promise<string | undefined> {
  const list = await (await browser.fetch('/api/auth/sessions')).json<{ id: string; current: boolean }[]>()
  return list.find(({ current }) => current)?.id
}

/** Neither by its token nor by its cookies is the session of before good for anything. */
async function isOver([session = '', refresh = '']: readonly string[]) {
  expect([await who(session), await refreshed(refresh)]).toEqual([401, 401])
}

async function verify(browser: Browser, id: string, code: string): Promise<number> {
  const asked = await browser.fetch(`/api/auth/factors/${id}/challenge`, { json: {} })
  const { id: challenge_id } = await asked.json<{ id: string }>()
  return (await browser.fetch(`/api/auth/factors/${id}/verify`, { json: { challenge_id, code } })).status
}

async function enrolled(browser: Browser) {
  const answer = await browser.fetch('/api/auth/factors', { json: { factor_type: 'totp' } })
  const { id, totp } = await answer.json<{ id: string; totp: { secret: string } }>()
  return { id, secret: totp.secret }
}

test('cookies that somebody planted before sign-in are not those after, and open nothing of whoever signs in', async () => {
  const attacker = await signedIn()
  const planted = cookiesOf(attacker.browser)
  const victim = await signedIn()
  const browser = new Browser()
  kept.forEach((name, at) => browser.set(name, planted[at] ?? ''))
  const json = { email: victim.email, password: victim.password }
  expect((await browser.fetch('/api/auth/token?grant_type=password', { json })).status).toBe(200)
  const [session, refresh] = cookiesOf(browser)
  expect(planted).not.toContain(session)
  expect(planted).not.toContain(refresh)
  const me = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await call(new Request('https://chart.test/api/auth/user', { headers }))
    return (await answer.json<{ id: string }>()).id
  }
  // What was planted is its planter's still, and nobody else's.
  expect([await me(session ?? ''), await me(planted[0] ?? '')]).toEqual([victim.userId, attacker.userId])
})

test('made-up cookies are not taken over: what is given out is our own', async () => {
  const made = ['chosen.by.somebody', 'A'.repeat(43), '9999999999.AAAA']
  const browser = new Browser()
  kept.forEach((name, at) => browser.set(name, made[at] ?? ''))
  expect((await browser.fetch('/api/gate', { json: { password: 'welcome' } })).status).toBe(204)
  const flag = browser.cookies.get('__Host-access_granted')
  expect(flag).not.toBe(made[2])
  const { email, password } = await signedIn()
  await browser.fetch('/api/auth/token?grant_type=password', { json: { email, password } })
  for (const cookie of cookiesOf(browser)) expect(made).not.toContain(cookie)
  expect(await refreshed(made[1] ?? '')).toBe(401)
})

test('the same person who signs in again has another session each time', async () => {
  const { browser, email, password } = await signedIn()
  const seen = new Set([...cookiesOf(browser).slice(0, 2), await deviceOf(browser)])
  for (let again = 0; again < 3; again += 1) {
    await browser.fetch('/api/auth/token?grant_type=password', { json: { email, password } })
    for (const name of [...cookiesOf(browser).slice(0, 2), await deviceOf(browser)]) seen.add(name)
  }
  expect(seen.size).toBe(12)
})

test('whoever planted a session that has the password alone does not go on in it once its owner gives the code', async () => {
  const person = await signedIn()
  const { id, secret } = await enrolled(person.browser)
  expect(await verify(person.browser, id, await codeOf(secret))).toBe(200)
  // The password is known to somebody: half signed in, they put their cookies into the owner's browser.
  const thief = await passGate()
  const json = { email: person.email, password: person.password }
  await thief.fetch('/api/auth/token?grant_type=password', { json })
  const planted = cookiesOf(thief)
  const owner = new Browser()
  kept.forEach((name, at) => owner.set(name, planted[at] ?? ''))
  expect(await verify(owner, id, await codeOf(secret))).toBe(200)
  expect((await owner.fetch('/api/rest/profiles')).status).toBe(200)
  await isOver(planted)
  // Nor is what is given again to whoever holds a code of now: a step-up is a session of its own, too.
  const before = cookiesOf(owner)
  expect(await verify(owner, id, await codeOf(secret))).toBe(200)
  await isOver(before)
  // And without the factor again.
  const last = cookiesOf(owner)
  expect((await owner.fetch(`/api/auth/factors/${id}`, { method: 'DELETE' })).status).toBe(204)
  await isOver(last)
  expect((await owner.fetch('/api/rest/profiles')).status).toBe(200)
})

test('a new password: this device goes on in a session of new names, at the level that it had', async () => {
  const { browser, password } = await signedIn()
  const { id, secret } = await enrolled(browser)
  expect(await verify(browser, id, await codeOf(secret))).toBe(200)
  const before = { cookies: cookiesOf(browser), device: await deviceOf(browser) }
  const asked = { current_password: password, password: 'a lantern in the harbour' }
  const answer = await browser.fetch('/api/auth/password', { json: asked })
  const given = await answer.json<{ access_token: string; user: { aal: string } }>()
  expect([answer.status, given.user.aal]).toEqual([200, 'aal2'])
  expect(browser.cookies.get('__Host-session')).toBe(given.access_token)
  await isOver(before.cookies)
  // The code counts from when it was given: an export is let through by it, as it was before.
  expect((await browser.fetch('/api/functions/export_data', { method: 'POST' })).status).toBe(200)
  const list = await (await browser.fetch('/api/auth/sessions')).json<{ id: string }[]>()
  expect(list.map(({ id: device }) => device)).toEqual([await deviceOf(browser)])
  expect(list[0]?.id).not.toBe(before.device)
})
