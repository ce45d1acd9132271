import type { Dose } from '../../../records/dosage'
import type { Atom } from '../lattice'

/** A bare number is a dose where it is this small: "take 2 daily". */
export const mostBare = 10

/** So much, or a range, of a form or a measure. */
export const doseOf = (number: Atom, unit: string | null): Dose => ({
  low: number.low ?? 0,
  high: number.high ?? null,
  unit: unit as Dose['unit'],
})
