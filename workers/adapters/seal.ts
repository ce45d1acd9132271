import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

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
