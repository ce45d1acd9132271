// Of a browser's script the whole of zod would be a tenth.
import * as z from 'zod/mini'

/** A row changed; never its content. */
const changeShape = z.object({
  type: z.literal('change'),
  table: z.string(),
  event: z.enum(['insert', 'update', 'delete']),
  id: z.string(),
  file_id: z.optional(z.string()),
  /** Grows by one with each change of this user; a gap means: read again what is shown. */
  seq: z.number(),
})

/** How far the reading of a file is. It is no change: nothing has to be read again. */
const progressShape = z.object({
  type: z.literal('progress'),
  file_id: z.string(),
  /** 0..100. */
  pct: z.number(),
})

/** So much changed that it is not told one by one: read again what is shown. */
const resetShape = z.object({ type: z.literal('reset'), seq: z.number() })

/** Hub → screen, on the user's own socket. */
const hubMessageShape = z.discriminatedUnion('type', [changeShape, progressShape, resetShape])

export type ChangeMessage = z.infer<typeof changeShape>
export type HubMessage = z.infer<typeof hubMessageShape>

/** A message that is not of the protocol is null: an old tab must not break on a newer server. */
export function parseHubMessage(data: unknown): HubMessage | null {
  if (typeof data !== 'string') return null
  try {
    return hubMessageShape.safeParse(JSON.parse(data)).data ?? null
  } catch {
    return null
  }
}
