import type { LabConcept } from '../../vocabulary/concept'
import type { Flag } from '../types'
import { canonicalUnit } from './units'

/**
 * Adult limits in the analyte's canonical unit, wide enough that what lies beyond them is abnormal by every laboratory's own:
 * `analyte | below is low | above is high`. Those with a decision limit of a guideline have it (anaemia: WHO; HbA1c and
 * glucose: ADA; eGFR: KDIGO; ejection fraction, natriuretic peptides: ESC). Letters tell results without any limits.
 */
const table = `
Hemoglobin | 11.5 | 18
White blood cell count | 3.5 | 12
Neutrophils, absolute | 1.5 | 8.5
Platelet count | 130 | 460
Sodium | 133 | 147
Potassium | 3.4 | 5.4
Creatinine | | 1.35
Blood urea nitrogen | | 25
Urea | | 54
Estimated glomerular filtration rate | 60 |
Glucose | 60 | 140
Hemoglobin A1c | | 6.49
C-reactive protein | | 10
Procalcitonin | | 0.5
Erythrocyte sedimentation rate | | 50
Alanine aminotransferase | | 60
Aspartate aminotransferase | | 60
Alkaline phosphatase | | 150
Gamma-glutamyl transferase | | 80
Total bilirubin | | 1.5
Albumin | 3.3 |
Lactate dehydrogenase | | 300
Creatine kinase | | 400
Calcium | 8.3 | 10.7
Calcium, corrected | 8.3 | 10.7
Magnesium | 1.5 | 2.7
Lactate | | 2.5
Uric acid | | 8
Triglycerides | | 200
LDL cholesterol | | 190
Thyroid stimulating hormone | 0.2 | 5.5
Ferritin | 12 | 500
Vitamin B12 | 150 |
25-hydroxyvitamin D | 20 |
Troponin | | 60
Troponin I | | 0.1
Troponin T | | 0.1
Troponin I, high sensitivity | | 60
Troponin T, high sensitivity | | 60
NT-proBNP | | 450
B-type natriuretic peptide | | 150
D-dimer | | 1000
Left ventricular ejection fraction | 50 |
`
const limits: ReadonlyMap<string, { readonly low: number; readonly high: number }> = new Map(
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', low, high] = row.split('|').map((part) => part.trim())
      return [name, { low: low ? Number(low) : -Infinity, high: high ? Number(high) : Infinity }]
    }),
)

/** High or low where nobody can doubt it; null where it is normal, not known, or told in no unit. Never "normal". */
export function flagByCommonLimits(concept: LabConcept, unit: string | null, number: number): Flag | null {
  const bounds = limits.get(concept.name)
  const printed = unit === null ? null : canonicalUnit(unit)
  if (!bounds || printed === null) return null
  const forms = [{ unit: concept.unit, factor: 1, offset: 0 }, ...concept.conversions]
  const form = forms.find((one) => canonicalUnit(one.unit) === printed)
  if (!form) return null
  const amount = number * form.factor + form.offset
  return amount < bounds.low ? 'L' : amount > bounds.high ? 'H' : null
}
