import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Browser, call } from '../support/api'
import { openProvider, type Person } from '../support/oauth-provider'
import { PasskeyDevice } from '../support/passkey'

/** As `vitest.config.ts` sets it up. */
const url = 'https://provider.test'
const home = 'https://chart.test'
let provider: Awaited<ReturnType<typeof openProvider>>
beforeAll(async () => void (provider = await openProvider(url)))
// All that leaves the Worker here goes to the provider.
beforeEach(() =>
  vi.stubGlobal('fetch', (asked: RequestInfo, init?: RequestInit) =>
    provider.handle(new Request(asked, init)),
  ),
)
afterEach(() => void vi.unstubAllGlobals())

const password = 'a staple and a lamp'
const pathOf = (address: string) => new URL(address).pathname + new URL(address).search

/** A browser that goes where it is sent step by step. */
class Walker extends Browser {
  static async throughGate(): Promise<Walker> {
    const walker = new Walker()
    await walker.fetch('/api/gate', { json: { password: 'welcome' } })
    return walker
  }

  /** Where one redirect leads. */
  async next(address: string): Promise<string> {
    const answer = address.startsWith(home)
      ? await this.fetch(address.slice(home.length), { redirect: 'manual' })
      : await provider.handle(new Request(address))
    return new URL(answer.headers.get('location') ?? '', address).href
  }

  /** Leaves, is let in by the provider, and stands before the way back. */
  async away(name: string): Promise<string> {
    return this.next(await this.next(`${home}/api/auth/authorize?provider=${name}`))
  }

  /** All the way; the path where it ends. */
  async signIn(name: string): Promise<string> {
    return pathOf(await this.next(await this.away(name)))
  }

  async who(): Promise<{ id: string; email: string; aal: string } | null> {
    const answer = await this.fetch('/api/auth/user')
    return answer.ok ? answer.json() : null
  }

  async signUp(email: string): Promise<void> {
    await this.fetch('/api/auth/signup', { json: { email, password } })
    await this.signInByPassword(email)
  }

  async signInByPassword(email: string): Promise<number> {
    return (await this.fetch('/api/auth/token?grant_type=password', { json: { email, password } })).status
  }

  /** Leaves to connect, and stands before the way back. */
  async toConnect(name: string): Promise<string> {
    const answer = await this.fetch(`/api/auth/identities/${name}`, { method: 'POST' })
    return this.next((await answer.json<{ url: string }>()).url)
  }

  async connect(name: string): Promise<string> {
    return pathOf(await this.next(await this.toConnect(name)))
  }
}

test.each(['google', 'github'])('%s: a newcomer begins, and comes back to the same record', async (name) => {
  provider.become({ sub: '100', email: `newcomer-${name}@example.org` })
  const first = await Walker.throughGate()
  expect(await first.signIn(name)).toBe('/home')
  expect(await first.who()).toMatchObject({ email: `newcomer-${name}@example.org`, aal: 'aal1' })
  // By the provider's own name for them, whatever their address is by then.
  provider.become({ sub: '100', email: `moved-${name}@example.org` })
  const again = await Walker.throughGate()
  expect(await again.signIn(name)).toBe('/home')
  expect((await again.who())?.email).toBe(`newcomer-${name}@example.org`)
})

test('without the gate nobody leaves', async () => {
  expect(pathOf(await new Walker().next(`${home}/api/auth/authorize?provider=google`))).toBe('/?denied')
})

test('who is no provider is not there', async () => {
  const walker = await Walker.throughGate()
  const statusOf = async (path: string) =>
    (await walker.fetch(`/api/auth/${path}`, { redirect: 'manual' })).status
  expect(await statusOf('callback/nobody?code=1&state=1')).toBe(404)
  expect(await statusOf('authorize?provider=nobody')).toBe(400)
})

test('Apple brings people back by a form of its own, which is only sent on', async () => {
  provider.become({ sub: '150', iss: 'https://appleid.apple.com' })
  const walker = await Walker.throughGate()
  const left = await walker.next(`${home}/api/auth/authorize?provider=apple`)
  expect(new URL(left).searchParams.get('response_mode')).toBe('form_post')
  const { search } = new URL(await walker.next(left))
  // As a browser posts it: from another site, without a cookie of ours.
  const sent = await call(
    new Request(`${home}/api/auth/callback/apple`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: 'https://appleid.apple.com', 'content-type': 'application/x-www-form-urlencoded' },
      body: `${search.slice(1)}&user=%7B%7D&next=https%3A%2F%2Fevil.example`,
    }),
  )
  expect([sent.status, sent.headers.getSetCookie()]).toEqual([303, []])
  const back = new URL(sent.headers.get('location') ?? '', home)
  expect([...back.searchParams.keys()].sort()).toEqual(['code', 'state'])
  expect(back.origin).toBe(home)
  expect(pathOf(await walker.next(back.href))).toBe('/home')
  expect((await walker.who())?.email).toBe('150@example.org')
})

test.each<[string, string, Partial<Person>, string]>([
  ['an address that nobody has verified', 'google', { email_verified: false }, 'unverified'],
  ['an address that GitHub has not verified', 'github', { email_verified: false }, 'unverified'],
  [
    'an address that an administrator typed',
    'microsoft',
    { tid: 'own', iss: '{url}/own', email_verified: true },
    'unverified',
  ],
  ['no address', 'google', { email: '' }, 'unverified'],
  ['another issuer', 'google', { iss: 'https://evil.example' }, 'failed'],
  ['the issuer of another tenant', 'microsoft', { tid: 'own', iss: '{url}/other' }, 'failed'],
  ['another issuer than Apple', 'apple', {}, 'failed'],
  ['another client', 'google', { aud: 'somebody-else' }, 'failed'],
  ['another journey', 'google', { nonce: 'of-another-day' }, 'failed'],
  ['a key that is not the provider’s', 'google', { foreignKey: true }, 'failed'],
  ['another state', 'google', { state: 'of-somebody-else' }, 'late'],
  ['no', 'google', { denies: true }, 'denied'],
])('%s: nobody is signed in, and no account is made', async (what, name, said, fault) => {
  const sub = String(1000 + [...what].reduce((sum, letter) => sum + letter.charCodeAt(0), 0))
  const iss = said.iss?.replace('{url}', url)
  provider.become({ sub, ...said, ...(iss === undefined ? {} : { iss }) })
  const walker = await Walker.throughGate()
  expect(await walker.signIn(name)).toBe(`/auth?provider=${fault}`)
  expect(await walker.who()).toBeNull()
})

test('a domain that Microsoft has verified is', async () => {
  provider.become({ sub: '200', tid: 'own', iss: `${url}/own`, xms_edov: true })
  const walker = await Walker.throughGate()
  expect(await walker.signIn('microsoft')).toBe('/home')
  expect((await walker.who())?.email).toBe('200@example.org')
})

test('a way back is gone once: not again, not by another browser, not without leaving', async () => {
  provider.become({ sub: '300' })
  const walker = await Walker.throughGate()
  const back = await walker.away('google')
  const thief = await Walker.throughGate()
  expect(pathOf(await thief.next(back))).toBe('/auth?provider=late')
  await thief.away('google')
  expect(pathOf(await thief.next(back))).toBe('/auth?provider=late')
  expect(await thief.who()).toBeNull()
  expect(pathOf(await walker.next(back))).toBe('/home')
  const again = await Walker.throughGate()
  expect(pathOf(await again.next(back))).toBe('/auth?provider=late')
})

test('a code that was spent is refused by the provider, and so here', async () => {
  provider.become({ sub: '310' })
  const walker = await Walker.throughGate()
  const first = new URL(await walker.away('google'))
  await walker.next(first.href)
  const other = await Walker.throughGate()
  const second = new URL(await other.away('google'))
  second.searchParams.set('code', first.searchParams.get('code') ?? '')
  expect(pathOf(await other.next(second.href))).toBe('/auth?provider=failed')
  expect(await other.who()).toBeNull()
})

test('an address with a password is not taken over; its owner, signed in, connects it', async () => {
  const owner = await Walker.throughGate()
  await owner.signUp('400@example.org')
  provider.become({ sub: '400' })
  const other = await Walker.throughGate()
  expect(await other.signIn('google')).toBe('/auth?provider=address_taken')
  expect(await other.who()).toBeNull()
  expect(await owner.connect('google')).toBe('/profile?provider=connected')
  expect(await other.signIn('google')).toBe('/home')
  expect((await other.who())?.email).toBe('400@example.org')
})

test('what is connected to one record is not moved to another, nor connected by whoever came after', async () => {
  const [first, second] = [await Walker.throughGate(), await Walker.throughGate()]
  await first.signUp('500@example.org')
  await second.signUp('501@example.org')
  provider.become({ sub: '500' })
  expect(await first.connect('google')).toBe('/profile?provider=connected')
  expect(await second.connect('google')).toBe('/profile?provider=connected_elsewhere')
  // Left by one, come back as the other.
  provider.become({ sub: '502' })
  const back = await second.toConnect('google')
  await second.fetch('/api/auth/logout', { method: 'POST' })
  await second.signInByPassword('500@example.org')
  expect(pathOf(await second.next(back))).toBe('/profile?provider=late')
})

test('the last way in is not taken away; one of two is', async () => {
  provider.become({ sub: '600' })
  const walker = await Walker.throughGate()
  await walker.signIn('google')
  const listed = async () => (await walker.fetch('/api/auth/identities')).json<{ id: string }[]>()
  const remove = async (id = '') =>
    (await walker.fetch(`/api/auth/identities/${id}`, { method: 'DELETE' })).status
  expect(await remove((await listed())[0]?.id)).toBe(409)
  provider.become({ sub: '601' })
  await walker.connect('github')
  expect((await listed()).length).toBe(2)
  expect(await remove((await listed())[0]?.id)).toBe(204)
  expect((await listed()).length).toBe(1)
})

test('of the last two ways in, given up at once, one stays, whatever kind they are', async () => {
  provider.become({ sub: '610' })
  const walker = await Walker.throughGate()
  await walker.signIn('google')
  const options = await walker.fetch('/api/auth/passkeys/options', { method: 'POST' })
  const { challenge } = await options.json<{ challenge: string }>()
  const passkey = await new PasskeyDevice().attestation(challenge)
  const made = await walker.fetch('/api/auth/passkeys', { json: { name: 'Phone', passkey } })
  const key = `passkeys/${(await made.json<{ id: string }>()).id}`
  const identities = await (await walker.fetch('/api/auth/identities')).json<{ id: string }[]>()
  const ways = [key, `identities/${identities[0]?.id}`]
  const remove = async (way: string) => (await walker.fetch(`/api/auth/${way}`, { method: 'DELETE' })).status
  const answers = await Promise.all(ways.map(remove))
  expect(answers.toSorted()).toEqual([204, 409])
  // What was refused is refused again, and what is gone is not there.
  expect((await Promise.all(ways.map(remove))).toSorted()).toEqual([404, 409])
})

test('a deleted account is begun anew, not entered', async () => {
  provider.become({ sub: '700' })
  const walker = await Walker.throughGate()
  await walker.signIn('google')
  const before = (await walker.who())?.id
  const closed = await walker.fetch('/api/functions/delete_account', { json: { confirm: true } })
  expect(closed.status).toBe(202)
  const again = await Walker.throughGate()
  await expect.poll(() => again.signIn('google'), { timeout: 20_000, interval: 500 }).toBe('/home')
  const after = (await again.who())?.id
  expect(after).toBeDefined()
  expect(after).not.toBe(before)
})
