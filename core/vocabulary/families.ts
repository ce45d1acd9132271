import { slug, type LabConcept } from './concept'
import { indexOf } from './phrases'

/**
 * Tests that tell the same in other ways: of a day and of a sample, free and total, as a share and as a number, held against
 * another. Whoever asks for one is helped by the other, told by its own name.
 */

/** What a name says besides what is measured. */
const besides =
  /^(?:urine|stool|fecal|free|total|direct|indirect|ionized|corrected|capillary|fasting|absolute|percent|%)$/

/** Of these the family is not told by the names. */
const rows = `
Urine protein; Urine albumin
Fecal occult blood; Fecal immunochemical test
Urea; Blood urea nitrogen; BUN/creatinine ratio
Estimated glomerular filtration rate; Cystatin C eGFR; Creatinine clearance; Creatinine clearance, Cockcroft-Gault
Carbon dioxide; Bicarbonate
25-hydroxyvitamin D; 1,25-dihydroxyvitamin D
Prothrombin time; INR; Prothrombin activity
Activated partial thromboplastin time; APTT ratio
Hemoglobin A1c; Estimated average glucose
Urine blood; Urine RBC
Urine leukocyte esterase; Urine WBC
Vitamin B12; Holotranscobalamin
Folate; Red cell folate
Transferrin; Total iron binding capacity
Troponin; Troponin I; Troponin T
B-type natriuretic peptide; NT-proBNP
Helicobacter pylori stool antigen; Helicobacter pylori urea breath test; Helicobacter pylori IgG`

/** "Urine albumin/creatinine ratio" is of albumin, "Cortisol 30 minutes after ACTH" of cortisol, "Urine protein, 24 hour" of protein. */
export function measuredBy(name: string): string {
  const [own = ''] = name.toLowerCase().split(/[,/(]| \d+ (?:minutes?|hours?)\b| after /)
  const words = own.split(/\s+/).filter((word) => word !== '' && !besides.test(word))
  return words.length === 0 ? name.toLowerCase() : words.join(' ')
}

let families: ReadonlyMap<string, ReadonlySet<string>> | null = null

function read(): ReadonlyMap<string, ReadonlySet<string>> {
  const byName = new Map<string, Set<string>>()
  for (const { key, name, specimen } of indexOf('lab').concepts as readonly LabConcept[]) {
    const family = `${specimen} ${measuredBy(name)}`
    byName.set(family, (byName.get(family) ?? new Set()).add(key))
  }
  const found = new Map<string, Set<string>>()
  for (const family of byName.values()) for (const key of family) found.set(key, family)
  for (const row of rows.trim().split('\n')) {
    const keys = row.split(';').map((name) => `lab:${slug(name.trim())}`)
    const all = new Set(keys.flatMap((key) => [key, ...(found.get(key) ?? [])]))
    for (const key of all) found.set(key, all)
  }
  return found
}

/** Keys of the tests that tell the same as a test, without it. */
export function kindredOf(key: string): readonly string[] {
  families ??= read()
  return [...(families.get(key) ?? [])].filter((one) => one !== key)
}
