import type { Dosage } from '../../records/dosage'
import type { Form, Measure, Route } from '../../records/dosage-terms'
import { durationWords, frequencyWords } from '../directions/plain'
import { readDosage } from '../directions/read'

/** How a drug is to be taken: as a structure, and in the plain words of the API. */
export interface Directions {
  readonly dosage: Dosage | null
  readonly route: string | null
  readonly frequency: string | null
  readonly duration: string | null
  /** End of the last word that belongs to the directions; 0 where there are none. */
  readonly end: number
}

/** The route by which a form is usually taken, where none is told. */
const usualRoutes: Readonly<Partial<Record<Form | Measure, Route>>> = {
  tablet: 'oral', capsule: 'oral', pill: 'oral', sachet: 'oral', teaspoon: 'oral', tablespoon: 'oral', lozenge: 'oral', puff: 'inhaled',
  spray: 'nasal', patch: 'transdermal', suppository: 'rectal', enema: 'rectal', applicator: 'vaginal',
} // prettier-ignore

/** Longer than any directions; what a paragraph says further on is not about taking the drug. */
const longest = 400

const none: Directions = { dosage: null, route: null, frequency: null, duration: null, end: 0 }

export function readDirections(printed: string): Directions {
  const read = readDosage(printed.slice(0, longest))
  if (!read) return none
  const { dosage, implied, form: named, end } = read
  const first = dosage.instructions.find(({ route }) => route !== null)
  const form = dosage.instructions[0]?.dose?.unit
  const usual = usualRoutes[form ?? named ?? 'dose'] ?? usualRoutes[named ?? 'dose']
  return {
    dosage,
    route: first?.route ?? implied ?? usual ?? null,
    frequency: frequencyWords(dosage),
    duration: durationWords(dosage),
    end,
  }
}
