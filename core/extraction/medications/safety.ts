import { sameAsBefore } from '../../language/doses'
import { takesTurns } from '../../language/drugs'
import type { Dosage, Timing } from '../../records/dosage'

const hoursIn = { min: 1 / 60, h: 1, d: 24, wk: 168, mo: 730, a: 8760 } as const

/** How often a week a timing has the drug taken, at least; null where it does not say. */
function timesAWeek({
  frequency,
  period,
  periodMax,
  periodUnit,
  when,
  timeOfDay,
  dayOfWeek,
  count,
}: Timing): number | null {
  if (count !== null) return null
  if (period !== null && periodUnit !== null)
    return ((frequency ?? 1) * hoursIn.wk) / ((periodMax ?? period) * hoursIn[periodUnit])
  if (dayOfWeek.length > 0) return dayOfWeek.length
  return when.length + timeOfDay.length > 0 ? 7 : null
}

/** More often a week than this is no drug taken that is taken once a week, in two parts at most. */
const mostOfWeekly = 2

const rates = ({ instructions }: Pick<Dosage, 'instructions'>): number[] =>
  instructions.flatMap(({ timing }) => timesAWeek(timing) ?? [])

/** Whether the directions have the drug taken every day, whatever the need. */
export function isTakenDaily(dosage: Dosage | null): boolean {
  const regular = (dosage?.instructions ?? []).filter(({ asNeeded }) => !asNeeded)
  return rates({ instructions: regular }).some((rate) => rate >= 7)
}

/** Whether they have it taken more often than a drug that is taken once a week; such a drug is not taken at need. */
export const exceedsWeekly = (dosage: Dosage | null): boolean =>
  dosage !== null && rates(dosage).some((rate) => rate > mostOfWeekly)

const doseOfCell = /^(\d+(?:[.,]\d+)?)\s?(\p{L}+|%)/u

/**
 * "Rosuvastatin | 10 mg | same | 20 mg | same": a row of one drug through its days, whose dose changed. Two columns of amounts
 * alone may be those of a product and of what is taken of it.
 */
export function changesAlongRow(row: string): boolean {
  const cells = row
    .split('\t')
    .slice(1)
    .map((cell) => cell.trim())
  const doses = cells.flatMap((cell) => {
    const [, amount, unit] = doseOfCell.exec(cell) ?? []
    return amount && unit ? [`${amount} ${unit.toLowerCase()}`] : []
  })
  const goesOn = cells.some((cell) => sameAsBefore.test(cell))
  return new Set(doses).size > 1 && (goesOn || doses.length > 2)
}

/**
 * Whether the page tells of another amount than the one that was taken for the dose, in words that were not understood:
 * of the two, one alone is no dose of this drug ("5 mg alternating with 2.5 mg").
 */
export function tellsOtherDose(dosage: Dosage | null, unit: string | null): boolean {
  return (dosage?.unread ?? []).some((piece) => {
    const told = [...piece.matchAll(/(?<![\d.,/])(\d+(?:[.,]\d+)?)(?:\s?(\p{L}+))?/gu)]
    const bare = takesTurns.test(piece)
    const amounts = told.flatMap(([, number, behind]) =>
      bare || behind?.toLowerCase() === unit?.toLowerCase() ? [number] : [],
    )
    return new Set(amounts).size > 1
  })
}
