import { z } from 'zod'
import { dosageShape } from './dosage'
import { takenFields } from './intake'
import { candidateShape, evidenceShape } from './fact'
import { codesShape, entityTypeShape, readingShape } from './parts'

/**
 * What becomes of a fact. accepted: in the record; pending and review: wait for the patient; rejected: the
 * patient said no; noted: on the page, but not a fact of this patient now; other_patient: the patient said
 * that its page is somebody else's.
 */
export const decisions = [
  'accepted',
  'pending',
  'review',
  'rejected',
  'noted',
  'other_patient',
  'unclaimed',
] as const

/** A fact as the API answers it: as it stands, the patient's corrections applied. */
export const entityShape = z.object({
  id: z.uuid(),
  file_id: z.uuid(),
  type: entityTypeShape,
  text: z.string(),
  value: z.string().nullable(),
  unit: z.string().nullable(),
  date: z.string().nullable(),
  /** 0..1 */
  confidence: z.number(),
  source_confidence: z.number(),
  normalized: z.object({
    name: z.string(),
    type: z.string().nullable(),
    severity: z.string().nullable(),
    reaction: z.string().nullable(),
    /** The first code and its system, where there is one. */
    code: z.string().nullable(),
    system: z.string().nullable(),
    codes: codesShape,
    status: z.string(),
    assertion: z.string(),
    route: z.string().nullable(),
    frequency: z.string().nullable(),
    duration: z.string().nullable(),
    /** A drug's directions as a structure (FHIR R4 `Dosage`). */
    dosage: dosageShape.nullable(),
    ...takenFields,
    modality: z.string().nullable(),
    body_part: z.string().nullable(),
    laterality: z.string().nullable(),
  }),
  source_label: z.string().nullable(),
  canonical_key: z.string(),
  ref_low: z.number().nullable(),
  ref_high: z.number().nullable(),
  ref_text: z.string().nullable(),
  flag: z.enum(['H', 'L', 'N']).nullable(),
  coding_meta: z.object({
    original_extraction: z.string(),
    doubt: z.string().nullable(),
    candidates: z.array(candidateShape),
    /** Where two engines contradict each other: what each of them read. */
    readings: z.array(readingShape).optional(),
    /** When the patient gave its name to the same wording on another line; ISO-8601 UTC. */
    named_at: z.string().optional(),
  }),
  needs_atc_backfill: z.boolean(),
  decision: z.enum(decisions),
  /** Of what the patient keeps out: as wrong, as one of several that say the same, or as another person's. */
  rejected_as: z.enum(['wrong', 'duplicate', 'other_patient', 'unclaimed']).nullable(),
  evidence: evidenceShape,
})
/** A fact of a page. */
export type EntityRecord = z.infer<typeof entityShape>

/** A fact of the record, wherever it comes from: what the patient entered stands on no page. */
export const recordedShape = entityShape.extend({
  file_id: z.uuid().nullable(),
  evidence: evidenceShape.nullable(),
})
export type RecordedFact = z.infer<typeof recordedShape>
