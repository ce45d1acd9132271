import { generateKeyPairSync } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { accessTokenSeconds, openTokens } from './tokens'

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const signingKey = JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: 'test' })
const session = {
  userId: '0f4c3f6e-93a4-4f0a-9a54-1f1c7b1f7a10',
  email: 'someone@example.org',
  shard: 1,
  aal: 'aal1',
  familyId: '1f4c3f6e-93a4-4f0a-9a54-1f1c7b1f7a10',
  secondFactor: true,
  factorAt: 1_760_000_000,
} as const

afterEach(() => {
  vi.useRealTimers()
})

test('a token that was taken before is refused from the second on in which it runs out', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T00:00:00Z') })
  const tokens = openTokens({ signingKey, retiredKeys: null, shardCount: 2 })
  const { token } = await tokens.issue(session)
  expect([await tokens.verify(token), await tokens.verify(token)]).toEqual([session, session])
  vi.setSystemTime(Date.now() + accessTokenSeconds * 1000 - 1)
  expect(await tokens.verify(token)).toEqual(session)
  vi.setSystemTime(Date.now() + 1)
  expect(await tokens.verify(token)).toBeNull()
})

test('that a token was taken says nothing of another with its name and claims', async () => {
  const tokens = openTokens({ signingKey, retiredKeys: null, shardCount: 2 })
  const { token } = await tokens.issue(session)
  expect(await tokens.verify(token)).toEqual(session)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const forged = [head, claims, [...signature].reverse().join('')].join('.')
  expect([await tokens.verify(forged), await tokens.verify(`${head}.${claims}.`)]).toEqual([null, null])
})
