import type { LabConcept } from './concept'
import { fits, unitsOf } from './fits'
import { isPlausible } from './plausible'
import { canonicalUnit } from './units'

/** What a unit's numerator or its first denominator measures; a volume, a time or an area says nothing of it. */
function kindOf(part: string): string {
  if (/^(?:[munpf]?mol|[mu]?eq)$/.test(part)) return 'mol'
  if (/^[mcunpfk]?g$/.test(part)) return 'mass'
  if (/^(?:[muk]?u|[un]kat)$/.test(part)) return 'arb'
  return part
}

const volumes = /^(?:l|dl|ml|ul|cm3)$/
/** Units of one kind that no prefix leads from one to the other. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/^(?:%|l\/l|ratio|g\/g)$/, 'fraction'],
  [/^(?:mmhg|kpa)$/, 'pressure'],
]

/**
 * The kind of amount that a canonical unit tells, as LOINC parts its codes (Users' Guide, "Kind of property"): `mass`
 * for mg/dL, `mol` for mmol/L, `arb` for IU/mL, `count` for 10^3/uL, `mass/mol` for mg/mmol. What follows the unit
 * (`ng/ml feu`) stays with it.
 */
export function propertyOf(canonical: string): string {
  const [bare = '', ...marks] = canonical.split(' ')
  const same = alike.find(([pattern]) => pattern.test(bare))?.[1]
  const [over = '', under = ''] = bare.split('/')
  const below = kindOf(under)
  const counted = /^(?:|10\^\d+|cells)$/.test(over) && volumes.test(under)
  const amount = below === 'mol' || below === 'mass' ? `${kindOf(over)}/${below}` : kindOf(over) || bare
  return [same ?? (counted ? 'count' : amount), ...marks].join(' ')
}

/**
 * The one LOINC code of a result, by the unit in which it is told. Without a unit, that of the kind which its number can
 * be alone. Null where the number can be of two kinds, where the analyte is not given in the unit, or where no code of
 * its kind is known: a code of another property would call a number what it is not.
 */
export function loincOf(concept: LabConcept, unit: string | null, number: number | null): string | null {
  const [first] = concept.loinc
  if (!first) return null
  if (number === null) return codeOf(concept, 'text') ?? first.code
  const canonical = unit === null ? null : canonicalUnit(unit)
  if (canonical === null) {
    const possible = new Set(
      unitsOf(concept)
        .filter((one) => isPlausible(number, concept, one))
        .map((one) => propertyOf(canonicalUnit(one) ?? one)),
    )
    const [property, ...others] = possible
    return property === undefined || others.length > 0 ? null : codeOf(concept, property)
  }
  if (concept.unit !== '' && concept.unit !== 'text' && !fits(concept, canonical)) return null
  return codeOf(concept, propertyOf(canonical), canonical)
}

/** The first code that is for a unit; else the first for its kind; else, of the canonical unit's kind, the first that is for no other. */
function codeOf(concept: LabConcept, property: string, canonical?: string): string | null {
  const exact = concept.loinc.find(
    ({ of }) => canonical !== undefined && of.some((one) => canonicalUnit(one) === canonical),
  )
  const apt = exact ?? concept.loinc.find(({ of }) => of.includes(property))
  if (apt) return apt.code
  const own = propertyOf(canonicalUnit(concept.unit) ?? concept.unit)
  const free = concept.unit === '' || concept.unit === 'text'
  return free || own === property ? (concept.loinc.find(({ of }) => of.length === 0)?.code ?? null) : null
}
