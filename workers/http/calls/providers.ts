import { z } from 'zod'
import { awayMs, type Provider } from '../../../core/auth/provider'
import { identityShape, providerShape } from '../../../core/auth/provider-shapes'
import { openProviderActions, type Away } from '../../actions/provider-sign-in'
import { addressOf } from '../../adapters/attempts'
import { openProviders } from '../../adapters/providers'
import { lock, unlock } from '../../adapters/seal'
import type { Context } from '../../context'
import { describeError, log } from '../../log'
import { passedGate } from '../access-flag'
import { openAccountView } from '../account-view'
import { makeCookie, readCookie, sessionCookies } from '../cookies'
import { deviceNamed, profileOf, wayTakenAnswer } from '../grants'
import { notFound } from '../refusal'
import { Reply } from '../reply'
import { resolveSession, sessionsOf } from '../session'
import { openCall, ownCall } from './row'

function providersOf(request: Request, context: Context) {
  const { config, accounts, identities, attempts } = context
  return openProviderActions({
    providers: openProviders(config.providers, config.publicOrigin ?? new URL(request.url).origin),
    accounts,
    identities,
    sessions: sessionsOf(context),
    counters: attempts,
    ensureProfile: profileOf(request, context),
    shardCount: config.shardCount,
    note: (provider, error) => log('provider.refused', { provider, ...describeError(error) }),
  })
}

const sealed = (away: Away, secret: string) => lock(secret, 'provider', JSON.stringify(away), 'away')

/** What this browser took along; null where it is none of ours, or of another deployment. */
function awayOf(request: Request, secret: string): Away | null {
  try {
    return JSON.parse(unlock(secret, 'provider', readCookie(request, 'away') ?? '', 'away')) as Away
  } catch {
    return null
  }
}

const awayCookie = (request: Request, value: string | null) =>
  makeCookie(request, 'away', value, awayMs / 1000)

function goTo(path: string, cookies: readonly string[]): Response {
  const headers = new Headers({ Location: path })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 302, headers })
}

const word = z.string().max(4096).optional()

/** Other providers by which one signs in. */
export const providerCalls = [
  openCall({
    method: 'get',
    path: '/auth/authorize',
    summary: 'Leave for a provider, to sign in by it',
    query: z.object({ provider: providerShape }),
    answers: { 302: null },
    foreign: null,
    async run({ request, context, query }) {
      const { sessionSecret } = context.config
      if (!passedGate(request, sessionSecret)) return goTo('/?denied', [])
      const left = await providersOf(request, context).leave(query.provider, null)
      if (!left) return notFound()
      return goTo(left.url.href, [awayCookie(request, sealed(left.away, sessionSecret))])
    },
  }),

  openCall({
    method: 'get',
    path: '/auth/callback/{provider}',
    summary: 'Back from a provider',
    query: z.object({ code: word, state: word, error: word }),
    answers: { 302: null },
    foreign: ({ fileId }) => ({ params: { provider: fileId } }),
    async run({ request, context, params, query }) {
      const { config } = context
      const provider = providerShape.safeParse(params.provider)
      if (!provider.success || !config.providers[provider.data]) return notFound()
      const away = awayOf(request, config.sessionSecret)
      const { session: held, setCookies } = await resolveSession(request, context, undefined)
      const came = await providersOf(request, context).comeBack({
        provider: provider.data,
        code: query.code,
        state: query.state,
        away,
        held,
        address: addressOf(request, config.addressHeader),
        device: deviceNamed(request),
      })
      // Once: whatever came of it, the way back is closed.
      const cookies = [...setCookies, awayCookie(request, null)]
      if (came.kind === 'signed-in')
        return goTo('/home', [...cookies, ...sessionCookies(request, came.signedIn)])
      const page = held && away?.connecting !== null ? '/profile' : '/auth'
      return goTo(`${page}?provider=${came.kind === 'connected' ? 'connected' : came.fault}`, cookies)
    },
  }),

  ownCall({
    method: 'post',
    path: '/auth/identities/{provider}',
    summary: 'Leave for a provider, to connect it to one’s account',
    stepUp: true,
    answers: { 200: z.object({ url: z.url() }) },
    foreign: ({ fileId }) => ({ params: { provider: fileId } }),
    async run({ request, context, session, params }) {
      const provider = providerShape.safeParse(params.provider)
      const left =
        provider.success && (await providersOf(request, context).leave(provider.data, session.userId))
      if (!left) return notFound()
      const cookie = awayCookie(request, sealed(left.away, context.config.sessionSecret))
      return new Reply(200, { url: left.url.href }, [cookie])
    },
  }),

  ownCall({
    method: 'get',
    path: '/auth/identities',
    summary: 'The providers that are connected, the oldest first',
    answers: { 200: z.array(identityShape) },
    foreign: null,
    run: async ({ context, session }) => [...(await openAccountView(context, session).identities())],
  }),

  ownCall({
    method: 'delete',
    path: '/auth/identities/{id}',
    summary: 'Disconnect a provider; not the last way in',
    stepUp: true,
    answers: { 204: null },
    foreign: ({ fileId }) => ({ params: { id: fileId } }),
    async run({ context: { identities }, session: { userId }, params: { id } }) {
      return wayTakenAnswer(await identities.remove(userId, id))
    },
  }),
]

/** Those that an operator has set up, for the pages. */
export const providersSetUp = ({ config }: Context): readonly Provider[] =>
  openProviders(config.providers, '').names
