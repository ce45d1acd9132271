import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openTokens } from '../../workers/adapters/tokens'
import { readSecrets, rotateSecrets } from './secrets.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'chartlight-keys-'))
afterEach(() => {
  vi.useRealTimers()
  rmSync(path.join(folder, 'secrets.json'), { force: true })
})

const session = {
  userId: '0f4c3f6e-93a4-4f0a-9a54-1f1c7b1f7a10',
  email: 'someone@example.org',
  shard: 1,
  aal: 'aal1',
  familyId: '1f4c3f6e-93a4-4f0a-9a54-1f1c7b1f7a10',
  secondFactor: false,
  factorAt: null,
} as const

/** What a server that is started now makes of the folder. */
function started() {
  const { SIGNING_KEY, RETIRED_KEYS, SESSION_SECRET } = readSecrets(folder)
  const tokens = openTokens({ signingKey: SIGNING_KEY, retiredKeys: RETIRED_KEYS, shardCount: 2 })
  return { tokens, kids: () => tokens.jwks().keys.map(({ kid }) => kid), secret: SESSION_SECRET }
}

test('a new key signs nobody out: what the old one signed is believed as long as it lasts, and its key goes then', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T00:00:00Z') })
  const before = started()
  const { token } = await before.tokens.issue(session)
  const kid = rotateSecrets(folder)
  const after = started()
  expect(after.kids()).toEqual([kid, ...before.kids()])
  expect(after.secret).toBe(before.secret)
  expect(await after.tokens.verify(token)).toEqual(session)
  expect(await after.tokens.verify((await after.tokens.issue(session)).token)).toEqual(session)
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o077).toBe(0)
  vi.setSystemTime(Date.now() + 15 * 60_000)
  expect(await after.tokens.verify(token)).toBeNull()
  vi.setSystemTime(Date.now() + 60 * 60_000)
  expect(after.kids()).toEqual([kid])
  rotateSecrets(folder)
  const ring = JSON.parse(readFileSync(path.join(folder, 'secrets.json'), 'utf8')) as { RETIRED_KEYS: string }
  expect((JSON.parse(ring.RETIRED_KEYS) as object[]).length, 'what ran out is forgotten').toBe(1)
  expect(ring.RETIRED_KEYS).not.toContain('"d"')
})

test('a token that ran out opens nothing, and tells whose it was to whoever allows it; a forged one never', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T00:00:00Z') })
  const { tokens } = started()
  const { token } = await tokens.issue(session)
  vi.setSystemTime(Date.now() + 90 * 24 * 60 * 60_000)
  expect(await tokens.verify(token)).toBeNull()
  expect(await tokens.verify(token, { allowExpired: true })).toEqual(session)
  expect(await tokens.verify(token), 'having allowed it once allows nothing').toBeNull()
  const [head = '', claims = '', signature = ''] = token.split('.')
  const forged = [head, claims, [...signature].reverse().join('')].join('.')
  expect(await tokens.verify(forged, { allowExpired: true })).toBeNull()
})

test.each<[string, (secrets: Record<string, string>) => unknown]>([
  ['no JSON', () => undefined],
  ['no key', ({ SIGNING_KEY: _gone, ...rest }) => rest],
  ['a public key', (all) => ({ ...all, SIGNING_KEY: without(all['SIGNING_KEY'], 'd') })],
  ['a key without a name', (all) => ({ ...all, SIGNING_KEY: without(all['SIGNING_KEY'], 'kid') })],
  ['half of a point', (all) => ({ ...all, SIGNING_KEY: without(all['SIGNING_KEY'], 'y') })],
  ['no secret', ({ SESSION_SECRET: _gone, ...rest }) => rest],
  ['a short secret', (all) => ({ ...all, SESSION_SECRET: 'x' })],
  ['retired keys that are none', (all) => ({ ...all, RETIRED_KEYS: '{' })],
])('secrets with %s are told to be damaged, and are not written over', (_name, change) => {
  const file = path.join(folder, 'secrets.json')
  const good = { ...readSecrets(folder) }
  const text = JSON.stringify(change(good)) ?? '{"SIGNING_KEY": '
  writeFileSync(file, text)
  expect(() => readSecrets(folder)).toThrow(/secrets\.json is damaged: restore it from a backup/)
  expect(() => rotateSecrets(folder)).toThrow(/secrets\.json is damaged/)
  expect(readFileSync(file, 'utf8')).toBe(text)
})

function without(jwk = '{}', name: string): string {
  const { [name]: _gone, ...rest } = JSON.parse(jwk) as Record<string, string>
  return JSON.stringify(rest)
}
