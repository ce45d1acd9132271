import type { RequestHandler } from '@remix-run/cloudflare'
import type { Env } from '../config'
import { openContext } from '../context'
import { api } from './app'
import { secureHeaders } from './headers'
import { createPageContext } from './page-context'
import { resolveSession, withCookies } from './session'

/** Every request: the API answers under `/api`, a page everywhere else. */
export async function serve(
  request: Request,
  env: Env,
  ctx: ExecutionContext,
  pages: RequestHandler,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/api' || pathname.startsWith('/api/')) return api.fetch(request, env, ctx)
  const context = openContext(env)
  const { session, setCookies } = await resolveSession(request, context)
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const response = await pages(request, createPageContext(request, context, session, nonce))
  return withCookies(secureHeaders(response, nonce), setCookies)
}
