import { Hono } from 'hono'
import { Refusal } from './errors'
import { isOwnOrigin, requireUser } from './guards'
import type { ApiEnv } from './types'

export const realtime = new Hono<ApiEnv>()

/** To the user's own hub. A Durable Object takes a socket from any origin, so ours is checked here. */
realtime.get('/', requireUser, async (c) => {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
    throw new Refusal(400, 'not_a_socket', 'This address takes WebSocket connections only.')
  }
  const fromBrowser = c.req.header('authorization') === undefined
  if (fromBrowser && !isOwnOrigin(c.req.raw))
    throw new Refusal(403, 'foreign_origin', 'This request came from another site.')
  return c.get('context').hub(c.get('record').owner.userId).fetch(c.req.raw)
})
