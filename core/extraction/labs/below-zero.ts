import { centerY, right } from '../../document/geometry'
import type { LabConcept } from '../../vocabulary/concept'
import type { LabReading } from './reading'

/** An anion gap, a base excess: a living person can have less than nothing of it, as its plausible values say. */
export const mayBeNegative = (concept: LabConcept | null): boolean => (concept?.plausible?.low ?? 0) < 0

/** A base excess, a T-score: as often less than nothing as more. */
export const isSigned = (concept: LabConcept | null): boolean =>
  concept?.plausible != null && -concept.plausible.low > concept.plausible.high / 2

const dash = /^[-–—−]$/

/** "T-score | - 2.6": a dash alone before the number of what is signed may be its minus. */
export function isSignOpen(
  concept: LabConcept | null,
  { words, valueWords }: LabReading,
  number: number,
): boolean {
  const [value] = valueWords
  if (!value || number < 0 || !isSigned(concept)) return false
  if (dash.test(value.text)) return true
  return words.some(
    ({ text, box }) =>
      dash.test(text) &&
      Math.abs(centerY(box) - centerY(value.box)) < 0.5 * value.box[3] &&
      right(box) <= value.box[0] + 1 &&
      value.box[0] - right(box) < 1.2 * value.box[3],
  )
}
