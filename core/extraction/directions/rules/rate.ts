import type { Span, Timing } from '../../../records/dosage'
import type { PeriodUnit } from '../../../records/dosage-terms'
import type { Atom } from '../lattice'
import type { Words } from '../match'
import type { Part } from '../part'

/** More often a day than this nothing is taken. */
const mostTimes = 24

/** So often in a period; a range of either where the words give one. */
export function rate(
  frequency: Atom | number | null,
  period: number,
  unit: string,
  max: Partial<Timing> = {},
): Part {
  const times = typeof frequency === 'number' ? frequency : (frequency?.low ?? null)
  const most = typeof frequency === 'number' ? null : (frequency?.high ?? null)
  return {
    rate: {
      frequency: times,
      frequencyMax: most,
      period,
      periodMax: null,
      periodUnit: unit as PeriodUnit,
      ...max,
    },
  }
}

/** "Twice" or "3 times" in a unit of time; null of a number that is no count of times. */
export const oftenIn = (words: Words, unit: string): Part | null => {
  const often = words.maybe('often')
  if (often) return rate(Number(often.value), 1, unit)
  const number = words.one('num')
  return (number.low ?? 0) >= 1 && (number.high ?? number.low ?? 0) <= mostTimes
    ? rate(number, 1, unit)
    : null
}

/** "4-6 hours" as a length of time. */
export const spanOf = ({ low = 0, high = null, value }: Atom): Span => ({
  value: low,
  max: high,
  unit: value as PeriodUnit,
})
