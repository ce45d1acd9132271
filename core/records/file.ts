import { z } from 'zod'
import { engineUsageShape } from './engine-usage'

export const processingStates = ['idle', 'queued', 'running', 'succeeded', 'failed'] as const
/**
 * `other_patient`: it was read, and the patient said that the person it names is somebody else; `unclaimed`: it names
 * somebody who clearly is not the patient, who has not said yet.
 */
export const fileStatuses = [
  'uploaded',
  'completed',
  'needs_review',
  'failed',
  'other_patient',
  'unclaimed',
] as const

export const docMetaShape = z.object({
  title: z.string().nullable(),
  summary: z.string().nullable(),
  facility: z.string().nullable(),
  physician: z.string().nullable(),
  patient: z.string().nullable(),
  /** Whether a label says so; not noted of what was read before that was asked. */
  patient_is_labelled: z.boolean().optional(),
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
