import type { PrintedAmount as Printed } from '../records/amounts'
import type { Amount, Dosage, Dose } from '../records/dosage'
import type { Form, Measure } from '../records/dosage-terms'
import type { Intake } from '../records/intake'
import { plainText } from '../records/plain-text'
import { printedAmount } from './printed-amount'

const micrograms: Readonly<Record<string, number>> = { mcg: 1, mg: 1000, g: 1_000_000 }

/** What weighs so much in micrograms; null of what is no weight. */
const weightOf = (value: number, unit: string): number | null => {
  const each = micrograms[unit]
  return each === undefined ? null : value * each
}

/** Whether two amounts are one, in whatever units of weight. */
export function isSameAmount(a: Amount, b: Amount): boolean {
  const [first, second] = [weightOf(a.value, a.unit), weightOf(b.value, b.unit)]
  if (first !== null && second !== null) return Math.abs(first - second) <= 1e-9 * Math.max(first, second)
  return a.value === b.value && a.unit === b.unit
}

/** An amount as directions have theirs; null of what is no plain number with a unit. */
export function plainAmount({ value, unit }: Printed): Amount | null {
  if (value === null || unit === null || !/^\d+(?:\.\d+)?$/.test(value)) return null
  return { value: Number(value), unit: (unit === 'units' ? 'unit' : unit) as Amount['unit'] }
}

const measured: ReadonlySet<Form | Measure | null> = new Set([
  'mg',
  'mcg',
  'g',
  'unit',
  'IU',
  'mEq',
  'mmol',
  'mL',
  '%',
])
const isOne = ({ low, high }: Dose): boolean => low === 1 && high === null

/** Whether directions say for certain how much is taken at a time: what of them was not understood tells no other number. */
export const isDoseTold = ({ understood, instructions, unread }: Dosage): boolean =>
  instructions.some(({ dose }) => dose !== null) &&
  (understood || !unread.some((words) => /\p{N}/u.test(words)))

/**
 * What is taken at one time, by a drug's directions: the one place that says whether a strength is also the dose.
 * Null where the amount itself is what is taken, or where the directions do not say how much.
 * @param amount of the same drug: a strength, or a dose
 */
export function intakeOf(dosage: Dosage | null, amount: Printed): Intake | null {
  if (!dosage) return null
  const { instructions, text } = dosage
  const words: Intake | null = text === '' ? null : { as: 'words', text: plainText(text) }
  const [first] = instructions
  if (!isDoseTold(dosage)) return dosage.understood ? null : words
  const told = instructions.map(({ dose, equals, strength }) => ({ dose, equals, strength }))
  const [key, ...others] = told.map((one) => JSON.stringify([one.dose, one.equals]))
  if (!first?.dose || others.some((other) => other !== key)) return words
  const { dose, equals, strength } = first
  const printed = plainAmount(amount)
  const isMeasured = measured.has(dose.unit)
  if (isMeasured && dose.unit !== null && printed) {
    const own: Amount = { value: dose.low, unit: dose.unit }
    if (isSameAmount(own, printed)) return null
  }
  const of = strength && !strength.per && !isMeasured ? { value: strength.value, unit: strength.unit } : null
  const isOther = of !== null && printed !== null && !isSameAmount(of, printed)
  const isTotalOther = equals !== null && printed !== null && !isSameAmount(equals, printed)
  return {
    as: 'dose',
    dose,
    of: isOther || printed === null ? of : null,
    total: isMeasured ? null : equals,
    isOne: !isMeasured && isOne(dose) && !isOther && !strength?.per && !isTotalOther,
  }
}

/** What one intake amounts to where the page itself says it; null where that would have to be concluded. */
export function amountTaken(intake: Intake | null, amount: Printed): Amount | null {
  const printed = plainAmount(amount)
  if (intake === null) return printed
  if (intake.as === 'words' || intake.dose.high !== null) return null
  const { dose, of, total, isOne: one } = intake
  if (dose.unit !== null && measured.has(dose.unit)) return { value: dose.low, unit: dose.unit }
  if (one || total) return total ?? printed
  const made = of && { value: of.value * dose.low, unit: of.unit }
  return made && printed && isSameAmount(made, printed) ? printed : null
}

/**
 * Directions beside another amount than they were read with: how many at a time still holds. Null where they tell amounts
 * of the drug itself, which were read with that one.
 */
export function withoutAmounts(dosage: Dosage): Dosage | null {
  const counts = dosage.instructions.every(({ dose }) => dose === null || isCount(dose))
  if (!counts || !dosage.understood) return null
  const instructions = dosage.instructions.map((one) => ({ ...one, strength: null, equals: null }))
  return { ...dosage, instructions }
}

/** So many, or so much of a liquid. */
const isCount = ({ unit }: Dose): boolean => unit === 'mL' || !measured.has(unit)

type Dosed = Printed & { readonly intake: Intake | null }

const isPlain = (intake: Intake | null): boolean => intake === null || (intake.as === 'dose' && intake.isOne)

/** Whether two doses of a drug are told alike: what a run of them goes by. */
export const isSameDose = (a: Dosed, b: Dosed): boolean =>
  a.value === b.value &&
  a.unit === b.unit &&
  ((isPlain(a.intake) && isPlain(b.intake)) || JSON.stringify(a.intake) === JSON.stringify(b.intake))

/** Whether two doses differ for certain: another amount, or another number of the same, told by both. */
export function isOtherDose(a: Dosed, b: Dosed): boolean {
  if (a.value !== b.value || a.unit !== b.unit) return true
  return a.intake?.as === 'dose' && b.intake?.as === 'dose' && !isSameDose(a, b)
}

/** What a drug's fact says beside its number and unit. @param evidence where its words stand */
export const takenOf = (
  fact: Printed & { readonly dosage: Dosage | null },
  evidence: { readonly quote: string } | null,
): { printed: Printed; intake: Intake | null } => ({
  printed: printedAmount({ value: fact.value, unit: fact.unit }, evidence?.quote ?? null),
  intake: intakeOf(fact.dosage, fact),
})
