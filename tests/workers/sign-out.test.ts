import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { Env } from '../../workers/config'
import { Browser, call, passGate, signedIn } from '../support/api'
import { cookieHeader, openSocket } from '../support/sockets'

const { ACCOUNTS } = env as unknown as Env

async function who(headers: Record<string, string>): Promise<number> {
  return (await call(new Request('https://chart.test/api/auth/user', { headers }))).status
}

async function page(cookie: string): Promise<string> {
  return (await call(new Request('https://chart.test/home', { headers: { cookie } }))).text()
}

test('after signing out: bearer, cookies, pages and sockets are dead at once, another device is not', async () => {
  const { browser, email, password, token } = await signedIn()
  const other = await browser.fetch('/api/auth/token?grant_type=password', {
    json: { email, password },
    headers: { cookie: cookieHeader(browser, ['__Host-access_granted']) },
  })
  const kept = await other.json<{ access_token: string }>()
  // The jar now holds the other device: the first one signs out by its own token.
  const first = { authorization: `Bearer ${token}` }
  const mine = await openSocket(token)
  const theirs = await openSocket(kept.access_token)
  expect([await who(first), await page(`__Host-session=${token}`)]).toEqual([200, email])

  const out = await call(
    new Request('https://chart.test/api/auth/logout', { method: 'POST', headers: first }),
  )
  expect(out.status).toBe(204)
  expect(await who(first)).toBe(401)
  expect(await who({ cookie: `__Host-session=${token}` })).toBe(401)
  expect(await page(`__Host-session=${token}`)).toBe('nobody')
  await vi.waitUntil(() => mine.closed() !== null, { timeout: 1_000 })
  expect(mine.closed()).toBe(4401)
  expect(await openSocket(token).catch((error: Error) => error.message)).toBe('no socket: 401')

  expect(await who({ authorization: `Bearer ${kept.access_token}` })).toBe(200)
  expect(theirs.closed()).toBeNull()
  theirs.socket.close()
})

test('a browser signs out by its cookies, and its refresh token is spent for good', async () => {
  const { browser, token, refreshToken } = await signedIn()
  expect((await browser.fetch('/api/auth/logout', { method: 'POST' })).status).toBe(204)
  expect(await who({ authorization: `Bearer ${token}` })).toBe(401)
  const again = await new Browser().fetch('/api/auth/token?grant_type=refresh_token', {
    json: { refresh_token: refreshToken },
  })
  expect(again.status).toBe(401)
})

test('a replayed refresh token ends the tokens and sockets of its family too', async () => {
  const { token, refreshToken } = await signedIn()
  const socket = await openSocket(token)
  const refresh = () =>
    new Browser().fetch('/api/auth/token?grant_type=refresh_token', { json: { refresh_token: refreshToken } })
  expect((await refresh()).status).toBe(200)
  await ACCOUNTS.prepare('UPDATE refresh_tokens SET spent_at = spent_at - 10000 WHERE spent_at > 0').run()
  expect((await refresh()).status).toBe(401)
  expect(await who({ authorization: `Bearer ${token}` })).toBe(401)
  await vi.waitUntil(() => socket.closed() !== null, { timeout: 1_000 })
})

test('a device is signed out 90 days after it signed in, however often it refreshed', async () => {
  const { browser, userId } = await signedIn()
  const age = (days: number) =>
    ACCOUNTS.prepare('UPDATE refresh_families SET created_at = ?2 WHERE user_id = ?1')
      .bind(userId, Date.now() - days * 86_400_000)
      .run()
  const refresh = () => browser.fetch('/api/auth/token?grant_type=refresh_token', { json: {} })
  await age(80)
  const late = await refresh()
  expect(late.status).toBe(200)
  const cookie = late.headers.getSetCookie().find((line) => line.startsWith('__Host-refresh='))
  const days = Number(/Max-Age=(\d+)/.exec(cookie ?? '')?.[1]) / 86_400
  expect(days).toBeGreaterThan(9.9)
  expect(days).toBeLessThanOrEqual(10)
  await age(90)
  expect((await refresh()).status).toBe(401)
})

test('what is left of a device whose 90 days are over goes with the next sign-in, and of no other', async () => {
  const person = await signedIn()
  const sessionsKept = () =>
    ACCOUNTS.prepare(
      `SELECT count(DISTINCT f.id) AS devices, count(t.hash) AS tokens FROM refresh_families f
       JOIN refresh_tokens t ON t.family_id = f.id WHERE f.user_id = ?`,
    )
      .bind(person.userId)
      .first()
  const signInAgain = async () => {
    const { email, password } = person
    const again = await (
      await passGate()
    ).fetch('/api/auth/token?grant_type=password', {
      json: { email, password },
    })
    expect(again.status).toBe(200)
  }
  await person.browser.fetch('/api/auth/token?grant_type=refresh_token', { json: {} })
  await signInAgain()
  expect(await sessionsKept()).toEqual({ devices: 2, tokens: 3 })
  await ACCOUNTS.prepare('UPDATE refresh_families SET created_at = ?2 WHERE user_id = ?1')
    .bind(person.userId, Date.now() - 90 * 86_400_000)
    .run()
  await signInAgain()
  expect(await sessionsKept()).toEqual({ devices: 1, tokens: 1 })
})

test('a browser’s refresh token is never in JSON; a program’s is', async () => {
  const { browser, email, password } = await signedIn()
  const keys = async (headers: Record<string, string>, grant: string, json: object) => {
    const response = await browser.fetch(`/api/auth/token?grant_type=${grant}`, { json, headers })
    return [response.status, 'refresh_token' in (await response.json<object>())]
  }
  const chrome = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }
  const plainHttp = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36' }
  for (const headers of [chrome, plainHttp]) {
    expect(await keys(headers, 'password', { email, password })).toEqual([200, false])
    expect(await keys(headers, 'refresh_token', {})).toEqual([200, false])
  }
  expect(await keys({}, 'password', { email, password })).toEqual([200, true])
  expect(await keys({}, 'refresh_token', {})).toEqual([200, true])
})
