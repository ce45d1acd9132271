import { z } from 'zod'

/**
 * Why a file was read by the embedded engine though the second one is configured. `timeout` includes a lease
 * that went to another consumer; `rejected` is a request that the server will never take (a model without
 * vision or schemas, an unknown name).
 */
export const fallbackReasons = ['timeout', 'rate_limited', 'provider_down', 'unreachable', 'unauthorized', 'rejected', 'refused', 'cut_off', 'malformed', 'empty', 'unexpected'] as const // prettier-ignore
export type FallbackReason = (typeof fallbackReasons)[number]

/** What reading one file cost at the provider, kept on the file; failed calls cost too. */
export const engineUsageShape = z.object({
  model: z.string(),
  input_tokens: z.number(),
  output_tokens: z.number(),
  /** Calls, retries included. */
  requests: z.number(),
  fallback_reason: z.enum(fallbackReasons).nullable(),
})
export type EngineUsage = z.infer<typeof engineUsageShape>
