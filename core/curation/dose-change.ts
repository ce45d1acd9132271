import { amountText } from '../records/amounts'
import type { Intake } from '../records/intake'
import type { Dose } from '../records/registry'
import { isOtherDose, isSameDose } from './intake'

/** How a drug was taken until it was taken otherwise, or no more. */
export interface DoseBefore {
  /** As printed. */
  readonly text: string
  readonly intake: Intake | null
  /** Since when it was taken so. */
  readonly date: string
}

/** Null of a dose without an amount. */
export function doseBefore({ printed, intake, date, ...dose }: Dose): DoseBefore | null {
  const text = amountText(printed ?? dose)
  return text === null ? null : { text, intake, date }
}

/** Whether a drug that was taken goes on being taken, in another dose for certain. */
export function isDoseChange(before: Dose, after: Dose): boolean {
  if (before.status !== 'active' || after.status !== 'active') return false
  return before.value !== null && after.value !== null && isOtherDose(before, after)
}

/** What a drug's card shows, and how it was taken over time. */
type Taken = Pick<Dose, 'value' | 'unit' | 'intake'> & { readonly doses: readonly Dose[] }

export interface ChangedDose {
  readonly since: string
  readonly before: DoseBefore
}

/**
 * Since when the dose that a drug's card shows is what it is, and what it was before. Null where nothing changed for
 * certain: also of two doses of one date, of which neither came before the other, and where the card shows another
 * dose than the last one.
 */
export function changedDose(taken: Taken): ChangedDose | null {
  const { doses } = taken
  const last = doses.at(-1)
  if (!last || !isSameDose(last, taken)) return null
  // What says less of the same dose, such as how many milligrams alone, changed nothing since.
  const at = doses.findLastIndex((dose) => dose.status !== 'active' || isOtherDose(dose, last))
  const [before, after] = [doses[at], doses[at + 1]]
  if (!before || !after || !isDoseChange(before, last)) return null
  // A year, or a month, is not before a day of its own.
  if (after.date.startsWith(before.date)) return null
  const was = doseBefore(before)
  return was && { since: after.date, before: was }
}
