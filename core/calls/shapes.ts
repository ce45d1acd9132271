import { z } from 'zod'

/** What calls take and answer that is not a row of a record. */

/** Names one file of one's own. */
export const fileRefShape = z.object({ file_id: z.uuid('file_id is the id of a file.') })

export const signedUrlShape = z.object({
  signed_url: z.string(),
  /** Seconds. */
  expires_in: z.number(),
})

export const consentShape = z.object({
  version: z.string().min(1).max(32),
  locale: z.enum(['en', 'he']),
  text_hash: z.string().regex(/^[0-9a-f]{64}$/),
})
export const consentRowShape = z.object({
  id: z.uuid(),
  version: z.string(),
  accepted_at: z.string(),
  locale: z.string(),
  text_hash: z.string(),
})

/** A name that a page carries as its patient's, and whether it is the person's own; some letter is in it. */
export const patientNameShape = z.object({
  name: z
    .string()
    .trim()
    .max(200)
    .regex(/\p{L}{2}/u),
  mine: z.boolean(),
})

/** What may be counted, and with what: numbers only, so that no word of a record can slip in. */
export const eventShape = z.object({
  event_name: z.enum(['upload_started']),
  metadata: z.object({ file_count: z.number().int().min(1).max(1000) }),
})

export const countsShape = z.object({
  diagnoses: z.number(),
  medications: z.number(),
  allergies: z.number(),
  procedures: z.number(),
})

export const healthShape = z.object({
  status: z.enum(['ok', 'degraded']),
  version: z.string(),
  checks: z.record(z.string(), z.enum(['ok', 'down'])),
})

/** What is left to the owner of a closed account: with it they can ask whether all is gone. */
export const closureShape = z.object({ receipt: z.uuid() })
export const receiptShape = z.object({
  /** `removed`: a look, made when nobody could be writing any more, found nothing. */
  status: z.enum(['removing', 'removed']),
  closed_at: z.string(),
  removed_at: z.string().nullable(),
})

/** How much of an export came in. */
export const importedShape = z.object({ files: z.number(), pictures: z.number(), facts: z.number() })
