import { z } from 'zod'
import {
  challengeShape,
  codeShape,
  enrolledShape,
  recoveryCodesShape,
  verifiedShape,
} from '../../../core/auth/factor-shapes'
import { factorShape } from '../../../core/auth/session'
import { openSecondFactor } from '../../actions/second-factor'
import type { Context } from '../../context'
import { deviceNamed, sessionAnswer } from '../grants'
import { notFound, Refusal, tooMany } from '../refusal'
import { Reply } from '../reply'
import { sessionsOf } from '../session'
import { ownCall } from './row'

const secondFactorOf = (context: Context) =>
  openSecondFactor({
    factors: context.factors,
    counters: context.attempts,
    sessions: sessionsOf(context),
    secret: context.config.sessionSecret,
  })

const hasOne = () => new Refusal(409, 'factor_exists', 'Two-step sign-in is on already. Turn it off first.')

/** The second factor: an authenticator's codes. */
export const factorCalls = [
  ownCall({
    method: 'post',
    path: '/auth/factors',
    summary:
      'Begin a second factor: what an authenticator is to keep. It counts once a code of it was verified',
    body: z.object({ factor_type: z.literal('totp').default('totp') }).optional(),
    answers: { 201: enrolledShape },
    foreign: null,
    async run({ context, session }) {
      if (session.secondFactor) return hasOne()
      const { id, secret, uri } = await secondFactorOf(context).enrol(session)
      return { id, factor_type: 'totp' as const, status: 'unverified' as const, totp: { secret, uri } }
    },
  }),

  ownCall({
    method: 'post',
    path: '/auth/factors/{id}/challenge',
    summary: 'Ask for a code of this factor',
    halfSignedIn: true,
    body: z.object({ channel: z.string().max(32).optional() }).optional(),
    answers: { 200: challengeShape },
    foreign: ({ fileId }) => ({ params: { id: fileId } }),
    async run({ context, session, params }) {
      const challenge = await secondFactorOf(context).challenge(session, params.id)
      if (!challenge) return notFound()
      return { id: challenge.id, type: 'totp' as const, expires_at: Math.floor(challenge.expiresAt / 1000) }
    },
  }),

  ownCall({
    method: 'post',
    path: '/auth/factors/{id}/verify',
    summary: 'Answer a challenge with a code, or with a recovery code: a session at aal2',
    halfSignedIn: true,
    body: codeShape,
    answers: { 200: verifiedShape },
    foreign: ({ fileId }) => ({ params: { id: fileId }, body: { challenge_id: fileId, code: '000000' } }),
    async run({ request, context, session, params, body }) {
      const answer = {
        factorId: params.id,
        challengeId: body.challenge_id,
        code: body.code,
        device: deviceNamed(request),
      }
      const verified = await secondFactorOf(context).verify(session, answer)
      switch (verified.kind) {
        case 'wait':
          return tooMany(verified.seconds)
        case 'none':
          return notFound()
        case 'expired':
          return new Refusal(
            422,
            'challenge_expired',
            'This took too long. Please try again with a new code.',
          )
        case 'wrong':
          return new Refusal(
            422,
            'code_wrong',
            'This code is not right. Please wait for the next one and try again.',
          )
        case 'unreadable':
          return new Refusal(
            409,
            'factor_unreadable',
            'Codes of this authenticator can no longer be checked here. Please enter a recovery code, then set it up anew.',
          )
        case 'verified': {
          const { data, cookies } = await sessionAnswer(request, context, verified.signedIn)
          const { recoveryCodes } = verified
          return new Reply(
            200,
            recoveryCodes ? { ...data, recovery_codes: [...recoveryCodes] } : data,
            cookies,
          )
        }
      }
    },
  }),

  ownCall({
    method: 'delete',
    path: '/auth/factors/{id}',
    summary: 'Give up a second factor, with its recovery codes',
    stepUp: true,
    answers: { 204: null },
    foreign: ({ fileId }) => ({ params: { id: fileId } }),
    async run({ request, context, session, params }) {
      const factor = await context.factors.find(session.userId, params.id)
      if (!factor) return notFound()
      await context.factors.remove(session.userId, factor.id)
      // This device goes on in a session that knows of it.
      const { userId: id, email, shard, familyId } = session
      const sessions = sessionsOf(context)
      const signedIn = await sessions.start(
        { id, email, shard, secondFactor: false },
        'aal1',
        deviceNamed(request),
      )
      await sessions.endFamily(id, familyId)
      const { cookies } = await sessionAnswer(request, context, signedIn)
      return new Reply(204, null, cookies)
    },
  }),

  ownCall({
    method: 'get',
    path: '/auth/factors',
    summary: 'One’s second factors',
    answers: { 200: z.array(factorShape) },
    foreign: null,
    async run({ context, session }) {
      const list = await context.factors.list(session.userId)
      return list.map(({ id, factorType, status }) => ({ id, factor_type: factorType, status }))
    },
  }),

  ownCall({
    method: 'post',
    path: '/auth/recovery_codes',
    summary: 'New recovery codes in place of the old',
    stepUp: true,
    answers: { 201: recoveryCodesShape },
    foreign: null,
    async run({ context, session }) {
      if (!session.secondFactor) return notFound()
      return { recovery_codes: [...(await secondFactorOf(context).renewRecoveryCodes(session))] }
    },
  }),
]
