import type { LabConcept } from '../../vocabulary/concept'
import { loincOf } from '../../vocabulary/properties'
import { signCode } from '../../vocabulary/vital-signs'
import { codesOf } from '../draft'
import type { ExtractedEntity } from '../types'

/** The codes that a result carries: of LOINC's the one of its unit, or none. */
export function codesFor(
  concept: LabConcept,
  unit: string | null,
  number: number | null,
): ExtractedEntity['codes'] {
  const { LOINC: _all, ...others } = codesOf(concept)
  const code = signCode(concept) ?? loincOf(concept, unit, number)
  return code === null ? others : { ...others, LOINC: [code] }
}
