import { isHalfSignedIn, needsStepUp } from '../../core/auth/second-factor'
import type { Session } from '../../core/auth/session'
import type { Context } from '../context'
import type { RecordDoor } from '../db/records/open'
import { AccountClosed } from '../db/records/scope'
import { describeError, log } from '../log'
import { drainRest, takeBody, takeForm, takePieces } from './body'
import { noQuery, type Call } from './calls/row'
import { secureAnswer } from './headers'
import { parseInput, readJson, readQuery } from './input'
import { matchCall } from './match'
import { isForeignChange } from './origin'
import {
  foreignOrigin,
  notFound,
  notSignedIn,
  Refusal,
  secondFactorRequired,
  stepUpRequired,
  unexpected,
} from './refusal'
import { toResponse } from './reply'
import { bearerSession, resolveSession } from './session'

/** One call, from its request to its answer. Whatever happens, the answer is one of the contract. */
export async function answerCall(request: Request, context: Context): Promise<Response> {
  const cookies: string[] = []
  const found = matchCall(request.method, new URL(request.url).pathname.slice('/api'.length))
  const call = found.kind === 'call' ? found.call : null
  let outcome: unknown
  try {
    // Ahead of everything, so that nobody, known or not, makes us hold more than this.
    const taken = call?.upload ? null : await takeBody(request)
    if (taken && !taken.ok) outcome = taken.why
    else if (found.kind === 'none') outcome = notFound()
    else if (found.kind === 'method')
      outcome = new Refusal(405, 'wrong_method', 'This address takes other calls.', { allow: found.allow })
    else outcome = await runCall({ request, context, ...found, bytes: taken?.bytes ?? null, cookies })
  } catch (error) {
    // Asked while the account was being closed.
    if (error instanceof AccountClosed) outcome = notSignedIn()
    else {
      log('http.unexpected', { method: request.method, route: call?.path ?? null, ...describeError(error) })
      outcome = unexpected()
    }
  }
  await drainRest(request)
  return secureAnswer(toResponse(outcome, firstStatus(call)), request.method, cookies)
}

interface Asked {
  readonly request: Request
  readonly context: Context
  readonly call: Call
  readonly params: Readonly<Record<string, string>>
  readonly bytes: Uint8Array | null
  /** What is to be set whatever the call comes to. */
  readonly cookies: string[]
}

async function runCall({ request, context, call, params, bytes, cookies }: Asked): Promise<unknown> {
  const bearer = await bearerSession(request, context)
  if (isForeignChange(request, Boolean(bearer))) return foreignOrigin()
  let own: { session: Session; record: RecordDoor } | null = null
  if (!call.open) {
    const { session, setCookies } = await resolveSession(request, context, bearer)
    cookies.push(...setCookies)
    if (!session) return notSignedIn()
    const refused = refuseLevel(call, session)
    if (refused) return refused
    own = { session, record: context.record(session) }
  }
  const { searchParams } = new URL(request.url)
  const query = parseInput(call.query ?? noQuery, readQuery(searchParams), call.invalid)
  if (!query.ok) return query.why
  const body = await takeAny(call, request, bytes)
  if (!body.ok) return body.why
  const input = { request, context, params, query: query.value, body: body.value, ...own }
  return call.run(input as never)
}

/** What a second factor keeps from somebody who did not give it, or not lately. */
function refuseLevel({ halfSignedIn, stepUp }: Call, session: Session): Refusal | null {
  if (!halfSignedIn && isHalfSignedIn(session)) return secondFactorRequired()
  return stepUp && needsStepUp(session, Date.now() / 1000) ? stepUpRequired() : null
}

async function takeAny(call: Call, request: Request, bytes: Uint8Array | null) {
  if (call.upload === 'pieces') return { ok: true, value: takePieces(request) } as const
  return call.upload === 'form' ? takeForm(request) : readBody(call, bytes)
}

function readBody(call: Call, bytes: Uint8Array | null) {
  if (!call.body) return { ok: true, value: undefined } as const
  const json = readJson(bytes)
  return json.ok ? parseInput(call.body, json.value, call.invalid) : json
}

/** What plain data goes out with. */
function firstStatus(call: Call | null): number {
  return Number(Object.keys(call?.answers ?? {})[0] ?? 200)
}
