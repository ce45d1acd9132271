import { env } from 'cloudflare:workers'
import { Secret, TOTP } from 'otpauth'
import { expect, test, vi } from 'vitest'
import type { Env } from '../../workers/config'
import { Browser, call, signedIn } from '../support/api'
import { openSocket } from '../support/sockets'

const { ACCOUNTS } = env as unknown as Env
type Person = Awaited<ReturnType<typeof signedIn>>

const codeAt = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

async function enrol(browser: Browser) {
  const answer = await browser.fetch('/api/auth/factors', { json: { factor_type: 'totp' } })
  expect(answer.status).toBe(201)
  const { id, totp } = await answer.json<{ id: string; totp: { secret: string; uri: string } }>()
  return { id, secret: totp.secret }
}

async function challenge(browser: Browser, id: string): Promise<string> {
  const answer = await browser.fetch(`/api/auth/factors/${id}/challenge`, { json: { channel: 'totp' } })
  return (await answer.json<{ id: string }>()).id
}

async function verify(browser: Browser, id: string, code: string) {
  const json = { challenge_id: await challenge(browser, id), code }
  const answer = await browser.fetch(`/api/auth/factors/${id}/verify`, { json })
  const body = await answer.json<{
    code?: string
    access_token: string
    recovery_codes?: string[]
    user?: { aal: string }
  }>()
  return { status: answer.status, ...body }
}

/** As if the last code of this person had been given long ago: the next step is free again. */
const forgetSteps = (userId: string) =>
  ACCOUNTS.prepare('UPDATE factors SET last_step = 0 WHERE user_id = ?').bind(userId).run()

async function protectedPerson() {
  const person = await signedIn()
  const { id, secret } = await enrol(person.browser)
  const first = await verify(person.browser, id, codeAt(secret))
  expect(first.status).toBe(200)
  await forgetSteps(person.userId)
  return { ...person, id, secret, codes: first.recovery_codes ?? [], fresh: first.access_token }
}

async function signInAgain({ browser, email, password }: Person) {
  const again = new Browser()
  again.set('__Host-access_granted', browser.cookies.get('__Host-access_granted') ?? null)
  const answer = await again.fetch('/api/auth/token?grant_type=password', { json: { email, password } })
  return {
    again,
    ...(await answer.json<{ access_token: string; user: { aal: string; factors: { id: string }[] } }>()),
  }
}

const statusOf = async (browser: Browser, path: string, init = {}) => (await browser.fetch(path, init)).status

test('the first right code turns it on: aal2 here, every other device out, ten codes to keep', async () => {
  const person = await signedIn()
  const other = await signInAgain(person)
  const socket = await openSocket(other.access_token)
  const { id, secret } = await enrol(person.browser)
  expect((await verify(person.browser, id, '000000')).status).toBe(422)
  const on = await verify(person.browser, id, codeAt(secret))
  expect(on).toMatchObject({ status: 200, user: { aal: 'aal2', factors: [{ id, status: 'verified' }] } })
  expect(new Set(on.recovery_codes).size).toBe(10)
  expect(await statusOf(other.again, '/api/auth/user')).toBe(401)
  await vi.waitUntil(() => socket.closed() !== null, { timeout: 1_000 })
  // The session that asked ended with the answer: nobody who held it before goes on at aal2.
  const old = { authorization: `Bearer ${person.token}` }
  expect((await call(new Request('https://chart.test/api/auth/user', { headers: old }))).status).toBe(401)
  expect(await statusOf(person.browser, '/api/rest/profiles')).toBe(200)
  const kept = await ACCOUNTS.prepare('SELECT secret FROM factors WHERE user_id = ?')
    .bind(person.userId)
    .first<string>('secret')
  expect(kept).not.toContain(secret)
})

test('the password alone opens nothing but the way to the code', async () => {
  const person = await protectedPerson()
  const { again, user } = await signInAgain(person)
  expect(user).toMatchObject({ aal: 'aal1', factors: [{ id: person.id }] })
  for (const path of ['/api/rest/profiles', '/api/rest/files', '/api/auth/factors', '/api/realtime'])
    expect([path, await statusOf(again, path)]).toEqual([path, 403])
  for (const path of ['/api/functions/export_data', '/api/functions/delete_account', '/api/auth/factors'])
    expect([path, await statusOf(again, path, { json: { confirm: true } })]).toEqual([path, 403])
  expect(await statusOf(again, `/api/auth/factors/${person.id}`, { method: 'DELETE' })).toBe(403)
  expect(await (await again.fetch('/home')).text()).toBe('nobody')
  // Nor does a refresh make it whole.
  await again.fetch('/api/auth/token?grant_type=refresh_token', { json: {} })
  expect(await statusOf(again, '/api/rest/profiles')).toBe(403)
  expect(await verify(again, person.id, codeAt(person.secret))).toMatchObject({ status: 200 })
  expect(await statusOf(again, '/api/rest/profiles')).toBe(200)
  await again.fetch('/api/auth/token?grant_type=refresh_token', { json: {} })
  expect(await statusOf(again, '/api/rest/profiles')).toBe(200)
})

test('no code is good twice, nor one of an earlier step, nor a challenge', async () => {
  const person = await protectedPerson()
  const { again } = await signInAgain(person)
  const code = codeAt(person.secret)
  const json = { challenge_id: await challenge(again, person.id), code }
  const path = `/api/auth/factors/${person.id}/verify`
  expect((await again.fetch(path, { json })).status).toBe(200)
  const thief = (await signInAgain(person)).again
  expect(await verify(thief, person.id, code)).toMatchObject({ status: 422, code: 'code_wrong' })
  expect(await verify(thief, person.id, codeAt(person.secret, -1))).toMatchObject({ status: 422 })
  const old = await thief.fetch(path, { json: { ...json, code: codeAt(person.secret, 1) } })
  expect([old.status, (await old.json<{ code: string }>()).code]).toEqual([422, 'challenge_expired'])
})

test('of many who bring the same code at once, one is let in', async () => {
  const person = await protectedPerson()
  const thieves = await Promise.all(Array.from({ length: 6 }, () => signInAgain(person)))
  const code = codeAt(person.secret)
  const answers = await Promise.all(thieves.map(({ again }) => verify(again, person.id, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a thousand codes guessed at once: ten are looked at', async () => {
  const person = await protectedPerson()
  const { again } = await signInAgain(person)
  const challenge_id = await challenge(again, person.id)
  const guess = async (n: number) => {
    const json = { challenge_id, code: String(n).padStart(6, '0') }
    return (await again.fetch(`/api/auth/factors/${person.id}/verify`, { json })).status
  }
  const statuses = await Promise.all(Array.from({ length: 1000 }, (_, n) => guess(n)))
  expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(10)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(990)
})

test('a recovery code opens once', async () => {
  const person = await protectedPerson()
  const [code = ''] = person.codes
  const first = (await signInAgain(person)).again
  expect((await verify(first, person.id, code.toLowerCase())).status).toBe(200)
  const second = (await signInAgain(person)).again
  expect((await verify(second, person.id, code)).status).toBe(422)
})

test('ten minutes after a code, what cannot be undone asks for another; it can be turned off with one', async () => {
  const person = await protectedPerson()
  const { browser, userId, id, secret } = person
  expect(await statusOf(browser, '/api/functions/export_data', { method: 'POST' })).toBe(200)
  await ACCOUNTS.prepare('UPDATE refresh_families SET factor_at = factor_at - 600000 WHERE user_id = ?')
    .bind(userId)
    .run()
  await browser.fetch('/api/auth/token?grant_type=refresh_token', { json: {} })
  const asked = await browser.fetch('/api/functions/export_data', { method: 'POST' })
  expect([asked.status, (await asked.json<{ code: string }>()).code]).toEqual([403, 'step_up_required'])
  expect(await statusOf(browser, '/api/functions/patient_summary')).toBe(403)
  expect(await statusOf(browser, '/api/functions/delete_account', { json: { confirm: true } })).toBe(403)
  expect(await statusOf(browser, `/api/auth/factors/${id}`, { method: 'DELETE' })).toBe(403)
  expect(await statusOf(browser, '/api/rest/profiles')).toBe(200)
  expect((await verify(browser, id, codeAt(secret))).status).toBe(200)
  expect(await statusOf(browser, `/api/auth/factors/${id}`, { method: 'DELETE' })).toBe(204)
  expect(await statusOf(browser, '/api/rest/profiles')).toBe(200)
  const { again, user } = await signInAgain(person)
  expect(user).toMatchObject({ aal: 'aal1', factors: [] })
  expect(await statusOf(again, '/api/rest/profiles')).toBe(200)
})

test('of an authenticator whose secret is lost the person is told so, and a recovery code still opens', async () => {
  const person = await protectedPerson()
  // As after secrets.json was lost and made anew.
  await ACCOUNTS.prepare(
    `UPDATE factors SET secret = 'bG9ja2VkIHVuZGVyIGFub3RoZXIgc2VjcmV0IGFsdG9nZXRoZXI' WHERE id = ?`,
  )
    .bind(person.id)
    .run()
  const { again } = await signInAgain(person)
  const refused = await verify(again, person.id, codeAt(person.secret))
  expect([refused.status, refused.code]).toEqual([409, 'factor_unreadable'])
  expect((await verify(again, person.id, person.codes[0] ?? '')).status).toBe(200)
})

test('another person’s factor is not there', async () => {
  const owner = await protectedPerson()
  const stranger = await signedIn()
  const path = `/api/auth/factors/${owner.id}`
  expect(await statusOf(stranger.browser, `${path}/challenge`, { json: {} })).toBe(404)
  const json = { challenge_id: crypto.randomUUID(), code: codeAt(owner.secret) }
  expect(await statusOf(stranger.browser, `${path}/verify`, { json })).toBe(404)
  expect(await statusOf(stranger.browser, path, { method: 'DELETE' })).toBe(404)
})
