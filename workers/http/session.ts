import type { Session } from '../../core/auth/session'
import { refreshDays } from '../../core/auth/refresh'
import { accessTokenSeconds } from '../adapters/tokens'
import type { Context } from '../context'
import { openSignIn, type SignedIn } from '../jobs/sign-in'
import { makeCookie, readCookie } from './cookies'

export interface Resolved {
  readonly session: Session | null
  readonly byCookie: boolean
  readonly setCookies: readonly string[]
}

/** Who asks. A browser whose access cookie ran out is given a new one by its refresh cookie, in passing. */
export async function resolveSession(request: Request, context: Context): Promise<Resolved> {
  const { tokens, accounts, config } = context
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (bearer !== undefined) return { session: await tokens.verify(bearer), byCookie: false, setCookies: [] }

  const cookie = readCookie(request, 'session')
  const session = cookie === null ? null : await tokens.verify(cookie)
  if (session) return { session, byCookie: true, setCookies: [] }

  const refresh = readCookie(request, 'refresh')
  // The refresh call itself spends the token; doing it here first would spend it twice.
  if (refresh === null || isSessionCall(request)) return { session: null, byCookie: false, setCookies: [] }
  const signedIn = await openSignIn(accounts, tokens, config.sessionSecret).refresh(refresh)
  if (!signedIn) return { session: null, byCookie: false, setCookies: clearedCookies(request) }
  return {
    session: await tokens.verify(signedIn.accessToken),
    byCookie: true,
    setCookies: sessionCookies(request, signedIn),
  }
}

function isSessionCall(request: Request): boolean {
  return /^\/api\/auth\/(token|logout)$/.test(new URL(request.url).pathname)
}

export function sessionCookies(request: Request, signedIn: SignedIn): string[] {
  return [
    makeCookie(request, 'session', signedIn.accessToken, accessTokenSeconds),
    makeCookie(request, 'refresh', signedIn.refreshToken, refreshDays * 86_400),
  ]
}

export function clearedCookies(request: Request): string[] {
  return [makeCookie(request, 'session', null), makeCookie(request, 'refresh', null)]
}

export function withCookies(response: Response, setCookies: readonly string[]): Response {
  if (setCookies.length === 0) return response
  const answered = new Response(response.body, response)
  for (const cookie of setCookies) answered.headers.append('Set-Cookie', cookie)
  return answered
}
