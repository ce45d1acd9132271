import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import {
  assertionShape,
  creationShape,
  enrolmentShape,
  passkeyChallengeMs,
  passkeyShape,
  requestShape,
} from '../../../core/auth/passkey'
import { sessionShape } from '../../../core/auth/session'
import { passkeyMail } from '../../actions/mails'
import { openPasskeyActions, type PasskeyFault } from '../../actions/passkeys'
import { addressOf } from '../../adapters/attempts'
import { openWebauthn } from '../../adapters/webauthn'
import type { Context } from '../../context'
import { passedGate } from '../access-flag'
import { openAccountView } from '../account-view'
import { makeCookie, readCookie, readLocale } from '../cookies'
import { deviceNamed, gateRequired, profileOf, sessionAnswer, wayTakenAnswer } from '../grants'
import { Refusal, tooMany } from '../refusal'
import { Reply } from '../reply'
import { sessionsOf } from '../session'
import { sender } from './passwords'
import { openCall, ownCall } from './row'

function passkeysOf(request: Request, context: Context) {
  return openPasskeyActions({
    passkeys: context.passkeys,
    webauthn: openWebauthn(context.config.publicOrigin ?? new URL(request.url).origin),
    counters: context.attempts,
    sessions: sessionsOf(context),
    ensureProfile: profileOf(request, context),
    tellEnrolled: (email) => sender(context)(passkeyMail(readLocale(request), email)),
  })
}

/** 256 random bits by which a browser is known that nobody has signed in to yet. */
const browserNames = /^[\w-]{43}$/
function browserOf(request: Request): string | null {
  const name = readCookie(request, 'passkey')
  return name !== null && browserNames.test(name) ? name : null
}

/** As the browser's cookie says; nothing is refreshed here. */
async function heldSession(request: Request, { tokens }: Context) {
  const cookie = readCookie(request, 'session')
  return cookie === null ? null : tokens.verify(cookie)
}

const refusals: Readonly<Record<PasskeyFault | 'known' | 'many', () => Refusal>> = {
  late: () => new Refusal(422, 'passkey_late', 'This took too long. Please try again.'),
  refused: () =>
    new Refusal(
      422,
      'passkey_refused',
      'This passkey does not open a record here. Please sign in another way.',
    ),
  known: () => new Refusal(409, 'passkey_known', 'This passkey is on the list already.'),
  many: () => new Refusal(409, 'passkey_many', 'There are 20 passkeys already. Please remove one first.'),
}

/** Passkeys: WebAuthn, in the JSON that browsers speak. */
export const passkeyCalls = [
  openCall({
    method: 'post',
    path: '/auth/passkeys/challenge',
    summary: 'Ask to sign in by a passkey; says nothing of anybody',
    answers: { 200: requestShape },
    foreign: null,
    async run({ request, context }) {
      const { config } = context
      // Who has given the password already may ask long after the gate.
      if (!(await heldSession(request, context)) && !passedGate(request, config.sessionSecret))
        return gateRequired()
      const browser = browserOf(request) ?? randomBytes(32).toString('base64url')
      const asked = await passkeysOf(request, context).askSignIn(
        browser,
        addressOf(request, config.addressHeader),
      )
      if (asked.kind === 'wait') return tooMany(asked.seconds)
      const cookie = makeCookie(request, 'passkey', browser, passkeyChallengeMs / 1000)
      return new Reply(200, asked.request, [cookie])
    },
  }),

  openCall({
    method: 'post',
    path: '/auth/passkeys/session',
    summary: 'Sign in by a passkey: a session at aal2. Who is signed in goes on in it, as whom they are',
    body: assertionShape,
    answers: { 200: sessionShape },
    foreign: null,
    async run({ request, context, body }) {
      const browser = browserOf(request)
      if (browser === null) return refusals.late()
      const held = await heldSession(request, context)
      const device = deviceNamed(request)
      const result = await passkeysOf(request, context).signIn(body, { browser, held, device })
      return result.kind === 'signed-in'
        ? sessionAnswer(request, context, result.signedIn)
        : refusals[result.kind]()
    },
  }),

  ownCall({
    method: 'get',
    path: '/auth/passkeys',
    summary: 'One’s passkeys, the oldest first',
    answers: { 200: z.array(passkeyShape) },
    foreign: null,
    run: async ({ context, session }) => [...(await openAccountView(context, session).passkeys())],
  }),

  ownCall({
    method: 'post',
    path: '/auth/passkeys/options',
    summary: 'Begin to enrol a passkey: what a browser is to make',
    stepUp: true,
    answers: { 200: creationShape },
    foreign: null,
    run: async ({ request, context, session }) =>
      (await passkeysOf(request, context).askEnrol(session)) ?? refusals.many(),
  }),

  ownCall({
    method: 'post',
    path: '/auth/passkeys',
    summary: 'Enrol the passkey that a browser made',
    stepUp: true,
    body: enrolmentShape,
    answers: { 201: z.object({ id: z.uuid() }) },
    foreign: null,
    async run({ request, context, session, body }) {
      const result = await passkeysOf(request, context).enrol(session, body)
      return result.kind === 'enrolled' ? { id: result.id } : refusals[result.kind]()
    },
  }),

  ownCall({
    method: 'delete',
    path: '/auth/passkeys/{id}',
    summary: 'Give up a passkey; not the last way in',
    stepUp: true,
    answers: { 204: null },
    foreign: ({ fileId }) => ({ params: { id: fileId } }),
    async run({ context, session, params }) {
      return wayTakenAnswer(await context.passkeys.remove(session.userId, params.id))
    },
  }),
]
