import { Secret, TOTP } from 'otpauth'
import { randomBytes } from 'node:crypto'

/** What every authenticator takes: RFC 6238 with SHA-1, six digits, thirty seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30, issuer: 'Chartlight' } as const
/** RFC 4226 §4: 160 bits are recommended. */
const secretBytes = 20
/** RFC 6238 §5.2: one step to either side, for clocks that are off and people who type slowly. */
const window = 1

/** Base32. */
export function newTotpSecret(): string {
  return new Secret({ buffer: new Uint8Array(randomBytes(secretBytes)).buffer }).base32
}

/** What the QR holds. */
export function totpUri(secret: string, email: string): string {
  return new TOTP({ ...settings, label: email, secret: Secret.fromBase32(secret) }).toString()
}

/** The step of thirty seconds that a code is of; null where it is of none near. */
export function totpStep(secret: string, digits: string, nowMs: number): number | null {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: digits, timestamp: nowMs, window })
  return delta === null ? null : Math.floor(nowMs / 1000 / settings.period) + delta
}
