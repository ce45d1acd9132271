import type { Session } from '../../core/auth/session'
import { openSessions, type Sessions } from '../actions/sessions'
import type { Context } from '../context'
import { clearedCookies, readCookie, sessionCookies } from './cookies'

export interface Resolved {
  readonly session: Session | null
  readonly setCookies: readonly string[]
}

/** By a well-formed bearer token. Undefined: there is none; null: it is none of ours. */
export async function bearerSession(
  request: Request,
  { tokens }: Context,
  options: { readonly allowExpired?: boolean } = {},
): Promise<Session | null | undefined> {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  return bearer === undefined ? undefined : tokens.verify(bearer, options)
}

/**
 * Who asks, by token or by cookie, unless their device has signed out. A browser whose access cookie ran out is
 * given a new one by its refresh cookie, in passing.
 */
export async function resolveSession(
  request: Request,
  context: Context,
  bearer: Session | null | undefined,
): Promise<Resolved> {
  if (bearer !== undefined) return { session: bearer && (await ifAlive(bearer, context)), setCookies: [] }

  const cookie = readCookie(request, 'session')
  const verified = cookie === null ? null : await context.tokens.verify(cookie)
  const session = verified && (await ifAlive(verified, context))
  if (session) return { session, setCookies: [] }

  const refresh = readCookie(request, 'refresh')
  if (refresh === null) return { session: null, setCookies: cookie === null ? [] : clearedCookies(request) }
  const signedIn = await sessionsOf(context).refresh(refresh)
  return signedIn
    ? { session: signedIn.session, setCookies: sessionCookies(request, signedIn) }
    : { session: null, setCookies: clearedCookies(request) }
}

/** The person's own hub knows which of their devices signed out: one look at one object, and no other's. */
async function ifAlive(session: Session, { hub }: Context): Promise<Session | null> {
  return (await hub(session.userId).isEnded(session.familyId)) ? null : session
}

export function sessionsOf({ accounts, tokens, hub, config }: Context): Sessions {
  return openSessions({ accounts, tokens, hub, secret: config.sessionSecret })
}
