import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { Env } from '../../workers/config'
import { Browser, call, passGate, signedIn } from '../support/api'

const { ACCOUNTS } = env as unknown as Env

test('the gate: empty, wrong and right', async () => {
  const browser = new Browser()
  const empty = await browser.fetch('/api/gate', { json: { password: ' ' } })
  expect([empty.status, await empty.json()]).toEqual([
    400,
    {
      error: 'Please enter the access password',
      code: 'password_missing',
      issues: { password: 'Please enter the access password' },
    },
  ])
  const wrong = await browser.fetch('/api/gate', { json: { password: 'open sesame' } })
  expect([wrong.status, await wrong.json()]).toEqual([
    401,
    { error: 'Incorrect password. Please try again.', code: 'password_wrong' },
  ])
  const right = await browser.fetch('/api/gate', { json: { password: 'welcome' } })
  expect(right.status).toBe(204)
  expect(right.headers.get('set-cookie')).toMatch(/^__Host-access_granted=.*HttpOnly; Secure; SameSite=Lax/)
})

test('nobody signs up or in without the gate, nor with a flag of their own making', async () => {
  const outsider = new Browser()
  const body = { email: 'a@example.org', password: 'long enough' }
  expect((await outsider.fetch('/api/auth/signup', { json: body })).status).toBe(403)
  outsider.set('__Host-access_granted', '9999999999.AAAA')
  expect((await outsider.fetch('/api/auth/token?grant_type=password', { json: body })).status).toBe(403)
})

test('sign-up, sign-in, who am I, sign-out', async () => {
  const { browser, email, userId } = await signedIn()
  const me = await browser.fetch('/api/auth/user')
  expect(await me.json()).toEqual({ id: userId, email, factors: [], aal: 'aal1' })
  expect((await browser.fetch('/api/auth/logout', { method: 'POST' })).status).toBe(204)
  expect(browser.cookies.has('__Host-session')).toBe(false)
  expect((await browser.fetch('/api/auth/user')).status).toBe(401)
})

test('session cookies are out of reach of scripts and of other hosts', async () => {
  const browser = await passGate()
  const json = { email: 'cookies@example.org', password: 'long enough' }
  await browser.fetch('/api/auth/signup', { json })
  const response = await browser.fetch('/api/auth/token?grant_type=password', { json })
  for (const cookie of response.headers.getSetCookie()) {
    expect(cookie).toMatch(
      /^__Host-(session|refresh)=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  }
})

test('a known and an unknown e-mail answer alike, at sign-up and at sign-in', async () => {
  const { browser, email, password } = await signedIn()
  const guess = async (address: string) => {
    const response = await browser.fetch('/api/auth/token?grant_type=password', {
      json: { email: address, password: 'wrong guess' },
    })
    return [response.status, await response.text()]
  }
  expect(await guess(email)).toEqual(await guess('nobody@example.org'))
  const signUp = async (address: string) => {
    const response = await browser.fetch('/api/auth/signup', {
      json: { email: address, password: 'another one' },
    })
    const body = await response.json<{ user: { id: string; email: string } }>()
    return [response.status, Object.keys(body.user), body.user.email === address]
  }
  expect(await signUp(email)).toEqual(await signUp('new-person@example.org'))
  expect(await guess(email)).toEqual(await guess('nobody@example.org'))
  // Who was there has their own password still, and no other.
  const enter = async (word: string) =>
    (await browser.fetch('/api/auth/token?grant_type=password', { json: { email, password: word } })).status
  expect([await enter('another one'), await enter(password)]).toEqual([400, 200])
})

test('twenty tabs that refresh at once, five hundred times, all stay signed in, with one successor', async () => {
  const { refreshToken } = await signedIn()
  let current = refreshToken
  for (let round = 0; round < 500; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const response = await new Browser().fetch('/api/auth/token?grant_type=refresh_token', {
          json: { refresh_token: current },
        })
        return [response.status, (await response.json<{ refresh_token: string }>()).refresh_token] as const
      }),
    )
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]))
    const next = new Set(answers.map(([, token]) => token))
    expect(next.size).toBe(1)
    current = [...next][0] ?? ''
  }
}, 600_000)

test('a spent token that comes back after the grace ends the whole family', async () => {
  const { refreshToken } = await signedIn()
  const refresh = (token: string) =>
    new Browser().fetch('/api/auth/token?grant_type=refresh_token', { json: { refresh_token: token } })
  const { refresh_token: successor } = await (await refresh(refreshToken)).json<{ refresh_token: string }>()
  await ACCOUNTS.prepare(
    'UPDATE refresh_tokens SET spent_at = spent_at - 10000 WHERE spent_at IS NOT NULL',
  ).run()
  expect((await refresh(refreshToken)).status).toBe(401)
  expect((await refresh(successor)).status).toBe(401)
})

test('a browser whose access cookie ran out is carried on by its refresh cookie', async () => {
  const { browser } = await signedIn()
  browser.set('__Host-session', null)
  expect((await browser.fetch('/api/auth/user')).status).toBe(200)
  expect(browser.cookies.has('__Host-session')).toBe(true)
})

test('a change by cookie from another site is refused', async () => {
  const { browser } = await signedIn()
  for (const origin of ['https://evil.test', 'null', 'https://chart.test.evil.test', 'http://chart.test']) {
    const response = await browser.fetch('/api/auth/logout', { method: 'POST', headers: { origin } })
    expect([origin, response.status]).toEqual([origin, 403])
  }
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const missing = await call(
    new Request('https://chart.test/api/auth/logout', { method: 'POST', headers: { cookie } }),
  )
  expect(missing.status).toBe(403)
  expect((await browser.fetch('/api/auth/user')).status).toBe(200)
})

test('a broken body is a refusal, not a fault', async () => {
  const browser = await passGate()
  const error = vi.spyOn(console, 'error')
  for (const body of ['', '{', '[]', 'null', '{"email":1}', '{"email":"a@b","password":"x"}']) {
    for (const path of [
      '/api/gate',
      '/api/auth/signup',
      '/api/auth/token?grant_type=password',
      '/api/auth/token?grant_type=refresh_token',
    ]) {
      const status = (await browser.fetch(path, { method: 'POST', body })).status
      expect([path, body, status < 500 && status >= 400 ? 'refused' : status]).toEqual([
        path,
        body,
        'refused',
      ])
    }
  }
  expect(error).not.toHaveBeenCalled()
})
