import type { Doubt } from '../records/doubts'
import type { ExtractedEntity } from './types'

/** `low_confidence`: nothing in particular, but not sure enough. */
export type Reason = Doubt | 'low_confidence'

/** `noted`: the page says it, but not as a fact of this patient now (denied, a relative's, planned). */
export type Decision = 'accepted' | 'pending' | 'review' | 'noted'

/**
 * At or above `accept` a fact enters the record; at or above `pending` the patient is asked; below, it is a review task.
 * A doubt of its own decides before them.
 */
export const thresholds = { accept: 0.8, pending: 0.5 } as const

/** Doubts that no confidence outweighs: the number or the name itself is in question. */
const grave: ReadonlySet<Doubt> = new Set([
  'unit_suspected',
  'range_suspected',
  'flag_mismatch',
  'decimal_point_suspected',
  'implausible_value',
  'implausible_dose',
  'implausible_frequency',
  'several_doses',
  'misread_dose',
  'misread_value',
  'engines_disagree',
])

/** Doubts that the patient can settle by looking at the picture. */
const askable: ReadonlySet<Doubt> = new Set([
  'unknown_medication',
  'unknown_diagnosis',
  'unknown_procedure',
  'unknown_allergen',
  'unknown_analyte',
  'uncertain_name',
  'code_mismatch',
  'suspected_only',
  'uncertain_given',
  'uncertain_person',
  'uncertain_date',
  'unknown_unit',
])

/** What becomes of a fact, and why. Only what the page states of this patient may enter the record. */
export function decide(entity: ExtractedEntity): { decision: Decision; reason: Reason | null } {
  if (entity.assertion !== 'present' && entity.assertion !== 'historical')
    return { decision: 'noted', reason: null }
  if (entity.doubt !== null && grave.has(entity.doubt)) return { decision: 'review', reason: entity.doubt }
  if (entity.doubt !== null && askable.has(entity.doubt)) return { decision: 'pending', reason: entity.doubt }
  if (entity.confidence < thresholds.pending)
    return { decision: 'review', reason: entity.doubt ?? 'low_confidence' }
  if (entity.confidence < thresholds.accept)
    return { decision: 'pending', reason: entity.doubt ?? 'low_confidence' }
  return { decision: 'accepted', reason: null }
}
