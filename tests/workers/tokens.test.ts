import { env } from 'cloudflare:workers'
import { decodeJwt, exportJWK, generateKeyPair, importJWK, SignJWT, UnsecuredJWT, type JWK } from 'jose'
import { expect, test } from 'vitest'
import type { Env } from '../../workers/config'
import { call, signedIn } from '../support/api'

const { SIGNING_KEY } = env as unknown as Env
const secret = JSON.parse(SIGNING_KEY) as JWK
const kid = secret.kid ?? ''
const soon = () => Math.floor(Date.now() / 1000) + 60

const whole = () => ({
  iss: 'chartlight',
  aud: 'chartlight-app',
  sub: crypto.randomUUID(),
  email: 'x@example.org',
  shard: 0,
  aal: 'aal1',
  family: crypto.randomUUID(),
  mfa: false,
  mfa_at: null,
  iat: soon() - 60,
  exp: soon(),
})

async function sign(claims: Record<string, unknown>, header = {}): Promise<string> {
  const key = await importJWK(secret, 'ES256')
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, typ: 'at+jwt', ...header }).sign(key)
}

async function ask(bearer: string): Promise<number> {
  const headers = { authorization: `Bearer ${bearer}` }
  return (await call(new Request('https://chart.test/api/auth/user', { headers }))).status
}

test('a token of ours is taken', async () => {
  expect(await ask(await sign(whole()))).toBe(200)
})

test.each<[string, Record<string, unknown>, object?]>([
  ['an unknown kid', {}, { kid: 'other' }],
  ['expired', { exp: soon() - 61 }],
  ['another audience', { aud: 'other-app' }],
  ['another issuer', { iss: 'other' }],
  ['another type', {}, { typ: 'JWT' }],
  ['no expiry', { exp: undefined }],
  ['no time of issue', { iat: undefined }],
  ['no person', { sub: undefined }],
  ['a person who is no id', { sub: '../someone' }],
  ['no device', { family: undefined }],
  ['no shard', { shard: undefined }],
  ['a shard there is none of', { shard: 2 }],
  ['a shard below nought', { shard: -1 }],
  ['half a shard', { shard: 0.5 }],
  ['no word on a second factor', { mfa: undefined }],
  ['a level there is none of', { aal: 'aal9' }],
])('signed by us, with %s: 401', async (_name, change, header = {}) => {
  expect(await ask(await sign({ ...whole(), ...change }, header))).toBe(401)
})

test('not signed by us: 401', async () => {
  const { token } = await signedIn()
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const { d: _d, ...ownKey } = secret
  const hs256 = new SignJWT(whole()).setProtectedHeader({ alg: 'HS256', kid, typ: 'at+jwt' })
  const payload = btoa(JSON.stringify({ ...whole(), sub: crypto.randomUUID() })).replace(/=+$/, '')
  const forged = {
    none: new UnsecuredJWT(whole()).encode(),
    'HS256 with the public key': await hs256.sign(new TextEncoder().encode(secret.x)),
    'HS256 with the public key as JSON': await hs256.sign(new TextEncoder().encode(JSON.stringify(ownKey))),
    'its own key in its header': await new SignJWT(whole())
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'at+jwt', jwk: await exportJWK(publicKey) })
      .sign(privateKey),
    'a key from elsewhere': await new SignJWT(whole())
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'at+jwt', jku: 'https://evil.example/jwks.json' })
      .sign(privateKey),
    'a foreign key': await new SignJWT(whole())
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'at+jwt' })
      .sign(privateKey),
    'a changed payload': token.replace(/\.[^.]+\./, `.${payload}.`),
    garbage: 'a.b.c',
  }
  for (const [name, bearer] of Object.entries(forged)) expect([name, await ask(bearer)]).toEqual([name, 401])
})

test('a token that ran out opens nothing, and still signs its device out', async () => {
  const { userId, token } = await signedIn()
  const { family } = decodeJwt(token)
  const late = await sign({ ...whole(), sub: userId, family, exp: soon() - 61 })
  expect([await ask(late), await ask(token)]).toEqual([401, 200])
  const headers = { authorization: `Bearer ${late}`, origin: 'https://chart.test' }
  const answer = await call(new Request('https://chart.test/api/auth/logout', { method: 'POST', headers }))
  expect([answer.status, await ask(token)]).toEqual([204, 401])
})
