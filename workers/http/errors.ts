import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { describeError, log } from '../log'

/** A refusal: what the caller can mend, in words for a person and a code for a program. */
export class Refusal extends HTTPException {
  constructor(
    status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    readonly detail: { issues?: Readonly<Record<string, string>>; retryAfter?: number } = {},
  ) {
    super(status, { message })
  }
}

export const notFound = () => new Refusal(404, 'not_found', 'Not found.')
export const notSignedIn = () => new Refusal(401, 'not_signed_in', 'Please sign in.')

/** The one place that turns refusals and surprises into HTTP. */
export function onError(error: unknown, c: Context): Response {
  if (error instanceof Refusal) {
    if (error.detail.retryAfter !== undefined) c.header('Retry-After', String(error.detail.retryAfter))
    const { issues } = error.detail
    return c.json({ error: error.message, code: error.code, ...(issues ? { issues } : {}) }, error.status)
  }
  if (error instanceof HTTPException)
    return c.json({ error: 'Bad request.', code: 'bad_request' }, error.status)
  log('http.unexpected', { method: c.req.method, route: c.req.routePath, ...describeError(error) })
  return c.json({ error: 'Something went wrong on our side. Please try again.', code: 'unexpected' }, 500)
}
