import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** HMAC-SHA256 under a key of its own per purpose, base64url. */
export function seal(secret: string, purpose: string, message: string): string {
  return createHmac('sha256', `${purpose}\u0000${secret}`).update(message).digest('base64url')
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** In constant time, whatever the lengths. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())
}

const ivBytes = 12
const tagBytes = 16
const keyOf = (secret: string, purpose: string) =>
  createHash('sha256').update(`${purpose}\u0000${secret}`).digest()

/** AES-256-GCM under a key of its own per purpose; `bound` has to be given again to open it. base64url. */
export function lock(secret: string, purpose: string, text: string, bound: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), iv)
  cipher.setAAD(Buffer.from(bound))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** @throws where it was locked under another secret, for another purpose or bound to something else. */
export function unlock(secret: string, purpose: string, locked: string, bound: string): string {
  const bytes = Buffer.from(locked, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), bytes.subarray(0, ivBytes))
  decipher.setAAD(Buffer.from(bound))
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
    'utf8',
  )
}
