import { z } from 'zod'
import { engineUsageShape } from './engine-usage'
import { boxShape, codesShape, cornersShape, entityTypeShape, readingShape } from './parts'

export const processingStates = ['idle', 'queued', 'running', 'succeeded', 'failed'] as const
export const fileStatuses = ['uploaded', 'completed', 'needs_review', 'failed'] as const

export const docMetaShape = z.object({
  title: z.string().nullable(),
  summary: z.string().nullable(),
  facility: z.string().nullable(),
  physician: z.string().nullable(),
  patient: z.string().nullable(),
})

/** A row of `files` as the API answers it. Times are ISO-8601 UTC, dates `YYYY-MM-DD`. */
export const fileShape = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  storage_path: z.string(),
  sha256: z.string(),
  display_name: z.string(),
  category: z.string().nullable(),
  status: z.enum(fileStatuses),
  processing_state: z.enum(processingStates),
  /** 0..100. */
  processing_pct: z.number(),
  last_error: z.string().nullable(),
  error_code: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  detected_date: z.string().nullable(),
  language: z.string().nullable(),
  language_confidence: z.number().nullable(),
  doc_meta: docMetaShape.nullable(),
  /** Pixels of the picture as served. */
  width: z.number(),
  height: z.number(),
  /** Clockwise degrees by which the picture has to be turned to stand upright. */
  turn: z.number(),
  extraction_version: z.number().nullable(),
  /** Whose reading it is; `engine_usage` says what the second engine cost, and why it was not used if it was not. */
  engine: z.enum(['embedded', 'openai']).nullable(),
  engine_usage: engineUsageShape.nullable(),
})
export type FileRecord = z.infer<typeof fileShape>

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
    candidates: z.array(
      z.object({ name: z.string(), code: z.string(), system: z.string(), confidence: z.number() }),
    ),
    /** Where two engines contradict each other: what each of them read. */
    readings: z.array(readingShape).optional(),
  }),
  needs_atc_backfill: z.boolean(),
  /** accepted: in the record; pending and review: wait for the patient; rejected: the patient said no; noted: on the page, but not a fact of this patient now. */
  decision: z.enum(['accepted', 'pending', 'review', 'rejected', 'noted']),
  evidence: z.object({
    page: z.number(),
    box: boxShape,
    corners: cornersShape.optional(),
    mark: cornersShape.optional(),
    quote: z.string(),
  }),
})
export type EntityRecord = z.infer<typeof entityShape>
