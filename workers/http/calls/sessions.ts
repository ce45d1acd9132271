import { z } from 'zod'
import { deviceShape } from '../../../core/auth/session'
import { openAccountView } from '../account-view'
import { clearedCookies } from '../cookies'
import { notFound } from '../refusal'
import { Reply } from '../reply'
import { sessionsOf } from '../session'
import { ownCall } from './row'

/** The devices on which a person is signed in. */
export const sessionCalls = [
  ownCall({
    method: 'get',
    path: '/auth/sessions',
    summary: 'The devices that are signed in, the last used first',
    answers: { 200: z.array(deviceShape) },
    foreign: null,
    run: async ({ context, session }) => [...(await openAccountView(context, session).devices())],
  }),

  ownCall({
    method: 'delete',
    path: '/auth/sessions/{id}',
    summary: 'Sign one device out: its tokens and its sockets end at once',
    answers: { 204: null },
    foreign: ({ fileId }) => ({ params: { id: fileId } }),
    async run({ request, context, session, params: { id } }) {
      if (!(await context.devices.isOwn(session.userId, id))) return notFound()
      await sessionsOf(context).endFamily(session.userId, id)
      return new Reply(204, null, id === session.familyId ? clearedCookies(request) : [])
    },
  }),

  ownCall({
    method: 'delete',
    path: '/auth/sessions',
    summary: 'Sign every other device out',
    answers: { 204: null },
    foreign: null,
    async run({ context, session: { userId, familyId } }) {
      const sessions = sessionsOf(context)
      for (const id of await context.devices.others(userId, familyId)) await sessions.endFamily(userId, id)
      return new Reply(204, null)
    },
  }),
]
