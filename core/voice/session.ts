import { z } from 'zod'
import type { Fault } from './faults'

const transports = ['openai-realtime', 'browser-speech'] as const

/** What `realtime-session` answers. */
export const sessionShape = z.object({
  transport: z.enum(transports),
  /** Short-lived, and good for calls alone. */
  client_secret: z.object({ value: z.string(), expires_at: z.number() }).optional(),
  model: z.string().optional(),
  /** Where the browser's offer goes. */
  url: z.url({ protocol: /^https?$/ }).optional(),
})

/** How a call is carried. */
export type VoiceSession =
  | { readonly transport: 'browser-speech' }
  | { readonly transport: 'openai-realtime'; readonly secret: string; readonly url: string }

/** An answer of `realtime-session`, whatever it holds, as a session or as what is wrong with it. */
export function readSession(answer: unknown): { session: VoiceSession } | { fault: Fault } {
  const { data } = sessionShape.safeParse(answer)
  if (!data) return { fault: 'badToken' }
  if (data.transport === 'browser-speech') return { session: { transport: 'browser-speech' } }
  const { client_secret: secret, url } = data
  if (!secret || secret.value === '') return { fault: 'noSecret' }
  if (url === undefined) return { fault: 'badToken' }
  return { session: { transport: 'openai-realtime', secret: secret.value, url } }
}
