import { waitUntil } from 'cloudflare:workers'
import { z } from 'zod'
import { signUpShape, tokenShape } from '../../../core/auth/forms'
import { sessionShape, userShape } from '../../../core/auth/session'
import { signUp } from '../../actions/sign-up'
import { addressOf } from '../../adapters/attempts'
import { hashPassword } from '../../adapters/passwords'
import { describeError, log } from '../../log'
import { passedGate } from '../access-flag'
import { clearedCookies, readCookie } from '../cookies'
import { gateRequired, profileOf, refreshSession, signInByPassword, userOf } from '../grants'
import { refusePassword } from '../own-words'
import { tooMany } from '../refusal'
import { Reply } from '../reply'
import { bearerSession, sessionsOf } from '../session'
import { passwordActions } from './passwords'
import { openCall, ownCall } from './row'

/** Not begun before the answer is out: what a sign-up leaves to do would else delay it, and tell that it was new. */
const afterAnswerMs = 50
const afterAnswer = (work: () => Promise<unknown>): void =>
  waitUntil(
    new Promise((resolve) => setTimeout(resolve, afterAnswerMs))
      .then(work)
      .catch((error: unknown) => log('sign_up.unfinished', describeError(error))),
  )

export const auth = [
  openCall({
    method: 'post',
    path: '/auth/signup',
    summary: 'Create an account',
    body: signUpShape,
    answers: { 201: z.object({ user: z.object({ id: z.uuid(), email: z.string() }) }) },
    foreign: null,
    async run({ request, context, body: { email, password } }) {
      const { accounts, attempts, config } = context
      if (!passedGate(request, config.sessionSecret)) return gateRequired()
      const fault = refusePassword(password, [email])
      if (fault) return fault
      const ensureProfile = profileOf(request, context)
      const deps = {
        counters: attempts,
        accounts,
        hashPassword,
        ensureProfile,
        shardCount: config.shardCount,
        later: afterAnswer,
      }
      const address = addressOf(request, config.addressHeader)
      const made = await signUp(deps, { email, password, address })
      if (made.kind === 'wait') return tooMany(made.seconds)
      // To a known address as to a new one nothing is said here; only a new one has a mail coming.
      if (made.isNew)
        afterAnswer(() => passwordActions(request, context).sendVerification({ userId: made.id, email }))
      return { user: { id: made.id, email } }
    },
  }),

  openCall({
    method: 'post',
    path: '/auth/token',
    summary: 'Sign in, or refresh a session',
    query: z.object({
      grant_type: z.enum(['password', 'refresh_token'], {
        error: 'grant_type is password or refresh_token.',
      }),
    }),
    body: tokenShape,
    answers: { 200: sessionShape },
    foreign: null,
    run: ({ request, context, query, body }) =>
      query.grant_type === 'password'
        ? signInByPassword(request, context, body)
        : refreshSession(request, context, body),
  }),

  openCall({
    method: 'post',
    path: '/auth/logout',
    summary: 'Sign this device out: its tokens and its sockets end',
    answers: { 204: null },
    foreign: null,
    async run({ request, context }) {
      const sessions = sessionsOf(context)
      const cookie = readCookie(request, 'session')
      const refresh = readCookie(request, 'refresh')
      const held = [
        await bearerSession(request, context, { allowExpired: true }),
        // One that ran out still names the device that is to be signed out.
        cookie === null ? null : await context.tokens.verify(cookie, { allowExpired: true }),
      ]
      for (const session of held) if (session) await sessions.endFamily(session.userId, session.familyId)
      if (refresh !== null) await sessions.endByToken(refresh)
      return new Reply(204, null, clearedCookies(request))
    },
  }),

  ownCall({
    method: 'get',
    path: '/auth/user',
    summary: 'Who is signed in',
    answers: { 200: userShape },
    foreign: null,
    halfSignedIn: true,
    run: ({ context, session }) => userOf(context, session),
  }),

  openCall({
    method: 'get',
    path: '/auth/.well-known/jwks.json',
    summary: 'The keys that access tokens are signed with',
    answers: { 200: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }) },
    foreign: null,
    run: ({ context }) =>
      Promise.resolve(
        Response.json(context.tokens.jwks(), { headers: { 'Cache-Control': 'public, max-age=3600' } }),
      ),
  }),
]
