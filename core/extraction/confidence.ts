import type { Doubt } from '../records/doubts'
import type { EntityType } from '../records/kinds'

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

/** Log-odds that each feature adds, chosen by hand: what is told apart here is which of two facts is surer. */
const weights = {
  bias: -3.2,
  match: 2,
  reading: 2,
  place: 2,
  known: 1.6,
  ambiguous: -1.4,
  fuzzy: -1.2,
  strange: -2.2,
  suspected: -1.2,
} as const

/**
 * How sure that is in truth, by type: log-odds × scale + shift. Fitted by scripts/fit-confidence.mjs on pages with known
 * truth (clean scans and photographs), among them each set as it was answered at first sight; towards scale 1 and shift 0
 * where there are few.
 */
export const fits: Readonly<Record<EntityType, { readonly scale: number; readonly shift: number }>> = {
  diagnosis: { scale: 1.04, shift: -1 },
  medication: { scale: 1.06, shift: -0.29 },
  allergy: { scale: 0.92, shift: -0.04 },
  procedure: { scale: 0.83, shift: -0.57 },
  lab: { scale: 0.67, shift: 0.6 },
  imaging: { scale: 0.75, shift: -0.45 },
}

/**
 * What some doubts leave of the log-odds; of the others as many are right as of what is not doubted (a number that was read
 * poorly is right nine times in ten, and waits all the same). Counted on the same pages.
 */
const ofDoubt: Partial<Readonly<Record<Doubt, number>>> = {
  decimal_point_suspected: -3,
  implausible_value: -1,
  unknown_analyte: -2.2,
  unknown_diagnosis: -2,
  unknown_allergen: -3,
}

/** The probability that a fact so found is right. */
export function calibrate(type: EntityType, features: Features, doubt: Doubt | null = null): number {
  const odds =
    weights.bias +
    weights.match * features.match +
    weights.reading * features.reading +
    weights.place * features.place +
    weights.known * Number(features.known) +
    weights.ambiguous * Number(features.ambiguous) +
    weights.fuzzy * Number(features.fuzzy) +
    weights.strange * Number(features.strange) +
    weights.suspected * Number(features.suspected)
  const { scale, shift } = fits[type]
  const left = (doubt && ofDoubt[doubt]) ?? 0
  return Math.round(1000 / (1 + Math.exp(-(scale * odds + shift + left)))) / 1000
}
