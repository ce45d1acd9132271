import { waitUntil } from 'cloudflare:workers'
import { z } from 'zod'
import { emailShape, newPasswordShape } from '../../../core/auth/forms'
import { sessionShape } from '../../../core/auth/session'
import { openPasswordActions } from '../../actions/passwords'
import { addressOf } from '../../adapters/attempts'
import type { Mail } from '../../adapters/mailer'
import { hashPassword, verifyPassword } from '../../adapters/passwords'
import type { Context } from '../../context'
import { describeError, log } from '../../log'
import { passedGate } from '../access-flag'
import { readLocale } from '../cookies'
import { deviceNamed, gateRequired, sessionAnswer } from '../grants'
import { ownWords, refusePassword } from '../own-words'
import { Refusal, tooMany } from '../refusal'
import { Reply } from '../reply'
import { sessionsOf } from '../session'
import { openCall, ownCall } from './row'

/** Sent after the answer; one that cannot be sent is written down, without whom it was for. */
export function sender({ mailer }: Context): (mail: Mail) => void {
  return (mail) =>
    waitUntil(
      mailer.send(mail).then(
        (sent) => void (sent || log('mail.not_set_up')),
        (error: unknown) => log('mail.failed', describeError(error)),
      ),
    )
}

export function passwordActions(request: Request, context: Context) {
  return openPasswordActions({
    passwords: context.passwords,
    counters: context.attempts,
    findByEmail: context.accounts.findByEmail,
    hashPassword,
    verifyPassword,
    sessions: sessionsOf(context),
    mail: sender(context),
    locale: readLocale(request),
    origin: context.config.publicOrigin ?? new URL(request.url).origin,
  })
}

const linkGone = () =>
  new Refusal(422, 'link_expired', 'This link is no good any more. Please ask for a new one.')
const tokenShape = z
  .string('The link is not whole.')
  .min(1, 'The link is not whole.')
  .max(128, 'The link is not whole.')

export const passwordCalls = [
  ownCall({
    method: 'post',
    path: '/auth/password',
    summary: 'Change the password: every other device is signed out, this one goes on in a new session',
    stepUp: true,
    body: z.object({ current_password: z.string().max(256), password: newPasswordShape }),
    answers: { 200: sessionShape },
    foreign: null,
    async run({ request, context, session, record, body }) {
      const fault = refusePassword(body.password, await ownWords(session.email, record.profile))
      if (fault) return fault
      const { current_password: current, password } = body
      const given = { current, password, device: deviceNamed(request) }
      const changed = await passwordActions(request, context).change(session, given)
      if (changed.kind === 'wait') return tooMany(changed.seconds)
      if (changed.kind === 'wrong')
        return new Refusal(422, 'current_password_wrong', 'Your current password is not right.')
      return sessionAnswer(request, context, changed.signedIn)
    },
  }),

  openCall({
    method: 'post',
    path: '/auth/recover',
    summary:
      'Mail a link by which a new password can be chosen; answers alike whether or not the address is known',
    body: z.object({ email: emailShape }),
    answers: { 202: z.object({}) },
    foreign: null,
    async run({ request, context, body }) {
      if (!passedGate(request, context.config.sessionSecret)) return gateRequired()
      const address = addressOf(request, context.config.addressHeader)
      const wait = await passwordActions(request, context).askReset(body.email, address, waitUntil)
      return wait ? tooMany(wait.seconds) : {}
    },
  }),

  openCall({
    method: 'post',
    path: '/auth/reset',
    summary: 'Choose a new password by a link that was mailed; every device is signed out',
    body: z.object({ token: tokenShape, password: newPasswordShape }),
    answers: { 204: null },
    foreign: null,
    async run({ request, context, body: { token, password } }) {
      const actions = passwordActions(request, context)
      const holder = await actions.holderOf(token)
      if (!holder) return linkGone()
      // Before the link is taken: who chooses a poor one may choose again by it.
      const { profile } = context.record({ userId: holder.id, shard: holder.shard })
      const fault = refusePassword(password, await ownWords(holder.email, profile))
      if (fault) return fault
      return (await actions.reset(token, password, holder)) ? new Reply(204, null) : linkGone()
    },
  }),

  ownCall({
    method: 'post',
    path: '/auth/verification',
    summary: 'Mail a link that confirms one’s address',
    answers: { 202: z.object({}) },
    foreign: null,
    async run({ request, context, session }) {
      const wait = await passwordActions(request, context).sendVerification(session)
      return wait ? tooMany(wait.seconds) : {}
    },
  }),

  openCall({
    method: 'post',
    path: '/auth/verify',
    summary: 'Confirm an address by a link that was mailed',
    body: z.object({ token: tokenShape }),
    answers: { 204: null },
    foreign: null,
    run: async ({ request, context, body }) =>
      (await passwordActions(request, context).verify(body.token)) ? new Reply(204, null) : linkGone(),
  }),
]
