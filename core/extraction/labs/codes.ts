import type { LabConcept } from '../../vocabulary/concept'
import { codesOf } from '../draft'
import type { ExtractedEntity } from '../types'
import { isPlausible } from '../../vocabulary/plausible'
import { fits } from '../../vocabulary/fits'
import { canonicalUnit } from '../../vocabulary/units'

/** LOINC has a code for an amount of substance (mol) apart from that for its mass. These are the former of analytes that have both. */
const substance: ReadonlySet<string> = new Set([
  '14749-6', '59261-8', '14682-9', '22664-7', '14933-6', '2000-8', '29265-6', '14879-1', '2601-3', '14631-6', '14629-0', '14647-2',
  '14646-4', '22748-8', '14927-8', '14798-3', '14685-2', '14732-2', '14635-7', '14920-3', '14928-6', '14921-1', '14930-2', '14866-8',
  '14675-3', '14688-6', '14715-7', '14890-8', '14913-8',
]) // prettier-ignore

/**
 * The codes that a result may carry, the one of the unit in which it is told first. Without a unit, those of the kind that its number
 * can be alone; where it can be both, or the unit is one in which the analyte is not given, none.
 */
export function codesFor(
  concept: LabConcept,
  unit: string | null,
  number: number | null,
): ExtractedEntity['codes'] {
  const { LOINC: all = [], ...others } = codesOf(concept)
  const canonical = unit === null ? null : canonicalUnit(unit)
  if (canonical !== null && number !== null && concept.unit !== '' && concept.unit !== 'text' && !fits(concept, canonical)) return others // prettier-ignore
  const kinds = new Set(all.map((code) => substance.has(code)))
  if (kinds.size < 2 || number === null) return codesOf(concept)
  const told = canonical === null ? tellsSubstance(concept, number) : isSubstance(canonical)
  if (told === null) return others
  const apt = (code: string) => substance.has(code) === told
  return { ...others, LOINC: [...all.filter(apt), ...all.filter((code) => !apt(code))] }
}

const isSubstance = (canonical: string): boolean => /mol|meq/.test(canonical)

/** Whether a number without a unit can only be an amount of substance (true), only a mass (false), or both (null). */
function tellsSubstance(concept: LabConcept, number: number): boolean | null {
  const forms = [concept.unit, ...concept.conversions.map((conversion) => conversion.unit)]
  const possible = forms.flatMap((unit) => {
    const canonical = canonicalUnit(unit)
    return canonical !== null && isPlausible(number, concept, unit) ? [isSubstance(canonical)] : []
  })
  const [first, ...rest] = [...new Set(possible)]
  return first === undefined || rest.length > 0 ? null : first
}
