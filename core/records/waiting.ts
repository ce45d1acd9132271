import { z } from 'zod'
import type { EntityRecord } from './entity'
import { entityTypeShape } from './parts'

const codeCandidates = z.array(
  z.object({ code: z.string(), confidence: z.number(), system: z.string(), name: z.string() }),
)

/** An item that waits for a yes or no on the lists, or waited: a row of `entity_validations` (spec records.md §3). */
export const validationShape = z.object({
  /** The entity's id: one entity waits at most once. */
  id: z.uuid(),
  entity_id: z.uuid(),
  file_id: z.uuid().nullable(),
  candidate_type: entityTypeShape,
  status: z.enum(['pending', 'approved', 'rejected']),
  entity_text: z.string(),
  validation_reason: z.string(),
  source_data: z.object({
    confidence: z.number(),
    source_confidence: z.number(),
    coding_meta: z.object({
      icd_candidates: codeCandidates.optional(),
      medication_candidates: codeCandidates.optional(),
      cpt_candidates: codeCandidates.optional(),
    }),
  }),
  created_at: z.string(),
  resolved_at: z.string().nullable(),
  user_notes: z.string().nullable(),
})
export type ValidationRecord = Readonly<z.infer<typeof validationShape>>

/** A task of the review screen: a row of `review_tasks` (spec records.md §3). */
export const reviewTaskShape = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  entity_id: z.uuid(),
  file_id: z.uuid().nullable(),
  status: z.enum(['open', 'accepted', 'rejected']),
  reason: z.string(),
  ai_confidence: z.number(),
  /** The fact of another document that disagrees, where that is the reason. */
  against_entity_id: z.uuid().nullable(),
  created_at: z.string(),
})
export type ReviewTaskRecord = Readonly<z.infer<typeof reviewTaskShape>>

/** A question to the patient, whichever list it waits on, with what it takes to answer it. */
export interface ToCheck {
  /** By which the API names what waits. */
  readonly taskId: string
  readonly list: 'validation' | 'review'
  readonly reason: string
  readonly entity: EntityRecord
  /** What another document says, where the two disagree. */
  readonly against: EntityRecord | null
}
