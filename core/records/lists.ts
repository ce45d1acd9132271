import { z } from 'zod'
import { diagnosisCategory } from './diagnosis-category'
import type { RegistryRecord } from './registry'

/** Rows of the curated lists as the functions of the API answer them (spec records.md §3). */

const seen = {
  first_seen_date: z.string().nullable(),
  last_seen_date: z.string().nullable(),
  first_facility: z.string().nullable(),
  first_physician: z.string().nullable(),
  evidence_count: z.number(),
  /** Entity ids, newest evidence first. */
  citations: z.array(z.string()),
} as const
const item = { id: z.uuid(), canonical_key: z.string(), name: z.string() } as const
const code = z.string().nullable()

export const diagnosisItemShape = z.object({
  ...item,
  category: z.enum(['condition', 'allergy', 'sensitivity']),
  icd_code: code,
  icd_system: code,
  status: z.string(),
  ...seen,
})
export const medicationItemShape = z.object({
  ...item,
  status: z.enum(['active', 'inactive', 'resolved']),
  rxnorm_code: code,
  ndc_code: code,
  atc_code: code,
  coding_meta: z.object({ original_extraction: z.string().nullable() }),
  ...seen,
})
export const procedureItemShape = z.object({
  ...item,
  cpt_code: code,
  cpt_system: code,
  icd_pcs_code: code,
  ...seen,
})
export const allergyItemShape = z.object({
  ...item,
  allergen_type: z.string().nullable(),
  severity: z.string().nullable(),
  reaction: z.string().nullable(),
  last_seen_date: z.string().nullable(),
  confidence: z.number(),
  citations: z.array(z.string()),
  last_file_id: z.uuid().nullable(),
})
/** Where an item was written. */
export const occurrenceShape = z.object({
  file_id: z.uuid().nullable(),
  entity_id: z.uuid(),
  occurrence_date: z.string(),
  facility: z.string().nullable(),
  /** Which screen shows the document: that of results or of studies; null: the timeline. */
  document_type: z.enum(['lab', 'imaging']).nullable(),
})
export type Occurrence = z.infer<typeof occurrenceShape>

/** A result among earlier ones of its test. */
export const trendRowShape = z.object({
  entity_id: z.uuid(),
  file_id: z.uuid().nullable(),
  value: z.string(),
  unit: z.string().nullable(),
  date: z.string(),
  ref_low: z.number().nullable(),
  ref_high: z.number().nullable(),
})

const first = (record: RegistryRecord, system: string): string | null => record.codes[system]?.[0] ?? null

/** Of every list alike. */
function common(record: RegistryRecord) {
  const { id, canonical_key, name, first_seen_date, last_seen_date } = record
  const { first_facility, first_physician, evidence_count, citations } = record
  return { id, canonical_key, name, first_seen_date, last_seen_date, first_facility, first_physician, evidence_count, citations } // prettier-ignore
}

export function diagnosisItem(record: RegistryRecord): z.infer<typeof diagnosisItemShape> {
  const icd = first(record, 'ICD-10-CM')
  return {
    ...common(record),
    category: diagnosisCategory(record) ?? 'condition',
    icd_code: icd,
    icd_system: icd === null ? null : 'ICD-10-CM',
    status: record.status,
  }
}

export function medicationItem(record: RegistryRecord): z.infer<typeof medicationItemShape> {
  return {
    ...common(record),
    status: record.status === 'active' || record.status === 'resolved' ? record.status : 'inactive',
    rxnorm_code: first(record, 'RxNorm'),
    ndc_code: first(record, 'NDC'),
    atc_code: first(record, 'ATC'),
    coding_meta: { original_extraction: record.evidence?.text ?? null },
  }
}

export function procedureItem(record: RegistryRecord): z.infer<typeof procedureItemShape> {
  const cpt = first(record, 'CPT')
  return {
    ...common(record),
    cpt_code: cpt,
    cpt_system: cpt === null ? null : 'CPT',
    icd_pcs_code: first(record, 'ICD-10-PCS'),
  }
}

export function allergyItem(record: RegistryRecord): z.infer<typeof allergyItemShape> {
  const { id, canonical_key, name, last_seen_date, citations } = record
  const detail = record.type === 'allergy' ? record.detail : null
  return {
    id,
    canonical_key,
    name,
    allergen_type: record.category,
    severity: detail?.severity ?? null,
    reaction: detail?.reaction ?? null,
    last_seen_date,
    confidence: detail?.confidence ?? 0,
    citations,
    last_file_id: detail?.last_file_id ?? null,
  }
}
