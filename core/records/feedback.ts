import { z } from 'zod'
import { codesShape, entityTypeShape } from './parts'

/** What a person said of a fact, of whatever type: a row of `diagnosis_feedback` (spec records.md §3). */
export const feedbackShape = z.object({
  /** By which the word can be taken back. */
  id: z.uuid(),
  user_id: z.uuid(),
  /** As it was when the word was given; null where that was not noted yet. */
  entity_id: z.uuid().nullable(),
  /** The same; null of a manual entry too. The file may be gone meanwhile. */
  file_id: z.uuid().nullable(),
  /** The page's wording. */
  original_text: z.string(),
  original_normalized: z.object({
    type: entityTypeShape,
    name: z.string().nullable(),
    canonical_key: z.string(),
    value: z.string().nullable(),
    unit: z.string().nullable(),
  }),
  user_action: z.enum(['approve', 'correct', 'reject']),
  corrected_text: z.string().nullable(),
  /** What was put in place of what was read; what is left out stayed. */
  corrected_normalized: z
    .object({
      type: entityTypeShape,
      name: z.string().optional(),
      canonical_key: z.string().optional(),
      codes: codesShape.optional(),
      value: z.string().nullable().optional(),
      unit: z.string().nullable().optional(),
      date: z.string().nullable().optional(),
    })
    .nullable(),
  /** 0..1; null where it was not noted yet. */
  ai_confidence: z.number().nullable(),
  feedback_notes: z.string().nullable(),
  created_at: z.string(),
})
export type FeedbackRecord = Readonly<z.infer<typeof feedbackShape>>
