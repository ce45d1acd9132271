import { sameText, seal } from '../adapters/seal'
import { makeCookie, readCookie } from './cookies'

const grantedSeconds = 12 * 3600

/** The `Set-Cookie` line that says that this device gave the access password. */
export function accessFlag(request: Request, secret: string): string {
  const until = String(Math.floor(Date.now() / 1000) + grantedSeconds)
  return makeCookie(request, 'access_granted', `${until}.${seal(secret, 'gate', until)}`, grantedSeconds)
}

/** Whether the caller passed the gate on this device within the last hours. */
export function passedGate(request: Request, secret: string): boolean {
  const [until, signature] = (readCookie(request, 'access_granted') ?? '').split('.')
  if (!until || !signature || !sameText(signature, seal(secret, 'gate', until))) return false
  return Number(until) > Date.now() / 1000
}
