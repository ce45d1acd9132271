import type { Specimen } from '../../document/types'
import type { LabConcept } from '../../vocabulary/concept'
import { matchConcept, type Match } from '../../vocabulary/match'
import { flagByRange, isPlausible } from './check'
import { joinedWording } from './joined'
import type { PrintedValue } from './numbers'
import type { ReferenceRange } from './range'
import type { LabReading } from './reading'
import { canonicalUnit } from './units'

/** The analyte that a reading names, by its wording, its unit, its sample and what its value can be. */
export function analyteOf(
  reading: LabReading,
  unit: string | null,
  printed: PrintedValue,
  range: ReferenceRange | null,
): Match<'lab'> | null {
  const canonical = unit === null ? null : canonicalUnit(unit)
  const specimen: Specimen | null = canonical === '/hpf' || canonical === '/lpf' ? 'urine' : reading.specimen
  const names = [
    reading.name,
    reading.name.replace(/\s+\d{1,2}$/, ''),
    reading.name.replace(/^\W*\d{1,3}[.)]\s+/, ''),
    reading.name.replace(/^(?:[^\p{L}]|\p{L}\s)+|\s\W*$|\s[a-z|]$/gu, ''),
    reading.name.replace(/\/?1\.73\s?m.*$/i, ''),
    reading.name.replace(/\s[-–]\s.*$/, ''),
    digitsOf(reading.name),
    joinedWording(reading.name) ?? reading.name,
  ]
  for (const name of new Set(names)) {
    const match = matchConcept('lab', name, { specimen, unit })
    if (!match) continue
    const { concept } = match
    if (canonical !== null && !fits(concept, canonical))
      return otherSpecimen(name, unit, (other) => fits(other, canonical)) ?? match
    // "Glucose 3+" and "pH 5.5" are of urine, whatever the page leaves unsaid.
    const dipped =
      printed.number === null && concept.unit !== 'text' && concept.unit !== '' && dipstick.test(printed.text)
    const impossible =
      printed.number !== null &&
      specimen === null &&
      flagByRange(printed.number, range) === 'N' &&
      !isPlausible(printed.number, concept, unit)
    if (dipped && concept.specimen !== 'urine') return otherSpecimen(name, unit, () => true) ?? match
    if (impossible)
      return otherSpecimen(name, unit, (other) => isPlausible(printed.number ?? 0, other, unit)) ?? match
    return match
  }
  return null
}

const dipstick = /^(?:neg(?:ative)?|trace|tr|normal|[1-4]\+|\+{1,4}|small|moderate|large|שלילי|עקבות)$/i

/** "Alc", "BI2": a 1 within a short name that was read as a letter. */
const digitsOf = (name: string): string => name.replace(/(?<=\b[A-Z]{1,2})[lI|](?=[a-z\d]?\b)/g, '1')

/** Whether results of an analyte are given in a unit (in its canonical form). */
export const fits = (concept: LabConcept, canonical: string | null): boolean =>
  canonical !== null &&
  [concept.unit, ...concept.conversions.map((conversion) => conversion.unit)].some(
    (unit) => canonicalUnit(unit) === canonical,
  )

/** A unit or a value that no result of blood has may name the specimen: protein in mg/24h. */
function otherSpecimen(
  name: string,
  unit: string | null,
  accepts: (concept: LabConcept) => boolean,
): Match<'lab'> | null {
  for (const specimen of ['urine', 'stool', 'csf'] as const) {
    const match = matchConcept('lab', name, { specimen, unit })
    if (match && match.concept.specimen === specimen && accepts(match.concept))
      return { ...match, ambiguous: true }
  }
  return null
}
