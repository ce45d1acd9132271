import { z } from 'zod'
import { codesShape, boxShape, entityTypeShape } from './parts'

/** The reading that it was given on, as it was then. Verdicts of before it was noted have none. */
const readShape = z.object({
  entityId: z.uuid(),
  /** Null of a manual entry. */
  fileId: z.uuid().nullable(),
  name: z.string(),
  unit: z.string().nullable(),
  /** 0..1 */
  confidence: z.number(),
})

/**
 * What a verdict is about, in words that outlive every reading: the statement and its place on the file's bytes, or
 * a manual entry's id. Readings come and go; a person's word stays.
 */
export const subjectShape = z.object({
  type: entityTypeShape,
  /** The page's wording. */
  wording: z.string(),
  canonicalKey: z.string(),
  /** As printed; null where the statement has none. */
  value: z.string().nullable(),
  /** SHA-256 of the picture's bytes; null of a manual entry. */
  bytes: z.string().nullable(),
  /** Pixels of the picture as served; null of a manual entry. */
  box: boxShape.nullable(),
  /** A manual entry's id; null of what a page says. */
  factId: z.string().nullable(),
  read: readShape.optional(),
})
export type Subject = Readonly<z.infer<typeof subjectShape>>

/** What a person put in place of what was read. What is left out stays as it was read. */
export const correctionShape = z.object({
  type: entityTypeShape.optional(),
  text: z.string().optional(),
  name: z.string().optional(),
  canonicalKey: z.string().optional(),
  codes: codesShape.optional(),
  value: z.string().nullable().optional(),
  unit: z.string().nullable().optional(),
  date: z.string().nullable().optional(),
})
export type Correction = Readonly<z.infer<typeof correctionShape>>

/** What stands of a fact in place of what was read: its own correction, or a name that was learned. */
export const stoodCorrectionShape = correctionShape.extend({
  /** Of a name that the patient gave to the same wording elsewhere: by which verdict, and when (ISO-8601 UTC). */
  learned: z.object({ verdictId: z.string(), at: z.string() }).optional(),
})
export type StoodCorrection = Readonly<z.infer<typeof stoodCorrectionShape>>

export const verdictActions = ['approve', 'correct', 'reject', 'settle'] as const

/** A person's word on one statement, stored as it was said. */
export const verdictShape = z.object({
  id: z.string(),
  /**
   * `approve`: it is so. `correct`: it is so with these fields. `reject`: it is not so. `settle`: it stands although
   * another document says otherwise.
   */
  action: z.enum(verdictActions),
  subject: subjectShape,
  /** Of `correct`. */
  correction: correctionShape.nullable(),
  /** Of `settle`: the statement of the other document; null: whatever stood against it then. */
  against: subjectShape.nullable(),
  notes: z.string().nullable(),
  /** ISO-8601 UTC. */
  at: z.string(),
  /** When it was taken back; null while it stands. */
  undoneAt: z.string().nullable(),
})
export type Verdict = Readonly<z.infer<typeof verdictShape>>
