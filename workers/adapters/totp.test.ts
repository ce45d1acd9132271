import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { newTotpSecret, totpStep, totpUri } from './totp'

/** RFC 6238, Appendix B: the secret of its SHA-1 rows, whose codes are the last six of eight digits. */
const secret = Secret.fromLatin1('12345678901234567890').base32

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('RFC 6238 at %i s: %s', (seconds, digits) => {
  const step = Math.floor(seconds / 30)
  expect(totpStep(secret, digits, seconds * 1000)).toBe(step)
  expect(totpStep(secret, digits, (seconds + 30) * 1000)).toBe(step)
  expect(totpStep(secret, digits, (seconds + 60) * 1000)).toBeNull()
})

test('a secret of 160 bits, in an address that authenticators read', () => {
  const made = newTotpSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(made)
  const uri = new URL(totpUri(made, 'dana@example.org'))
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Chartlight:dana@example.org',
  ])
  expect(uri.searchParams.get('secret')).toBe(made)
})
