import { expect, test } from 'vitest'
import { calls } from '../../workers/http/calls/table'
import { call, passGate, signedIn } from '../support/api'
import { cookieHeader } from '../support/sockets'

const own = 'https://chart.test'

async function post(path: string, headers: Record<string, string>, body = ''): Promise<number> {
  return (await call(new Request(own + path, { method: 'POST', headers, body }))).status
}

const foreign: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.test' }],
  ['null', { origin: 'null' }],
  ['no origin at all', {}],
  ['a longer name', { origin: 'https://chart.test.evil.test' }],
  ['plain http', { origin: 'http://chart.test' }],
  ['another port', { origin: 'https://chart.test:1' }],
  ['a browser that tells only the site', { 'sec-fetch-site': 'cross-site' }],
  ['another site, an empty Authorization', { origin: 'https://evil.test', authorization: '' }],
  ['another site, Basic', { origin: 'https://evil.test', authorization: 'Basic eDp5' }],
  ['another site, a bearer that is none', { origin: 'https://evil.test', authorization: 'Bearer a.b.c' }],
]

test.each(foreign)('a change by cookie from %s is refused', async (_name, headers) => {
  const { browser } = await signedIn()
  const cookie = cookieHeader(browser, ['__Host-session', '__Host-refresh'])
  const paths = [
    '/api/auth/logout',
    '/api/rpc/registry_counts_v2',
    '/api/auth/token?grant_type=refresh_token',
  ]
  for (const path of [...paths, '/language', '/language.data'])
    expect([path, await post(path, { cookie, ...headers }, '{}')]).toEqual([path, 403])
  expect((await browser.fetch('/api/auth/user')).status).toBe(200)
})

test.each([
  ['null', { origin: 'null' }],
  ['no origin', {}],
  ['another site', { origin: 'https://evil.test' }],
])('every change by cookie from %s is refused, at every call and at a page', async (_name, headers) => {
  const { browser } = await signedIn()
  const cookie = cookieHeader(browser, ['__Host-session', '__Host-refresh', '__Host-access_granted'])
  const changes = calls.filter(({ method }) => method !== 'get')
  expect(changes.length).toBeGreaterThan(60)
  for (const { method, path } of changes) {
    const address = `${own}/api${path.replace(/\{\w+\}/g, crypto.randomUUID())}`
    const asked = new Request(address, { method: method.toUpperCase(), headers: { cookie, ...headers } })
    expect([method, path, (await call(asked)).status]).toEqual([method, path, 403])
  }
  // Pages say where their forms come from (`Referrer-Policy: same-origin`): what names no site is none of ours.
  for (const path of ['/language', '/language.data', '/home', '/no/such/page'])
    expect([path, await post(path, { cookie, ...headers }, 'locale=he')]).toEqual([path, 403])
  expect((await browser.fetch('/api/auth/user')).status).toBe(200)
})

test('a program that sends a token and no cookie needs no origin', async () => {
  const { token } = await signedIn()
  expect(await post('/api/rpc/registry_counts_v2', { authorization: `Bearer ${token}` })).toBe(200)
})

test('a foreign page cannot use up the gate’s tries', async () => {
  const json = JSON.stringify({ password: 'guess' })
  const from = { 'cf-connecting-ip': '10.3.3.3' }
  for (let i = 0; i < 60; i += 1)
    expect(await post('/api/gate', { origin: 'https://evil.test', ...from }, json)).toBe(403)
  expect(await post('/api/gate', { origin: own, ...from }, json)).toBe(401)
})

test('the language: of a form from our pages; without one it is a refusal, not a fault', async () => {
  const browser = await passGate()
  const form = new URLSearchParams({ locale: 'he', back: '/auth' })
  const good = await browser.fetch('/language', { method: 'POST', body: form, redirect: 'manual' })
  expect([good.status, good.headers.get('location')]).toEqual([302, '/auth'])
  expect(browser.cookies.get('locale')).toBe('he')
  for (const body of ['', '{"locale":"he"}', 'locale=xx'])
    expect((await browser.fetch('/language', { method: 'POST', body })).status).toBe(400)
})
