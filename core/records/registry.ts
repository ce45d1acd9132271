import { z } from 'zod'
import { boxShape, codesShape, cornersShape, entityTypeShape } from './parts'

/** One concept of the record, with the newest fact it rests on. */
export const registryShape = z.object({
  id: z.uuid(),
  type: entityTypeShape,
  canonical_key: z.string(),
  name: z.string(),
  category: z.string().nullable(),
  status: z.string(),
  codes: codesShape,
  first_seen_date: z.string().nullable(),
  last_seen_date: z.string().nullable(),
  first_facility: z.string().nullable(),
  first_physician: z.string().nullable(),
  evidence_count: z.number(),
  /** What only some types have: a drug's dose history, an allergy's reaction, a lab's last value. */
  detail: z.record(z.string(), z.unknown()),
  citations: z.array(z.string()),
  /** Where the newest of the citations stands: what the strip of paper shows. */
  evidence: z
    .object({
      entity_id: z.uuid(),
      file_id: z.uuid(),
      text: z.string(),
      page: z.number(),
      box: boxShape,
      corners: cornersShape.optional(),
      mark: cornersShape.optional(),
      quote: z.string(),
    })
    .nullable(),
})
export type RegistryRecord = z.infer<typeof registryShape>
