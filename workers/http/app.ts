import { Hono } from 'hono'
import { openContext } from '../context'
import { auth } from './auth'
import { onError, notFound } from './errors'
import { functions } from './functions'
import { gate } from './gate'
import { ownOriginOnly } from './guards'
import { health } from './health'
import { openapi } from './openapi'
import { realtime } from './realtime'
import { rest } from './rest'
import { rpc } from './rpc'
import { resolveSession } from './session'
import { storage } from './storage'
import type { ApiEnv } from './types'

/** The API: one router per area. Each guards itself; nothing relies on the order in which they are mounted. */
export const api = new Hono<ApiEnv>().basePath('/api')

api.onError(onError)
api.notFound((c) => onError(notFound(), c))
api.use(async (c, next) => {
  const context = openContext(c.env)
  const { session, byCookie, setCookies } = await resolveSession(c.req.raw, context)
  c.set('context', context)
  c.set('session', session)
  c.set('byCookie', byCookie)
  await next()
  for (const cookie of setCookies) c.header('Set-Cookie', cookie, { append: true })
})
api.use(ownOriginOnly)
api.use(async (c, next) => {
  await next()
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Referrer-Policy', 'no-referrer')
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store')
})

api.route('/gate', gate)
api.route('/auth', auth)
api.route('/storage', storage)
api.route('/rest', rest)
api.route('/rpc', rpc)
api.route('/functions', functions)
api.route('/realtime', realtime)
api.route('/health', health)
api.route('/', openapi)
