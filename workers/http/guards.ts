import { createMiddleware } from 'hono/factory'
import { notSignedIn, Refusal } from './errors'
import type { ApiEnv } from './types'

/** Opens the caller's record. Mounted inside each router that reads one, not relied on from outside. */
export const requireUser = createMiddleware<ApiEnv>(async (c, next) => {
  const session = c.get('session')
  if (!session) throw notSignedIn()
  c.set('record', c.get('context').record(session))
  await next()
})

/** A change that comes by cookie must come from our own pages (CSRF; OWASP: verifying origin). */
export const ownOriginOnly = createMiddleware<ApiEnv>(async (c, next) => {
  const safe = c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS'
  if (!safe && c.req.header('authorization') === undefined && c.req.header('cookie') !== undefined) {
    if (!isOwnOrigin(c.req.raw))
      throw new Refusal(403, 'foreign_origin', 'This request came from another site.')
  }
  await next()
})

export function isOwnOrigin(request: Request): boolean {
  return request.headers.get('origin') === new URL(request.url).origin
}
