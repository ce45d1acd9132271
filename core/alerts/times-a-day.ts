import { readDosage } from '../extraction/directions/read'
import type { Instruction } from '../records/dosage'
import { timesOfDay } from '../records/dosage-terms'

/** How many of a period are in a day; months and years by their usual length. */
const perDay = { min: 1440, h: 24, d: 1, wk: 1 / 7, mo: 1 / 30, a: 1 / 365 } as const

/**
 * How often a day a drug is taken at least, by its directions as the record tells them or as a person wrote them; null where
 * they do not say it for certain: as needed, in steps that follow one another, or in words that are not understood.
 */
export function timesADay(frequency: string | null): number | null {
  const dosage = frequency === null ? null : (readDosage(frequency)?.dosage ?? null)
  if (!dosage?.understood || dosage.instructions.some(({ sequence }) => sequence > 1)) return null
  const times = dosage.instructions.map(timesOf)
  return times.includes(null) ? null : times.reduce<number>((sum, count) => sum + (count ?? 0), 0)
}

/** Of one instruction. A range counts as its least: "2-3 times a day", "every 6-8 hours". */
export function timesOf({ timing, asNeeded }: Instruction): number | null {
  const { frequency, period, periodMax, periodUnit, when, timeOfDay, dayOfWeek } = timing
  if (asNeeded) return null
  if (frequency !== null && period !== null && periodUnit !== null)
    return (frequency / (periodMax ?? period)) * perDay[periodUnit]
  const slots = timesOfDay(when, timeOfDay)
  return slots > 0 && period === null && dayOfWeek.length === 0 ? slots : null
}
