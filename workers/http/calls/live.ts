import { z } from 'zod'
import { familyHeader, sinceHeader } from '../../adapters/hub'
import { isOwnOrigin } from '../origin'
import { foreignOrigin, Refusal } from '../refusal'
import { bearerSession } from '../session'
import { ownCall } from './row'

export const live = [
  ownCall({
    method: 'get',
    path: '/realtime',
    summary: 'WebSocket to one’s own changes; with `since`, also those after that one',
    query: z.object({ since: z.coerce.number().int().min(0).optional() }),
    answers: { 101: null },
    foreign: null,
    async run({ request, context, session, query: { since } }) {
      if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket')
        return new Refusal(400, 'not_a_socket', 'This address takes WebSocket connections only.')
      // A Durable Object takes a socket from any origin, so ours is checked here.
      const byCookie = (await bearerSession(request, context)) === undefined
      if (byCookie && !isOwnOrigin(request)) return foreignOrigin()
      // A request of our own: nothing that the caller wrote into query or headers reaches the hub.
      const headers = {
        upgrade: 'websocket',
        [familyHeader]: session.familyId,
        ...(since === undefined ? {} : { [sinceHeader]: String(since) }),
      }
      return context.hub(session.userId).fetch(new Request('https://hub/', { headers }))
    },
  }),
]
