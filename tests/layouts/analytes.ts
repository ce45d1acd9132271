import type { LabConcept } from '../../core/vocabulary/concept'
import { entriesOf } from '../../core/vocabulary/load'
import { matchConcept } from '../../core/vocabulary/match'
import type { Random } from './random'

/** `name of the vocabulary | unit; other printed units | low | high | decimals`: adult limits as laboratories print them. */
const usual = `
Hemoglobin | g/dL; gm/dl; g/L=10 | 12.0 | 16.0 | 1
Hematocrit | % | 36 | 46 | 1
Red blood cell count | 10^6/uL; M/uL; mill/cumm; x10^12/L | 3.8 | 5.2 | 2
White blood cell count | 10^3/uL; K/uL; x10^9/L; thou/uL | 4.0 | 10.5 | 1
Platelet count | 10^3/uL; K/uL; x10^9/L; thou/mm3 | 150 | 400 | 0
Mean corpuscular volume | fL | 80 | 98 | 1
Mean corpuscular hemoglobin | pg | 27 | 33 | 1
Mean corpuscular hemoglobin concentration | g/dL; gm/dl | 32.0 | 36.0 | 1
Red cell distribution width | % | 11.5 | 14.5 | 1
Mean platelet volume | fL | 7.4 | 11.0 | 1
Neutrophils % | % | 40 | 75 | 1
Lymphocytes % | % | 20 | 45 | 1
Monocytes % | % | 2 | 10 | 1
Eosinophils % | % | 0 | 6 | 1
Basophils % | % | 0 | 2 | 1
Glucose | mg/dL; mmol/L=0.0555 | 70 | 99 | 0
Creatinine | mg/dL; umol/L=88.4 | 0.60 | 1.20 | 2
Blood urea nitrogen | mg/dL | 7 | 20 | 0
Urea | mg/dL; mmol/L=0.1665 | 15 | 43 | 0
Uric acid | mg/dL; mg/dl | 2.6 | 6.0 | 1
Sodium | mmol/L; mEq/L | 135 | 145 | 0
Potassium | mmol/L; mEq/L | 3.5 | 5.1 | 1
Chloride | mmol/L; mEq/L | 98 | 107 | 0
Calcium | mg/dL; mmol/L=0.2495 | 8.6 | 10.2 | 1
Phosphorus | mg/dL | 2.5 | 4.5 | 1
Magnesium | mg/dL; mmol/L=0.4114 | 1.6 | 2.6 | 1
Total protein | g/dL; g/L=10 | 6.4 | 8.3 | 1
Albumin | g/dL; g/L=10 | 3.5 | 5.2 | 1
Total bilirubin | mg/dL; umol/L=17.1 | 0.2 | 1.2 | 1
Direct bilirubin | mg/dL | 0.0 | 0.3 | 2
Alkaline phosphatase | U/L; IU/L | 40 | 130 | 0
Alanine aminotransferase | U/L; IU/L | 7 | 41 | 0
Aspartate aminotransferase | U/L; IU/L | 8 | 40 | 0
Gamma-glutamyl transferase | U/L; IU/L | 6 | 42 | 0
Lactate dehydrogenase | U/L | 135 | 225 | 0
Total cholesterol | mg/dL; mmol/L=0.02586 | 120 | 200 | 0
Triglycerides | mg/dL; mmol/L=0.01129 | 50 | 150 | 0
HDL cholesterol | mg/dL | 40 | 60 | 0
LDL cholesterol | mg/dL | 60 | 130 | 0
Hemoglobin A1c | % | 4.0 | 5.6 | 1
Thyroid stimulating hormone | mIU/L; uIU/mL | 0.40 | 4.20 | 2
Free T4 | ng/dL; pmol/L=12.87 | 0.90 | 1.70 | 2
Free T3 | pg/mL | 2.0 | 4.4 | 1
Ferritin | ng/mL; ug/L | 15 | 150 | 0
Iron | ug/dL | 50 | 170 | 0
Vitamin B12 | pg/mL | 200 | 900 | 0
Folate | ng/mL | 3.1 | 17.5 | 1
25-hydroxyvitamin D | ng/mL; nmol/L=2.496 | 30 | 100 | 1
C-reactive protein | mg/L; mg/dL=0.1 | 0.0 | 5.0 | 1
Erythrocyte sedimentation rate | mm/h; mm/hr | 0 | 20 | 0
Fibrinogen | mg/dL | 200 | 400 | 0
Prothrombin time | sec; seconds | 11.0 | 13.5 | 1
Prolactin | ng/mL | 4.8 | 23.3 | 1
Amylase | U/L | 28 | 100 | 0
Lipase | U/L | 13 | 60 | 0
Creatine kinase | U/L | 26 | 192 | 0
Prostate specific antigen | ng/mL | 0.0 | 4.0 | 2
Cortisol | ug/dL | 6.2 | 19.4 | 1
Zinc | ug/dL | 60 | 120 | 0
Transferrin | mg/dL | 200 | 360 | 0
`

/** What a test is called on one page, and how its results are printed. */
export interface Analyte {
  readonly printed: string
  /** Null of a name that nobody knows. */
  readonly key: string | null
  readonly unit: string
  readonly low: number
  readonly high: number
  readonly decimals: number
  /** No result is told beyond these. */
  readonly least: number
  readonly most: number
}

interface Known extends Omit<Analyte, 'printed' | 'unit'> {
  readonly latin: readonly string[]
  readonly hebrew: readonly string[]
  readonly units: readonly string[]
}

let loaded: readonly Known[] | null = null

/** The vocabulary's tests of blood that have a unit, under wordings that mean nothing else. */
export function knownAnalytes(): readonly Known[] {
  if (loaded) return loaded
  const entries = entriesOf('lab')
  const owners = new Map<string, Set<string>>()
  for (const { concept, wordings } of entries)
    for (const { text } of wordings)
      owners.set(text.toLowerCase(), (owners.get(text.toLowerCase()) ?? new Set()).add(concept.key))
  const rows = new Map(
    usual
      .trim()
      .split('\n')
      .map((row) => row.split('|').map((field) => field.trim()))
      .map((fields) => [fields[0]!, fields]),
  )
  const missing = new Set(rows.keys())
  loaded = entries.flatMap(({ concept, wordings }): Known[] => {
    const row = rows.get(concept.name)
    missing.delete(concept.name)
    if (
      concept.specimen !== 'blood' ||
      !concept.plausible ||
      concept.plausible.high > 200_000 ||
      concept.unit === '' ||
      concept.unit === 'text'
    )
      return []
    const clear = wordings
      .filter(
        ({ text, ambiguous, specimen }) =>
          !ambiguous &&
          specimen === null &&
          text.length >= 3 &&
          text.length < 40 &&
          owners.get(text.toLowerCase())?.size === 1 &&
          matchConcept('lab', text)?.concept.key === concept.key &&
          !/\d{3}|[;:]/.test(text),
      )
      .map(({ text }) => text)
    const latin = clear.filter((text) => /^[\x20-\x7e]+$/.test(text))
    const hebrew = clear.filter((text) => /^[\u05d0-\u05ea"' -]+$/.test(text))
    if (latin.length === 0) return []
    const limits = row
      ? { low: Number(row[2]), high: Number(row[3]), decimals: Number(row[4]) }
      : limitsFor(concept)
    const units = row ? row[1]!.split(';').map((unit) => unit.trim()) : [concept.unit]
    return [
      {
        key: concept.key,
        latin,
        hebrew,
        units,
        ...limits,
        least: concept.plausible.low,
        most: concept.plausible.high,
      },
    ]
  })
  if (missing.size > 0) throw new Error(`not in the vocabulary: ${[...missing].join(', ')}`)
  return loaded
}

/** Limits that a rarer test might have: the middle of what is plausible. */
function limitsFor({ plausible }: LabConcept): { low: number; high: number; decimals: number } {
  const { low, high } = plausible ?? { low: 0, high: 100 }
  const top = Math.max(low + (high - low) * 0.3, 0.01)
  const decimals = top < 2 ? 2 : top < 30 ? 1 : 0
  const part = 10 ** decimals
  return {
    low: Math.round((low + (high - low) * 0.08) * part) / part,
    high: Math.round(top * part) / part,
    decimals,
  }
}

const syllables = 'zor plex mig tav rund kel bris ox dun wex fal quor nym sarb'.split(' ')
const ends = ['antibody', 'index', 'factor', 'fraction', 'binding', 'activity', '']

/** A name that the vocabulary does not have, nor anything near it. */
export function unknownName(random: Random): string {
  for (;;) {
    const word = [1, 2, 3].map(() => random.pick(syllables)).join('')
    const name = `${word[0]!.toUpperCase()}${word.slice(1)} ${random.pick(ends)}`.trim()
    if (!matchConcept('lab', name) && !matchConcept('medication', name)) return name
  }
}
