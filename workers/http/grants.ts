import type { z } from 'zod'
import { deviceOf } from '../../core/auth/device'
import { signInShape, type tokenShape } from '../../core/auth/forms'
import type { Session, sessionShape } from '../../core/auth/session'
import type { SignedIn } from '../actions/sessions'
import { signIn } from '../actions/sign-in'
import { addressOf } from '../adapters/attempts'
import { verifyPassword } from '../adapters/passwords'
import type { Context } from '../context'
import type { Account } from '../db/accounts/open'
import type { WayTaken } from '../db/accounts/ways-in'
import { passedGate } from './access-flag'
import { clearedCookies, readCookie, readLocale, sessionCookies } from './cookies'
import { parseInput } from './input'
import { isBrowser } from './origin'
import { notFound, notSignedIn, Refusal, tooMany } from './refusal'
import { Reply } from './reply'
import { sessionsOf } from './session'

type SessionAnswer = z.output<typeof sessionShape>
type TokenBody = z.output<typeof tokenShape>
type Granted = Promise<Reply<SessionAnswer> | Refusal>

export const gateRequired = () =>
  new Refusal(403, 'gate_required', 'Please enter the access password from the home page.')

export async function signInByPassword(request: Request, context: Context, body: TokenBody): Granted {
  const { accounts, attempts, config } = context
  if (!passedGate(request, config.sessionSecret)) return gateRequired()
  const parsed = parseInput(signInShape, body)
  if (!parsed.ok) return parsed.why
  const { email, password } = parsed.value
  const result = await signIn(
    {
      counters: attempts,
      accounts,
      verifyPassword,
      sessions: sessionsOf(context),
      ensureProfile: profileOf(request, context),
    },
    { email, password, address: addressOf(request, config.addressHeader), device: deviceNamed(request) },
  )
  if (result.kind === 'wait') return tooMany(result.seconds)
  if (result.kind === 'wrong') return new Refusal(400, 'invalid_credentials', 'Invalid login credentials')
  return sessionAnswer(request, context, result.signedIn)
}

/** What giving up a passkey or a provider came to. */
export function wayTakenAnswer(came: WayTaken): Reply<null> | Refusal {
  if (came === 'taken') return new Reply(204, null)
  if (came === 'gone') return notFound()
  return new Refusal(
    409,
    'last_way_in',
    'This is the only way into your record. Choose a password or add a passkey first.',
  )
}

/** By the token in the body or, in a browser, by its cookie. */
export async function refreshSession(request: Request, context: Context, body: TokenBody): Granted {
  const given = body?.refresh_token ?? readCookie(request, 'refresh')
  const signedIn = given === null ? null : await sessionsOf(context).refresh(given)
  if (!signedIn) return notSignedIn(clearedCookies(request))
  return sessionAnswer(request, context, signedIn)
}

export async function userOf(
  { factors }: Context,
  { userId, email, aal, secondFactor }: Session,
): Promise<SessionAnswer['user']> {
  // Most have none, and their screens ask often.
  const list = secondFactor ? await factors.list(userId) : []
  const told = list.map(({ id, factorType, status }) => ({ id, factor_type: factorType, status }))
  return { id: userId, email, factors: told, aal }
}

export const deviceNamed = (request: Request): string | null => deviceOf(request.headers.get('user-agent'))

/** In the language in which they signed up. */
export function profileOf(request: Request, context: Context) {
  return ({ id, email, shard }: Account): Promise<void> =>
    context.record({ userId: id, shard }).profile.ensure(email, readLocale(request))
}

/** A browser's refresh token is a cookie that no script can read; a program keeps its own. */
export async function sessionAnswer(
  request: Request,
  context: Context,
  signedIn: SignedIn,
): Promise<Reply<SessionAnswer>> {
  const { session, accessToken, expiresAt, refreshToken } = signedIn
  const data = {
    access_token: accessToken,
    token_type: 'bearer' as const,
    expires_in: expiresAt - Math.floor(Date.now() / 1000),
    expires_at: expiresAt,
    ...(!isBrowser(request) ? { refresh_token: refreshToken } : {}),
    user: await userOf(context, session),
  }
  return new Reply(200, data, sessionCookies(request, signedIn))
}
