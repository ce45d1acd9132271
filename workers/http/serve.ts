import type { RequestHandler } from '@remix-run/cloudflare'
import { readConfig, type Env } from '../config'
import { createPageContext } from '../context'
import { api } from './app'
import { secureHeaders } from './headers'
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
  const config = readConfig(env)
  const { session, setCookies } = await resolveSession(request, env, config)
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const response = await pages(request, createPageContext(request, env, config, session, nonce))
  return withCookies(secureHeaders(response, nonce), setCookies)
}
