import type { LabConcept } from '../../vocabulary/concept'
import type { Doubt } from '../../records/doubts'
import { fits, unitsOf } from '../../vocabulary/fits'
import { isPlausible } from '../../vocabulary/plausible'
import { canonicalUnit, commonUnits, misreadUnit, printedUnit } from '../../vocabulary/units'

/**
 * A count in all its digits beside a unit that counts by the hundred thousand ("2,47,000 lakhs/cu.mm, 1.5 - 4.4"): how it
 * is told of the two is for a person to say, and its limits, in lakhs, do not judge it.
 */
export const isCountedTwice = (unit: string | null, value: number | null): boolean =>
  unit !== null && value !== null && value >= 1000 && canonicalUnit(unit) === '10^5/ul'

/** What a unit is read as that no other looks like, where it is the test's own. */
const misreadAs: readonly { readonly unit: string; readonly as: RegExp }[] = [
  { unit: '%', as: /^[©®°"'$]?(?:%[0oO]?|\d%|[YyT][o0]|[o°]\/[o0]|96|9%|\p{L}{0,2}er?cent)[.,]?$/u },
  { unit: 'fL', as: /^f[lI1|L]{2}[.,]?$/ },
  { unit: 'U/L', as: /^U(?:N|[1Il|\\]L?)$/ },
  // "Pa", "og", "P9", "PY": two letters, of which the tail of the second was read as another.
  { unit: 'pg', as: /^[por][9gqaye]$/i },
]

/** The unit to show for a written one, mended where it can only be a misreading of another. */
export function settleUnit(
  written: string | null,
  concept: LabConcept | null,
  value: number | null,
): { unit: string | null; mended: boolean; doubt: Doubt | null } {
  // "NA": no unit applies.
  if (written === null || /^n\/?a$/i.test(written)) return { unit: null, mended: false, doubt: null }
  const canonical = canonicalUnit(written)
  const expected = concept ? unitsOf(concept).filter((unit) => unit !== '' && unit !== 'text') : []
  if (canonical !== null) {
    const foreign = concept !== null && expected.length > 0 && !fits(concept, canonical)
    const greek = written.replace(/^[pyj](?=(?:g|mol)\/)/i, 'u')
    const near = foreign ? misreadUnit(greek, expected) : null
    // One letter for another ("mU/min"), but never one that is the unit's own measure ("kU", "mg").
    const meant = near !== null && (greek !== written || (near.length === written.length && near[0] === written[0])) ? near : null // prettier-ignore
    // "pmol/L" for "µmol/L": the engine has no Greek letter.
    if (meant && meant !== written && (value === null || isPlausible(value, concept, meant)))
      return { unit: meant, mended: true, doubt: 'unit_suspected' }
    // A unit in which the analyte is not given: it is another analyte, or another unit.
    return { unit: printedUnit(written), mended: false, doubt: foreign ? 'unknown_unit' : null }
  }
  // "pU/mL": the engine has no Greek letter.
  const micro = written.replace(/^[pyj](?=I?U\/)/, 'u')
  if (
    micro !== written &&
    concept !== null &&
    canonicalUnit(micro) !== null &&
    fits(concept, canonicalUnit(micro)!)
  )
    return { unit: micro, mended: true, doubt: null }
  const known = misreadAs.find(({ unit, as }) => expected.includes(unit) && as.test(written))?.unit
  const grams = expected.includes('g/dL') ? ['gm/dL'] : []
  const meant = known ?? misreadUnit(written, [...expected, ...grams, ...commonUnits])
  // "gal" beside 14.5 is no g/L of hemoglobin.
  const impossible =
    meant !== null &&
    concept !== null &&
    value !== null &&
    fits(concept, canonicalUnit(meant)) &&
    !isPlausible(value, concept, meant)
  if (impossible) return { unit: null, mended: false, doubt: 'unknown_unit' }
  const strange =
    concept !== null && expected.length > 0 && meant !== null && !fits(concept, canonicalUnit(meant) ?? '')
  if (meant) return { unit: meant, mended: true, doubt: strange ? 'unit_suspected' : null }
  const readable = /^[A-Za-z%µμ\d/.^*²³ ()-]{1,16}$/.test(written) && /[A-Za-z%]/.test(written)
  return {
    unit: readable ? printedUnit(written) : null,
    mended: false,
    doubt: readable && concept === null ? null : 'unknown_unit',
  }
}
