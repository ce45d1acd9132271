import { z } from 'zod'
import type { RecordedFact } from '../records/entity'
import type { RegistryRecord } from '../records/registry'
import { relationOf } from '../vocabulary/relations'
import { judge } from '../records/judge'

export const findingCategories = ['linked_to_diagnosis', 'irregular_finding', 'normal_finding'] as const
export type FindingCategory = (typeof findingCategories)[number]

/** A result or a study as the API answers it (spec records.md §3), and beyond it who judged and who relates. */
export const findingShape = z.object({
  entity_id: z.uuid(),
  entity_text: z.string(),
  entity_value: z.string().nullable(),
  entity_unit: z.string().nullable(),
  entity_ref_low: z.number().nullable(),
  entity_ref_high: z.number().nullable(),
  entity_confidence: z.number(),
  entity_canonical_key: z.string(),
  /** Null: the page has neither limits nor a mark, so it is not judged. */
  is_abnormal: z.boolean().nullable(),
  judged_by: z.enum(['range', 'flag']).nullable(),
  /** Null of what is neither related to a diagnosis nor judged. */
  finding_category: z.enum(findingCategories).nullable(),
  diagnosis_id: z.uuid().nullable(),
  diagnosis_name: z.string().nullable(),
  diagnosis_icd_code: z.string().nullable(),
  diagnosis_status: z.string().nullable(),
  /** The guideline or definition that names this test for the diagnosis. */
  relation_source: z.string().nullable(),
})
export type Finding = z.infer<typeof findingShape>

/** What a finding is told against: a diagnosis of the same person. */
export type LinkedDiagnosis = Pick<
  RegistryRecord,
  'id' | 'name' | 'status' | 'codes' | 'last_seen_date' | 'canonical_key'
>

/** The codes, by their beginnings, of the diagnoses that any of these may be followed for. */
export const relatedCodes = (findings: readonly Pick<RecordedFact, 'type' | 'canonical_key'>[]): string[] => [
  ...new Set(findings.flatMap(({ type, canonical_key: key }) => relationOf(type, key)?.codes ?? [])),
]

/** A finding with its judgement and the diagnosis of this person that it is followed for. */
export function findingOf(entity: RecordedFact, diagnoses: readonly LinkedDiagnosis[]): Finding {
  const { abnormal, by } = judge(entity)
  const relation = relationOf(entity.type, entity.canonical_key)
  const diagnosis = relation ? linked(relation.codes, diagnoses) : null
  return {
    entity_id: entity.id,
    entity_text: entity.normalized.name === '' ? entity.text : entity.normalized.name,
    entity_value: entity.value,
    entity_unit: entity.unit,
    entity_ref_low: entity.ref_low,
    entity_ref_high: entity.ref_high,
    entity_confidence: entity.confidence,
    entity_canonical_key: entity.canonical_key,
    is_abnormal: abnormal,
    judged_by: by,
    finding_category: diagnosis ? 'linked_to_diagnosis' : categoryOf(abnormal),
    diagnosis_id: diagnosis?.id ?? null,
    diagnosis_name: diagnosis?.name ?? null,
    diagnosis_icd_code: diagnosis ? icdOf(diagnosis) : null,
    diagnosis_status: diagnosis?.status ?? null,
    relation_source: diagnosis ? (relation?.source ?? null) : null,
  }
}

const categoryOf = (abnormal: boolean | null): FindingCategory | null =>
  abnormal === null ? null : abnormal ? 'irregular_finding' : 'normal_finding'

const icdOf = ({ codes }: Pick<LinkedDiagnosis, 'codes'>): string | null => codes['ICD-10-CM']?.[0] ?? null

/** Of several, the one that is active, then the one that was written last. */
function linked(codes: readonly string[], diagnoses: readonly LinkedDiagnosis[]): LinkedDiagnosis | null {
  const related = diagnoses.filter((diagnosis) => {
    const own = icdOf(diagnosis)
    return own !== null && codes.some((code) => own.startsWith(code))
  })
  const [first] = related.toSorted(
    (a, b) =>
      Number(b.status === 'active') - Number(a.status === 'active') ||
      (b.last_seen_date ?? '').localeCompare(a.last_seen_date ?? '') ||
      a.id.localeCompare(b.id),
  )
  return first ?? null
}
