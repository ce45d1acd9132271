import { z } from 'zod'
import { docMetaShape } from './file'
import type { RegistryRecord } from './registry'

/** What else a document says, by the items of the record that rest on it (spec records.md §3). */

const named = { id: z.uuid(), name: z.string() } as const
const code = z.string().nullable()
const lists = {
  diagnoses: z.array(z.object({ ...named, icd_code: code, status: z.string() })),
  medications: z.array(z.object({ ...named, ndc_code: code, status: z.string() })),
  procedures: z.array(z.object({ ...named, cpt_code: code })),
  allergies: z.array(z.object({ ...named, severity: z.string().nullable() })),
} as const
const listsShape = z.object(lists)
export type ContextLists = z.infer<typeof listsShape>

export const fileContextShape = z.object({
  file_id: z.uuid(),
  file_created_at: z.string(),
  detected_date: z.string().nullable(),
  doc_meta: docMetaShape.nullable(),
  ...lists,
  diagnoses_count: z.number(),
  medications_count: z.number(),
  procedures_count: z.number(),
  allergies_count: z.number(),
  /** Results or studies of the document; of a report all that it says. */
  total_count: z.number(),
  /** Of results: out of range by their own page. */
  abnormal_count: z.number(),
})
export type FileContext = z.infer<typeof fileContextShape>

/** The items of one document by their kinds, in the order given. */
export function contextLists(items: readonly RegistryRecord[]): ContextLists {
  const first = ({ codes }: RegistryRecord, system: string) => codes[system]?.[0] ?? null
  const of = (type: RegistryRecord['type']) => items.filter((item) => item.type === type)
  return {
    diagnoses: of('diagnosis').map((item) => ({
      id: item.id,
      name: item.name,
      icd_code: first(item, 'ICD-10-CM'),
      status: item.status,
    })),
    medications: of('medication').map((item) => ({
      id: item.id,
      name: item.name,
      ndc_code: first(item, 'NDC'),
      status: item.status,
    })),
    procedures: of('procedure').map((item) => ({
      id: item.id,
      name: item.name,
      cpt_code: first(item, 'CPT'),
    })),
    allergies: of('allergy').map((item) => ({
      id: item.id,
      name: item.name,
      severity: item.type === 'allergy' ? item.detail.severity : null,
    })),
  }
}
