import type { RegistryRecord } from './registry'

/** What the list of diagnoses tells apart (spec records.md §3). */
export type DiagnosisCategory = 'condition' | 'allergy' | 'sensitivity'

/** What makes somebody unwell without an immune reaction is a sensitivity, where the page says so. */
const notImmune: ReadonlySet<string> = new Set(['intolerance', 'sensitivity'])

/** Null of what is on no list of diagnoses. */
export function diagnosisCategory({
  type,
  category,
}: Pick<RegistryRecord, 'type' | 'category'>): DiagnosisCategory | null {
  if (type === 'diagnosis') return 'condition'
  if (type !== 'allergy') return null
  return notImmune.has(category ?? '') ? 'sensitivity' : 'allergy'
}
