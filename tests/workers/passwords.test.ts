import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { Mail } from '../../workers/adapters/mailer'
import type { Env } from '../../workers/config'
import { Browser, passGate, signedIn } from '../support/api'
import { openSocket } from '../support/sockets'

const { ACCOUNTS, LOCAL_MAIL } = env as unknown as Env & { LOCAL_MAIL: Fetcher }
const next = 'a lantern in the harbour'
type Person = Awaited<ReturnType<typeof signedIn>>

const mailsTo = async (email: string): Promise<Mail[]> =>
  (await LOCAL_MAIL.fetch(`http://mail/?to=${encodeURIComponent(email)}`)).json()

async function linkTo(email: string, page: 'reset' | 'verify'): Promise<string> {
  const pattern = new RegExp(`https://chart\\.test/${page}#([\\w-]{43})`)
  const find = async () => {
    const mails = await mailsTo(email)
    return mails.flatMap(({ text }) => pattern.exec(text)?.[1] ?? []).at(-1) ?? null
  }
  return vi.waitUntil(find, { timeout: 5_000 }) as Promise<string>
}

async function signIn(browser: Browser, email: string, password: string): Promise<number> {
  return (await browser.fetch('/api/auth/token?grant_type=password', { json: { email, password } })).status
}

async function anotherDevice({ email, password }: Person): Promise<Browser> {
  const browser = await passGate()
  expect(await signIn(browser, email, password)).toBe(200)
  return browser
}

const alive = async (browser: Browser) => (await browser.fetch('/api/auth/user')).status

test('a new password: the old one is asked for, other devices are signed out, the owner is told', async () => {
  const person = await signedIn()
  const { browser, email, password } = person
  const other = await anotherDevice(person)
  const change = (current: string, wanted: string) =>
    browser.fetch('/api/auth/password', { json: { current_password: current, password: wanted } })
  const wrong = await change('not it at all', next)
  expect([wrong.status, (await wrong.json<{ code: string }>()).code]).toEqual([422, 'current_password_wrong'])
  expect((await change(password, next)).status).toBe(200)
  expect([await alive(browser), await alive(other)]).toEqual([200, 401])
  const fresh = await passGate()
  expect([await signIn(fresh, email, password), await signIn(fresh, email, next)]).toEqual([400, 200])
  await vi.waitUntil(async () =>
    (await mailsTo(email)).some(({ subject }) => subject.includes('was changed')),
  )
})

test('a password that everybody tries, or that is made of one’s own data, is refused in words', async () => {
  const { browser, password, userId } = await signedIn()
  const profile = { first_name: 'Avigail', dob: '1984-03-21' }
  await browser.fetch(`/api/rest/profiles/${userId}`, { method: 'PATCH', json: profile })
  const change = async (wanted: string) => {
    const json = { current_password: password, password: wanted }
    return (await (await browser.fetch('/api/auth/password', { json })).json<{ code: string }>()).code
  }
  expect(await change('Password123!')).toBe('password_common')
  expect(await change('avigail1984')).toBe('password_own')
  const outside = await passGate()
  const weak = async (wanted: string) => {
    const json = { email: 'yonatan.peretz@example.org', password: wanted }
    return (await (await outside.fetch('/api/auth/signup', { json })).json<{ code: string }>()).code
  }
  expect(await weak('qwerty123')).toBe('password_common')
  expect(await weak('Peretz2024')).toBe('password_own')
  expect(await weak('x'.repeat(129))).toBe('password_long')
})

test('guesses at the current password are counted', async () => {
  const { browser } = await signedIn()
  const json = { current_password: 'not it', password: next }
  const guess = async () => (await browser.fetch('/api/auth/password', { json })).status
  const answers = await Promise.all(Array.from({ length: 40 }, guess))
  expect(answers.filter((status) => status === 422).length).toBeLessThanOrEqual(10)
  expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(30)
})

test('a forgotten password: a mailed link, good once, signs every device out and proves the address', async () => {
  const person = await signedIn()
  const { email } = person
  const browser = await passGate()
  const ask = (address: string) => browser.fetch('/api/auth/recover', { json: { email: address } })
  const [known, unknown] = [await ask(email), await ask('nobody-at-all@example.org')]
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
  const token = await linkTo(email, 'reset')
  expect(await mailsTo('nobody-at-all@example.org')).toEqual([])
  const kept = await ACCOUNTS.prepare(
    'SELECT group_concat(hash) AS all_hashes FROM email_tokens',
  ).first<string>('all_hashes')
  expect(kept).not.toContain(token)
  const choose = (password: string) => browser.fetch('/api/auth/reset', { json: { token, password } })
  expect((await choose('password1')).status).toBe(400)
  const own = await choose(`${email.split('@')[0]}1!`)
  expect([own.status, (await own.json<{ code: string }>()).code]).toEqual([400, 'password_own'])
  expect((await choose(next)).status).toBe(204)
  const again = await choose('another lantern entirely')
  expect([again.status, (await again.json<{ code: string }>()).code]).toEqual([422, 'link_expired'])
  expect(await alive(person.browser)).toBe(401)
  expect([await signIn(browser, email, person.password), await signIn(browser, email, next)]).toEqual([
    400, 200,
  ])
  expect(
    await ACCOUNTS.prepare('SELECT email_verified_at AS at FROM users WHERE email = ?')
      .bind(email)
      .first('at'),
  ).not.toBeNull()
})

test('a link is no good after its hour, and an older one not after a newer', async () => {
  const { email } = await signedIn()
  const browser = await passGate()
  await browser.fetch('/api/auth/recover', { json: { email } })
  const first = await linkTo(email, 'reset')
  await browser.fetch('/api/auth/recover', { json: { email } })
  const second = await vi.waitUntil(async () => {
    const link = await linkTo(email, 'reset')
    return link === first ? null : link
  })
  const choose = async (token: string) =>
    (await browser.fetch('/api/auth/reset', { json: { token, password: next } })).status
  expect(await choose(first)).toBe(422)
  await ACCOUNTS.prepare(
    "UPDATE email_tokens SET expires_at = expires_at - 3600000 WHERE purpose = 'reset'",
  ).run()
  expect(await choose(second)).toBe(422)
})

test('nobody’s mailbox is flooded', async () => {
  const { email } = await signedIn()
  const browser = await passGate()
  const ask = async () => (await browser.fetch('/api/auth/recover', { json: { email } })).status
  const answers = await Promise.all(Array.from({ length: 20 }, ask))
  expect(answers.filter((status) => status === 202).length).toBeLessThanOrEqual(6)
})

test('signing up mails a link that confirms the address; it is asked for again from the profile', async () => {
  const { browser, email } = await signedIn()
  const token = await linkTo(email, 'verify')
  const outside = new Browser()
  const verify = async (word: string) =>
    (await outside.fetch('/api/auth/verify', { json: { token: word } })).status
  expect(await verify('made-up')).toBe(422)
  expect(await verify(token)).toBe(204)
  expect(await verify(token)).toBe(422)
  expect((await browser.fetch('/api/auth/verification', { method: 'POST' })).status).toBe(202)
})

test('devices are listed and signed out one by one, with their sockets', async () => {
  const person = await signedIn()
  const other = await anotherDevice(person)
  const third = await anotherDevice(person)
  interface Device {
    readonly id: string
    readonly current: boolean
  }
  const list = async (browser: Browser) => (await browser.fetch('/api/auth/sessions')).json<Device[]>()
  const devices = await list(person.browser)
  expect(devices).toHaveLength(3)
  expect(devices.filter(({ current }) => current)).toHaveLength(1)
  const theirs = (await list(other)).find(({ current }) => current)?.id
  const token = other.cookies.get('__Host-session') ?? ''
  const socket = await openSocket(token)
  const end = (browser: Browser, path: string) => browser.fetch(path, { method: 'DELETE' })
  const stranger = await signedIn()
  expect((await end(stranger.browser, `/api/auth/sessions/${theirs}`)).status).toBe(404)
  expect((await end(person.browser, `/api/auth/sessions/${theirs}`)).status).toBe(204)
  expect([await alive(other), await alive(third), await alive(person.browser)]).toEqual([401, 200, 200])
  await vi.waitUntil(() => socket.closed() !== null, { timeout: 1_000 })
  expect((await end(person.browser, '/api/auth/sessions')).status).toBe(204)
  expect([await alive(third), await alive(person.browser)]).toEqual([401, 200])
  expect(await list(person.browser)).toHaveLength(1)
})
