import type { EntityType } from './types'

/** What is known of how a fact was found. All are 0..1 or yes and no. */
export interface Features {
  /** Nearness of the wording to the vocabulary's. */
  readonly match: number
  /** How sure the reading of the words was. */
  readonly reading: number
  /** Where it stands: a list made for such facts 1, an order or a statement 0.7, plain prose 0.4, elsewhere 0. */
  readonly place: number
  /** The wording could mean something else. */
  readonly ambiguous: boolean
  /** A word was taken for the misreading of another. */
  readonly fuzzy: boolean
  /** The vocabulary has it. */
  readonly known: boolean
  /** A value or a code that does not fit the concept. */
  readonly strange: boolean
  /** The page itself is not certain ("probable"). */
  readonly suspected: boolean
}

interface Weights {
  readonly bias: number
  readonly match: number
  readonly reading: number
  readonly place: number
  readonly ambiguous: number
  readonly fuzzy: number
  readonly known: number
  readonly strange: number
  readonly suspected: number
}

const common: Weights = { bias: -3.2, match: 2, reading: 2, place: 2, ambiguous: -1.4, fuzzy: -1.2, known: 1.6, strange: -2.2, suspected: -1.2 } // prettier-ignore

/** Log-odds that a fact is right, by type; fitted with scripts/fit-confidence.ts on pages with known truth. */
export const weights: Readonly<Record<EntityType, Weights>> = {
  diagnosis: common,
  medication: { ...common, bias: -2.8 },
  allergy: common,
  procedure: common,
  lab: common,
  imaging: common,
}

/** The probability that a fact so found is right. */
export function calibrate(type: EntityType, features: Features): number {
  const w = weights[type]
  const sum =
    w.bias +
    w.match * features.match +
    w.reading * features.reading +
    w.place * features.place +
    w.known * Number(features.known) +
    w.ambiguous * Number(features.ambiguous) +
    w.fuzzy * Number(features.fuzzy) +
    w.strange * Number(features.strange) +
    w.suspected * Number(features.suspected)
  return Math.round(1000 / (1 + Math.exp(-sum))) / 1000
}
