import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { perAccount } from '../../core/auth/attempts'
import type { Env } from '../../workers/config'
import { openContext } from '../../workers/context'
import { addressOf } from '../../workers/adapters/attempts'
import { Browser, passGate, signedIn } from '../support/api'

const bindings = env as unknown as Env

async function guess(browser: Browser, email: string, password: string, from: string): Promise<number> {
  const response = await browser.fetch('/api/auth/token?grant_type=password', {
    json: { email, password },
    headers: { 'cf-connecting-ip': from },
  })
  await response.body?.cancel()
  return response.status
}

test('of a thousand guesses at once from one address only the allowed number is evaluated', async () => {
  const { browser, email } = await signedIn()
  const statuses = await Promise.all(
    Array.from({ length: 1000 }, () => guess(browser, email, 'guess', '10.0.0.1')),
  )
  expect(statuses.filter((status) => status === 400)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(990)
}, 300_000)

test('of a thousand guesses at once at one account, from everywhere, a hundred are evaluated', async () => {
  const counter = openContext(bindings).attempts('sign-in-account', 'someone@example.org')
  const waits = await Promise.all(Array.from({ length: 1000 }, () => counter.attempt(perAccount)))
  expect(waits.filter((wait) => wait === null)).toHaveLength(100)
})

test('guesses from elsewhere do not shut the owner out', async () => {
  const { browser, email, password } = await signedIn()
  for (let i = 0; i < 11; i += 1) await guess(browser, email, 'guess', '10.9.9.9')
  expect(await guess(browser, email, password, '10.9.9.9')).toBe(429)
  expect(await guess(browser, email, password, '10.1.2.3')).toBe(200)
})

test('five wrong guesses from the owner’s own address do not shut the owner out', async () => {
  const { browser, email, password } = await signedIn()
  for (let i = 0; i < 5; i += 1) expect(await guess(browser, email, 'guess', '10.1.1.1')).toBe(400)
  expect(await guess(browser, email, password, '10.1.1.1')).toBe(200)
})

test('an account under attack from everywhere still lets its owner in from where they signed in before', async () => {
  const { browser, email, password } = await signedIn()
  expect(await guess(browser, email, password, '10.5.5.5')).toBe(200)
  const counter = openContext(bindings).attempts('sign-in-account', email)
  for (let i = 0; i < 100; i += 1) await counter.attempt(perAccount)
  expect(await guess(browser, email, password, '10.6.6.6')).toBe(429)
  expect(await guess(browser, email, password, '10.5.5.5')).toBe(200)
})

test('a good sign-in does not wipe out what an address guessed at others', async () => {
  const own = await signedIn()
  const from = '10.7.7.7'
  const counters = openContext(bindings).attempts
  const afterFree = (free: number) => ({ free, firstDelay: 30, maxDelay: 900, leakSeconds: 1e6 })
  const byAddress = counters('sign-in-address', from)
  // Two guesses at other people, one good sign-in, and one more: three stand, not one.
  for (const address of ['a@example.org', 'b@example.org']) await guess(own.browser, address, 'guess', from)
  expect(await guess(own.browser, own.email, own.password, from)).toBe(200)
  await guess(own.browser, 'c@example.org', 'guess', from)
  expect(await byAddress.attempt(afterFree(3))).not.toBeNull()
  expect(await byAddress.attempt(afterFree(4))).toBeNull()
})

test('a clinic signs in from one address, every second try a slip', async () => {
  const { browser, email, password } = await signedIn()
  for (let i = 0; i < 20; i += 1) {
    expect(await guess(browser, `nobody${i}@example.org`, 'a slip', '10.8.8.8')).toBe(400)
    expect(await guess(browser, email, password, '10.8.8.8')).toBe(200)
  }
})

test('the gate: right answers are free, wrong ones are counted whatever else is said', async () => {
  for (let i = 0; i < 60; i += 1) await passGate()
  const tries = Array.from({ length: 100 }, async () => {
    const response = await new Browser().fetch('/api/gate', {
      json: { password: 'open sesame' },
      headers: { 'cf-connecting-ip': '10.4.4.4' },
    })
    return response.status
  })
  const statuses = await Promise.all(tries)
  expect(statuses.filter((status) => status === 401)).toHaveLength(50)
  expect(statuses.filter((status) => status === 429)).toHaveLength(50)
})

test('a caller’s word on its address is believed only where an edge writes it', () => {
  const request = new Request('https://chart.test/', { headers: { 'cf-connecting-ip': '203.0.113.9' } })
  const onCloudflare = openContext(bindings).config.addressHeader
  const alone = openContext({ ...bindings, CLIENT_ADDRESS_HEADER: '' }).config.addressHeader
  expect([addressOf(request, onCloudflare), addressOf(request, alone)]).toEqual(['203.0.113.9', 'local'])
})
