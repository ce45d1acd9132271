import type { AppLoadContext } from '@remix-run/cloudflare'
import { isHalfSignedIn } from '../../core/auth/second-factor'
import { nobody, ownerHeader } from '../../core/device/copy'
import type { Config, Env } from '../config'
import { openContext, type Context } from '../context'
import { describeError, log } from '../log'
import { answerCall } from './api'
import { drainRest, takeBody } from './body'
import { secureAnswer, securePage, type PageRights } from './headers'
import { answerCalendar } from './calendar'
import { isReturnedForm, returnForm } from './returned-form'
import { isForeignChange } from './origin'
import { createPageContext } from './page-context'
import { plainPage } from './plain-page'
import { unavailable, unexpected } from './refusal'
import { toResponse } from './reply'
import { resolveSession } from './session'
import { answerViewer } from './viewer/answer'
import { answerHealthLink } from './viewer/health-link'

/** What renders a page: Remix, in the Worker as it is deployed. */
export type Pages = (request: Request, context: AppLoadContext) => Promise<Response>

/** Every request: the API answers under `/api`, a page everywhere else. */
export async function serve(request: Request, env: Env, pages: Pages): Promise<Response> {
  const { pathname } = new URL(request.url)
  const isCall = pathname === '/api' || pathname.startsWith('/api/')
  // Its own door: what comes by it comes from another site, and is only sent on.
  if (isReturnedForm(request)) return returnForm(request)
  const context = contextOf(env)
  if (!context) {
    return isCall
      ? secureAnswer(toResponse(unavailable(), 503), request.method, [])
      : securePage(await plainPage(request, 503, 'unavailable'), '', [])
  }
  try {
    if (isCall) return await answerCall(request, context)
    if (pathname.startsWith('/calendar/'))
      return secureAnswer(await answerCalendar(request, context), request.method, [])
    if (pathname.startsWith('/shl/')) return await answerHealthLink(request, context)
    return await (pathname.startsWith('/viewer/')
      ? answerViewer(request, context)
      : answerPage(request, context, pages))
  } catch (error) {
    log('http.unexpected', { method: request.method, route: null, ...describeError(error) })
    return isCall
      ? secureAnswer(toResponse(unexpected(), 500), request.method, [])
      : securePage(await plainPage(request, 500), '', [])
  }
}

/** Null where what the operator has to set is missing or damaged: nothing can be served without. */
function contextOf(env: Env): Context | null {
  try {
    return openContext(env)
  } catch (error) {
    log('http.not_configured', describeError(error))
    return null
  }
}

async function answerPage(request: Request, context: Context, pages: Pages): Promise<Response> {
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const taken = await takeBody(request)
  if (taken && !taken.ok) return securePage(await plainPage(request, taken.why.status), nonce, [])
  if (isForeignChange(request, false)) return securePage(await plainPage(request, 403), nonce, [])
  const { session, setCookies } = await resolveSession(request, context, undefined)
  const page = await pages(
    asPagesTake(request, taken?.bytes ?? null),
    createPageContext(request, context, session, nonce),
  )
  await drainRest(request)
  const answer = securePage(page, nonce, setCookies, session ? callRights(context.config) : undefined)
  // By this a copy kept on the device is known to be of whoever is signed in, or removed (core/device/copy.ts).
  answer.headers.set(ownerHeader, session && !isHalfSignedIn(session) ? session.userId : nobody)
  return answer
}

/** With its body as it was taken. Who only reads has none for Remix, even one that says it is 0 bytes long: it fails over that. */
function asPagesTake(request: Request, bytes: Uint8Array<ArrayBuffer> | null): Request {
  const { method, url, headers } = request
  if (bytes === null) return request
  return method === 'GET' || method === 'HEAD'
    ? new Request(url, { method, headers })
    : new Request(request, { method, body: bytes })
}

/** A page is asked for anew at sign-in: who could not call before it need not be able to. */
function callRights({ engine }: Config): PageRights {
  return { microphone: true, connect: engine.name === 'openai' ? [new URL(engine.baseUrl).origin] : [] }
}
