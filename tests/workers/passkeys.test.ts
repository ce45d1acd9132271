import { env } from 'cloudflare:workers'
import { Secret, TOTP } from 'otpauth'
import { afterEach, expect, test, vi } from 'vitest'
import type { Mail } from '../../workers/adapters/mailer'
import type { Env } from '../../workers/config'
import { passGate, signedIn, type Browser } from '../support/api'
import { PasskeyDevice, type Saying } from '../support/passkey'

const { ACCOUNTS, LOCAL_MAIL } = env as unknown as Env & { LOCAL_MAIL: Fetcher }
type Person = Awaited<ReturnType<typeof signedIn>>

afterEach(() => void vi.useRealTimers())

const answerOf = async (answer: Response) => ({
  status: answer.status,
  ...(await answer.json<{ code?: string; user?: { id: string; aal: string }; id?: string }>()),
})

async function enrol({ browser }: Person, device: PasskeyDevice, said: Saying = {}, name = 'Phone') {
  const options = await browser.fetch('/api/auth/passkeys/options', { method: 'POST' })
  const { challenge } = await options.json<{ challenge: string }>()
  const json = { name, passkey: await device.attestation(challenge, said) }
  return answerOf(await browser.fetch('/api/auth/passkeys', { json }))
}

async function challengeOf(browser: Browser): Promise<string> {
  const asked = await browser.fetch('/api/auth/passkeys/challenge', { method: 'POST' })
  expect(asked.status).toBe(200)
  return (await asked.json<{ challenge: string }>()).challenge
}

const send = async (browser: Browser, json: unknown) =>
  answerOf(await browser.fetch('/api/auth/passkeys/session', { json }))

async function signInBy(device: PasskeyDevice, userId: string, said: Saying = {}) {
  const browser = await passGate()
  const challenge = await challengeOf(browser)
  return { browser, ...(await send(browser, await device.assertion(challenge, userId, said))) }
}

async function personWithPasskey() {
  const person = await signedIn()
  const device = new PasskeyDevice()
  const { status, id = '' } = await enrol(person, device)
  expect(status).toBe(201)
  return { ...person, device, passkeyId: id }
}

const listOf = async (browser: Browser) =>
  (await browser.fetch('/api/auth/passkeys')).json<
    { id: string; name: string; created_at: string; last_used_at: string | null }[]
  >()

test('enrolled, listed, used: a session at aal2 without a password; its owner is told by mail', async () => {
  const { browser, device, userId, email, passkeyId } = await personWithPasskey()
  expect(await listOf(browser)).toMatchObject([{ id: passkeyId, name: 'Phone', last_used_at: null }])
  device.counter = 1
  const on = await signInBy(device, userId)
  expect(on).toMatchObject({ status: 200, user: { id: userId, aal: 'aal2' } })
  expect((await on.browser.fetch('/api/rest/profiles')).status).toBe(200)
  expect((await listOf(browser))[0]?.last_used_at).toMatch(/Z$/)
  await vi.waitUntil(async () => {
    const mails: Mail[] = await (
      await LOCAL_MAIL.fetch(`http://mail/?to=${encodeURIComponent(email)}`)
    ).json()
    return mails.some(({ subject }) => subject.includes('passkey'))
  })
})

test('a challenge is good once, in time, and for the browser that asked', async () => {
  const { device, userId } = await personWithPasskey()
  const browser = await passGate()
  const first = await device.assertion(await challengeOf(browser), userId)
  expect((await send(browser, first)).status).toBe(200)
  expect(await send(browser, first)).toMatchObject({ status: 422, code: 'passkey_late' })

  const asked = await challengeOf(browser)
  const thief = await passGate()
  await challengeOf(thief)
  const stolen = await device.assertion(asked, userId)
  expect(await send(thief, stolen)).toMatchObject({ status: 422, code: 'passkey_late' })
  expect(await send(await passGate(), stolen)).toMatchObject({ status: 422, code: 'passkey_late' })

  vi.useFakeTimers({ now: Date.now() + 5 * 60_000, toFake: ['Date'] })
  expect(await send(browser, stolen)).toMatchObject({ status: 422, code: 'passkey_late' })
})

test('of six who answer the same challenge at once, one is let in', async () => {
  const { device, userId } = await personWithPasskey()
  const browser = await passGate()
  const json = await device.assertion(await challengeOf(browser), userId)
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(browser, json)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test.each<[string, Saying]>([
  ['of another origin', { origin: 'https://chart.test.evil.example' }],
  ['of another port', { origin: 'https://chart.test:8443' }],
  ['for another party', { rpId: 'evil.example' }],
  ['without the person verified', { verified: false }],
  ['signed by another key', { foreignKey: true }],
  ['of another person', { userHandle: '3f0b8a52-8f5e-4a4a-9a53-0d3a4e0f3a55' }],
  ['with a challenge of its own', { challenge: 'bm90IGFza2VkIGZvciBieSBhbnlib2R5IGhlcmU' }],
])('an answer %s opens nothing', async (_what, said) => {
  const { device, userId } = await personWithPasskey()
  const { browser, status, code } = await signInBy(device, userId, said)
  expect([status, code]).toEqual([422, said.challenge ? 'passkey_late' : 'passkey_refused'])
  expect((await browser.fetch('/api/rest/profiles')).status).toBe(401)
  // Nor was the passkey spoilt by it.
  expect((await signInBy(device, userId)).status).toBe(200)
})

test('a counter that does not grow is a copy’s; a keychain that counts nothing is let in', async () => {
  const { device, userId } = await personWithPasskey()
  expect((await signInBy(device, userId, { counter: 7 })).status).toBe(200)
  for (const counter of [7, 6, 0])
    expect(await signInBy(device, userId, { counter })).toMatchObject({ code: 'passkey_refused' })
  expect((await signInBy(device, userId, { counter: 8 })).status).toBe(200)
  const keychain = await personWithPasskey()
  for (const _time of [1, 2]) expect((await signInBy(keychain.device, keychain.userId)).status).toBe(200)
})

test('a passkey that nobody enrolled is refused as a wrong one is', async () => {
  const { device, userId } = await personWithPasskey()
  const wrong = await signInBy(device, userId, { foreignKey: true })
  const unknown = await signInBy(new PasskeyDevice(), userId)
  expect({ ...unknown, browser: null }).toEqual({ ...wrong, browser: null })
})

test.each<[string, Saying, string]>([
  ['of another origin', { origin: 'https://evil.example' }, 'passkey_refused'],
  ['for another party', { rpId: 'evil.example' }, 'passkey_refused'],
  ['without the person verified', { verified: false }, 'passkey_refused'],
  [
    'for a challenge that was not asked for',
    { challenge: 'bm90IGFza2VkIGZvciBieSBhbnlib2R5' },
    'passkey_late',
  ],
])('a passkey %s is not enrolled', async (_what, said, code) => {
  const person = await signedIn()
  expect(await enrol(person, new PasskeyDevice(), said)).toMatchObject({ status: 422, code })
  expect(await listOf(person.browser)).toEqual([])
})

test('a challenge to enrol is good once, and for the session that asked', async () => {
  const [person, other] = await Promise.all([signedIn(), signedIn()])
  const device = new PasskeyDevice()
  const options = await person.browser.fetch('/api/auth/passkeys/options', { method: 'POST' })
  const { challenge } = await options.json<{ challenge: string }>()
  const json = { name: 'Phone', passkey: await device.attestation(challenge) }
  const asOther = await answerOf(await other.browser.fetch('/api/auth/passkeys', { json }))
  expect(asOther).toMatchObject({ status: 422, code: 'passkey_late' })
  expect((await person.browser.fetch('/api/auth/passkeys', { json })).status).toBe(201)
  expect((await person.browser.fetch('/api/auth/passkeys', { json })).status).toBe(422)
  // Nor does one's own become another's.
  expect(await enrol(other, device)).toMatchObject({ status: 409, code: 'passkey_known' })
  expect(await signInBy(device, other.userId)).toMatchObject({ code: 'passkey_refused' })
  expect(await signInBy(device, person.userId)).toMatchObject({ user: { id: person.userId } })
})

test('a challenge to sign in enrols nothing', async () => {
  const person = await signedIn()
  const challenge = await challengeOf(person.browser)
  const json = { name: 'Phone', passkey: await new PasskeyDevice().attestation(challenge) }
  expect((await person.browser.fetch('/api/auth/passkeys', { json })).status).toBe(422)
})

test('removed, it opens nothing; another person’s is not there', async () => {
  const { browser, device, userId, passkeyId } = await personWithPasskey()
  const stranger = await signedIn()
  const remove = (by: Browser) => by.fetch(`/api/auth/passkeys/${passkeyId}`, { method: 'DELETE' })
  expect((await remove(stranger.browser)).status).toBe(404)
  expect(await listOf(stranger.browser)).toEqual([])
  expect((await remove(browser)).status).toBe(204)
  expect((await remove(browser)).status).toBe(404)
  expect(await signInBy(device, userId)).toMatchObject({ code: 'passkey_refused' })
})

test('whoever has a second factor is asked for it before a passkey is added or removed; a passkey answers, too', async () => {
  const person = await personWithPasskey()
  const { browser, device, userId, passkeyId } = person
  const enrolled = await browser.fetch('/api/auth/factors', { json: { factor_type: 'totp' } })
  const { id, totp } = await enrolled.json<{ id: string; totp: { secret: string } }>()
  const asked = await browser.fetch(`/api/auth/factors/${id}/challenge`, { json: {} })
  const { id: challenge_id } = await asked.json<{ id: string }>()
  const code = new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate()
  await browser.fetch(`/api/auth/factors/${id}/verify`, { json: { challenge_id, code } })
  // The code was given long ago.
  await ACCOUNTS.prepare('UPDATE refresh_families SET factor_at = 1 WHERE user_id = ?').bind(userId).run()
  await browser.fetch('/api/auth/token?grant_type=refresh_token', { json: {} })
  const options = () => browser.fetch('/api/auth/passkeys/options', { method: 'POST' })
  expect((await answerOf(await options())).code).toBe('step_up_required')
  const path = `/api/auth/passkeys/${passkeyId}`
  expect((await browser.fetch(path, { method: 'DELETE' })).status).toBe(403)
  // Nor can somebody else's passkey say it.
  const other = await personWithPasskey()
  const theirs = await other.device.assertion(await challengeOf(browser), other.userId)
  expect(await send(browser, theirs)).toMatchObject({ code: 'passkey_refused' })
  expect((await options()).status).toBe(403)
  const mine = await device.assertion(await challengeOf(browser), userId)
  expect((await send(browser, mine)).status).toBe(200)
  expect((await options()).status).toBe(200)
  expect((await browser.fetch(path, { method: 'DELETE' })).status).toBe(204)
})

test('who knows the password and not the code goes on by a passkey of that person', async () => {
  const { email, password, device, userId } = await personWithPasskey()
  await ACCOUNTS.prepare(
    "INSERT INTO factors (id, user_id, factor_type, status, secret, last_step, created_at) VALUES (?, ?, 'totp', 'verified', 'x', 0, 0)",
  )
    .bind(crypto.randomUUID(), userId)
    .run()
  const browser = await passGate()
  await browser.fetch('/api/auth/token?grant_type=password', { json: { email, password } })
  expect((await browser.fetch('/api/rest/profiles')).status).toBe(403)
  const json = await device.assertion(await challengeOf(browser), userId)
  expect(await send(browser, json)).toMatchObject({ status: 200, user: { aal: 'aal2' } })
  expect((await browser.fetch('/api/rest/profiles')).status).toBe(200)
})

test('without the gate nobody is asked; what is asked names nobody', async () => {
  const { email } = await personWithPasskey()
  const { Browser } = await import('../support/api')
  const asked = await new Browser().fetch('/api/auth/passkeys/challenge', { method: 'POST' })
  expect(asked.status).toBe(403)
  const browser = await passGate()
  const told = await (await browser.fetch(`/api/auth/passkeys/challenge`, { json: { email } })).text()
  expect(Object.keys(JSON.parse(told) as object).sort()).toEqual([
    'challenge',
    'rpId',
    'timeout',
    'userVerification',
  ])
})

test('with the account its passkeys are gone', async () => {
  const { browser, device, userId } = await personWithPasskey()
  const closed = await browser.fetch('/api/functions/delete_account', { json: { confirm: true } })
  expect(closed.status).toBe(202)
  expect((await signInBy(device, userId)).status).not.toBe(200)
  await vi.waitUntil(
    async () =>
      (await ACCOUNTS.prepare('SELECT count(*) AS n FROM passkeys WHERE user_id = ?')
        .bind(userId)
        .first('n')) === 0,
    { timeout: 20_000 },
  )
})
