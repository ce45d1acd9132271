import { z } from 'zod'
import { providers } from './provider'

export const providerShape = z.enum(providers)

/** An account that is connected. */
export const identityShape = z.object({
  id: z.uuid(),
  provider: providerShape,
  /** As the provider told it when it was connected. */
  email: z.string(),
  /** ISO-8601 UTC. */
  created_at: z.string(),
})
