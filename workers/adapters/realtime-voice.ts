import { z } from 'zod'
import type { ModelSettings } from './language-model/ask'

/** Milliseconds that a provider is waited for: somebody listens to a ringing tone. */
const patience = 10_000

/** What a browser may call the provider with, once, and soon. */
export interface Secret {
  readonly value: string
  /** Seconds since 1970. */
  readonly expiresAt: number
}

export type Granted =
  | { readonly kind: 'granted'; readonly secret: Secret }
  /** A server that speaks the chat protocol and knows of no calls. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'failed'; readonly status: number | null }

const secretShape = z.object({ value: z.string().min(1), expires_at: z.number() })
/** The provider's answer, or the one of the generation before it. */
const answerShape = z.union([
  secretShape,
  z.object({ client_secret: secretShape }).transform(({ client_secret: secret }) => secret),
])

/**
 * Asks the provider for a secret that is good for calls as `session` says. The key stays here, and no word of the
 * provider's goes further than its status.
 */
export async function askForSecret(
  { apiKey, baseUrl }: Pick<ModelSettings, 'apiKey' | 'baseUrl'>,
  session: object,
  waits = patience,
): Promise<Granted> {
  try {
    const answer = await fetch(`${baseUrl}/realtime/client_secrets`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ expires_after: { anchor: 'created_at', seconds: goodFor }, session }),
      signal: AbortSignal.timeout(waits),
    })
    if (absent.has(answer.status)) return { kind: 'absent' }
    if (!answer.ok) return { kind: 'failed', status: answer.status }
    const { data } = answerShape.safeParse(await answer.json())
    if (!data) return { kind: 'failed', status: answer.status }
    return { kind: 'granted', secret: { value: data.value, expiresAt: data.expires_at } }
  } catch {
    return { kind: 'failed', status: null }
  }
}

/** Seconds: to begin a call with, not to have it. */
const goodFor = 60
const absent: ReadonlySet<number> = new Set([404, 405, 501])

/** Where the browser's offer goes. */
export const callsUrl = (baseUrl: string): string => `${baseUrl}/realtime/calls`
