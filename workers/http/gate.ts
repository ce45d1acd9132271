import { Hono } from 'hono'
import { perAddress } from '../../core/auth/attempts'
import { addressOf } from '../adapters/attempts'
import { sameText, seal } from '../adapters/seal'
import { makeCookie, readCookie } from './cookies'
import { Refusal } from './errors'
import type { ApiEnv } from './types'

const grantedSeconds = 12 * 3600

export const gate = new Hono<ApiEnv>()

gate.post('/', async (c) => {
  const body: unknown = await c.req.json().catch(() => null)
  const password = (body as { password?: unknown } | null)?.password
  if (typeof password !== 'string' || password.trim() === '') {
    throw new Refusal(400, 'password_missing', 'Please enter the access password')
  }
  const attempts = c.get('context').attempts('gate', addressOf(c.req.raw))
  const wait = await attempts.attempt(perAddress)
  if (wait !== null) throw tooManyAttempts(wait)
  const { accounts, config } = c.get('context')
  const expected = await accounts.setting('access_password', config.accessPassword)
  if (!sameText(password, expected))
    throw new Refusal(401, 'password_wrong', 'Incorrect password. Please try again.')
  await attempts.succeeded()
  const until = String(Math.floor(Date.now() / 1000) + grantedSeconds)
  const flag = `${until}.${seal(config.sessionSecret, 'gate', until)}`
  c.header('Set-Cookie', makeCookie(c.req.raw, 'access_granted', flag, grantedSeconds))
  return c.body(null, 204)
})

/** Whether the caller passed the gate on this device within the last hours. */
export function passedGate(request: Request, secret: string): boolean {
  const [until, signature] = (readCookie(request, 'access_granted') ?? '').split('.')
  if (!until || !signature || !sameText(signature, seal(secret, 'gate', until))) return false
  return Number(until) > Date.now() / 1000
}

export function tooManyAttempts(seconds: number): Refusal {
  return new Refusal(429, 'too_many_attempts', 'Too many attempts. Please wait a moment and try again.', {
    retryAfter: seconds,
  })
}
