// Signing keys: a new one takes the place of the old, whose public half stays as long as its tokens may be about.
import { generateKeyPairSync, randomUUID } from 'node:crypto'

/** A token lasts 15 minutes (workers/adapters/tokens.ts), and whoever read the keys may keep them for an hour. */
const keptSeconds = 75 * 60

/** An ES256 private JWK, as text. */
export function newSigningKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return JSON.stringify({
    ...privateKey.export({ format: 'jwk' }),
    kid: randomUUID(),
    alg: 'ES256',
    use: 'sig',
  })
}

/**
 * @param {{ SIGNING_KEY: string, RETIRED_KEYS: string }} ring of the private key only the public half is used
 * @param {number} now ms since 1970
 */
export function rotated({ SIGNING_KEY, RETIRED_KEYS }, now) {
  const { kid, kty, crv, x, y } = JSON.parse(SIGNING_KEY)
  const seconds = Math.floor(now / 1000)
  /** @type {{ until: number }[]} */
  const before = JSON.parse(RETIRED_KEYS)
  const kept = before.filter(({ until }) => until > seconds)
  const next = newSigningKey()
  return {
    kid: String(JSON.parse(next).kid),
    SIGNING_KEY: next,
    RETIRED_KEYS: JSON.stringify([...kept, { kid, kty, crv, x, y, until: seconds + keptSeconds }]),
  }
}
