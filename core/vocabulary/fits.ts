import type { LabConcept } from './concept'
import { canonicalUnit } from './units'

/** Every unit in which an analyte is given, its canonical one first. */
export const unitsOf = (concept: LabConcept): readonly string[] => [
  concept.unit,
  ...concept.conversions.map((conversion) => conversion.unit),
  ...concept.otherUnits,
]

/** Whether results of an analyte are given in a unit (in its canonical form). */
export const fits = (concept: LabConcept, canonical: string | null): boolean =>
  canonical !== null &&
  unitsOf(concept).some((unit) => {
    const form = canonicalUnit(unit)
    // Units of an assay's own making are printed with and without their volume.
    return (
      form === canonical ||
      `log ${form}` === canonical ||
      // Cells are counted, never weighed: "G/l" is giga, 10^9/L.
      (form === '10^3/ul' && canonical === 'g/l') ||
      ((canonical === 'u' || canonical === 'index') && /^(?:[mk]?u|au|ru|cu)\//.test(form ?? ''))
    )
  })
