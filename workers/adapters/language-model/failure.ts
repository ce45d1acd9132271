import type { FallbackReason } from '../../../core/records/engine-usage'

/** What went wrong with one call, and whether asking again may help. */
export interface Failure {
  readonly reason: FallbackReason
  readonly retry: boolean
  /** What the server asked for, in ms; null where it asked for nothing. */
  readonly waitMs: number | null
  readonly usage: { readonly input: number; readonly output: number }
}

type Sdk = typeof import('ai')

/** The server could not be reached at all; runtimes word it each in their own way. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

const nothing = { input: 0, output: 0 }

/** Names a failure of the provider, without a word of what was sent or answered. */
export function failureOf(sdk: Sdk, error: unknown, now: number): Failure {
  const fail = (reason: FallbackReason, rest: Partial<Failure> = {}): Failure => ({ reason, retry: false, waitMs: null, usage: nothing, ...rest }) // prettier-ignore
  if (isAbort(error)) return fail('timeout')
  if (error instanceof Unreachable) return fail('unreachable', { retry: true })
  if (sdk.NoObjectGeneratedError.isInstance(error)) {
    const usage = { input: error.usage?.inputTokens ?? 0, output: error.usage?.outputTokens ?? 0 }
    return fail(reasonOf(error.finishReason, error.text ?? ''), { usage })
  }
  if (!sdk.APICallError.isInstance(error)) return fail('unexpected')
  const { statusCode: status = 0, responseHeaders, cause } = error
  if (isAbort(cause)) return fail('timeout')
  const waitMs = retryAfter(responseHeaders, now)
  if (status === 429) return fail('rate_limited', { retry: true, waitMs })
  if (status >= 500 || status === 408) return fail('provider_down', { retry: true, waitMs })
  if (status === 401 || status === 403) return fail('unauthorized')
  if (status >= 300) return fail('rejected')
  // It answered, but not what the protocol says, or the line went dead in the middle.
  const unreadable = sdk.JSONParseError.isInstance(cause) || sdk.TypeValidationError.isInstance(cause)
  return unreadable ? fail('malformed') : fail('unreachable', { retry: true })
}

/** Why an answer is none: refused, cut off at the limit, empty, or of another shape. */
export function reasonOf(finishReason: string | undefined, text: string): FallbackReason {
  if (finishReason === 'content-filter') return 'refused'
  if (finishReason === 'length') return 'cut_off'
  return text.trim() === '' ? 'empty' : 'malformed'
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')
}

/** RFC 9110 §10.2.3: seconds, or a date. */
function retryAfter(headers: Record<string, string> | undefined, now: number): number | null {
  const text = headers?.['retry-after']
  if (text === undefined) return null
  const ms = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
