import { milligrams } from '../extraction/model/amount'
import { exceedsWeekly, isTakenDaily } from '../extraction/medications/safety'
import type { Fact } from '../records/fact'
import type { Correction } from '../records/verdict'
import type { Concept, LabConcept } from '../vocabulary/concept'
import { isPlausibleDose, isWeekly } from '../vocabulary/doses'
import { isPlausible } from '../vocabulary/plausible'
import { canonicalUnit } from '../vocabulary/units'
import { matchNamed } from '../vocabulary/vital-signs'

/** Whether the number of a fact is one of what it is to be called; `open`: nothing tells. */
type Fit = 'fits' | 'open' | 'cannot'

/**
 * A number that was read under a name of which nothing is known was never held against what it is of. Of a name that the
 * vocabulary lacks there is nothing to hold it against.
 */
export function fitOf(fact: Fact, { name = '', canonicalKey }: Correction): Fit {
  if (fact.type !== 'lab' && fact.type !== 'medication') return 'fits'
  const match = matchNamed(fact.type, name, { unit: fact.unit })
  if (!match) return 'fits'
  if (match.concept.key !== canonicalKey) return 'open'
  return fact.type === 'lab' ? fitOfResult(fact, match.concept as LabConcept) : fitOfDose(fact, match.concept)
}

type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>

const unitless: ReadonlySet<string> = new Set(['', 'ratio', 'index', 'pH'])

function fitOfResult({ value, unit }: FactOf<'lab'>, concept: LabConcept): Fit {
  const number = Number(value?.replace(/^[<>]=?\s*/, '') || Number.NaN)
  if (Number.isNaN(number)) return concept.unit === 'text' ? 'fits' : 'open'
  if (!isPlausible(number, concept, unit)) return 'cannot'
  const units = [concept.unit, ...concept.conversions.map((one) => one.unit), ...concept.otherUnits]
  const printed = canonicalUnit(unit ?? '')
  if (unit === null && unitless.has(concept.unit)) return 'fits'
  return printed !== null && units.some((one) => canonicalUnit(one) === printed) ? 'fits' : 'open'
}

function fitOfDose({ value, unit, dosage }: FactOf<'medication'>, concept: Concept): Fit {
  // Of what is an overdose when it is taken daily a person is asked each time.
  if (isWeekly(concept)) return exceedsWeekly(dosage) || isTakenDaily(dosage) ? 'cannot' : 'open'
  if (value === null) return 'fits'
  const usual = concept.attributes.get('unit') ?? null
  const [amount, one] = [milligrams(value, unit), milligrams('1', usual)]
  const number = amount !== null && one !== null ? amount / one : unit === usual ? Number(value) : null
  if (number === null || Number.isNaN(number)) return 'open'
  return isPlausibleDose(concept, number, isTakenDaily(dosage)) ? 'fits' : 'cannot'
}
