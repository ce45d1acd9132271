import { isDoseTold, plainAmount } from '../curation/intake'
import { readDosage } from '../extraction/directions/read'
import { findDoses } from '../extraction/medications/dose'
import type { Amount, Dosage, Dose, Instruction } from '../records/dosage'
import { isBesideCount } from './beside-count'
import type { Drug } from './facts'
import { timesADay, timesOf } from './times-a-day'

const inMg: Readonly<Record<string, number>> = { mg: 1, g: 1000, mcg: 0.001 }

/** 21 CFR 101.9(b)(5)(viii): a teaspoon is 5 mL, a tablespoon 15 mL. */
const inMl: Readonly<Record<string, number>> = { mL: 1, teaspoon: 5, tablespoon: 15 }

/** Milligrams. */
export interface Bounds {
  /** No less than this is taken; null where that cannot be told. */
  readonly least: number | null
  readonly most: number
  /** Whether the page says `most`: always so much, or up to it. Else it is one of the ways to read it. */
  readonly isSaid: boolean
}

const fromTo = (least: number, most: number): Bounds => ({ least, most, isSaid: true })
const exactly = (mg: number): Bounds => fromTo(mg, mg)
const unclear = (...mg: readonly number[]): Bounds => ({
  least: Math.min(...mg),
  most: Math.max(...mg),
  isSaid: false,
})
const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(a, b)

/**
 * What of a drug is taken in a day. A strength is counted as often as its directions say where they say that it is each
 * one's; where that, or what its numbers come to, cannot be told, all that they may come to lies between the bounds.
 * @param dosage of the fact that the item rests on; where there is none, the frequency is read as it was written
 * @returns null where the amount is no weight, or where nothing says how much of it is taken
 */
export function dailyAmount(
  { value, unit, frequency }: Drug['detail'],
  dosage: Dosage | null,
): Bounds | null {
  const amount = plainAmount({ value, unit })
  const listed = amount && mgOf(amount)
  if (!amount || listed === null) return null
  const written = frequency === null ? null : (readDosage(frequency)?.dosage ?? null)
  const told = [dosage, written].find((one) => one !== null && isDoseTold(one))
  if (told) return ofDirections(told, amount, listed)
  if (dosage?.instructions.some(({ strength }) => strength?.per)) return null
  const times = Math.max(1, timesADay(frequency) ?? 1)
  if (dosage === null || dosage.understood) return exactly(listed * times)
  // Of what was not understood another amount may be the dose.
  const others = findDoses(dosage.unread.join('\n')).flatMap(
    (one) => mgOf({ value: Number(one.value), unit: one.unit }) ?? [],
  )
  return { least: null, most: Math.max(listed, ...others) * times, isSaid: false }
}

function ofDirections({ instructions, text }: Dosage, amount: Amount, listed: number): Bounds | null {
  const days = new Map<number, Day[]>()
  const isListed = instructions.some(({ dose }) => isSame(weightOf(dose) ?? 0, listed))
  for (const instruction of instructions) {
    const times = timesOf(instruction)
    const taken = takenAtOnce(instruction, listed, {
      isListed: isListed || isSame((weightOf(instruction.dose) ?? 0) * (times ?? 0), listed),
      isEach: () => !isBesideCount(text, amount),
    })
    if (taken === null) return null
    const day = { taken, whole: inADay(instruction, taken, times) }
    days.set(instruction.sequence, [...(days.get(instruction.sequence) ?? []), day])
  }
  return [...days.values()].map(dayOf).reduce(atMost)
}

interface Known {
  /** The amount listed is one of the doses told, or all that a day's come to. */
  readonly isListed: boolean
  /** Whether the amount listed is for certain what each of those counted holds. */
  isEach(): boolean
}

function takenAtOnce(
  { dose, equals, strength }: Instruction,
  listed: number,
  { isListed, isEach }: Known,
): Bounds | null {
  const total = equals && mgOf(equals)
  if (total !== null) return exactly(total)
  if (strength?.per) return ofLiquid(dose, strength.per, mgOf(strength), listed)
  if (dose === null) return exactly(listed)
  const weight = weightOf(dose)
  const { low, high } = { low: dose.low, high: dose.high ?? dose.low }
  if (weight !== null) {
    const upper = (weight / low) * high
    return isListed ? fromTo(weight, upper) : unclear(weight, upper, listed)
  }
  const each = strength && mgOf(strength)
  if (each !== null && high === low && isSame(low * each, listed)) return exactly(listed)
  if (each !== null && !isSame(each, listed)) return unclear(low * each, high * each, listed)
  if (low === 1 && high === 1) return exactly(listed)
  const isCertain = each !== null && (high !== low || isEach())
  return isCertain ? fromTo(low * listed, high * listed) : unclear(low * listed, high * listed, listed)
}

function ofLiquid(dose: Dose | null, per: Amount, each: number | null, listed: number): Bounds | null {
  const measure = inMl[dose?.unit ?? '']
  if (!dose || measure === undefined || per.unit !== 'mL' || each === null || !isSame(each, listed))
    return null
  const ofOne = (each / per.value) * measure
  return fromTo(ofOne * dose.low, ofOne * (dose.high ?? dose.low))
}

interface Day {
  readonly taken: Bounds
  /** Null where it is not said how often. */
  readonly whole: Bounds | null
}

/** So often as the directions have it, and no more than the most that they allow. */
function inADay({ max, dose }: Instruction, taken: Bounds, times: number | null): Bounds | null {
  const cap = max && mostADay(max, dose, taken)
  // A most that does not say what it comes to in a day may be less than what the rate does.
  if (max !== null && cap === null) return null
  if (times === null) return cap === null ? null : { ...taken, most: Math.max(cap, taken.most) }
  const often = (mg: number): number => Math.min(mg * times, cap ?? Number.POSITIVE_INFINITY)
  return { ...taken, least: taken.least === null ? null : often(taken.least), most: often(taken.most) }
}

function mostADay(max: NonNullable<Instruction['max']>, dose: Dose | null, taken: Bounds): number | null {
  const { value, unit, period } = max
  if (period?.unit !== 'd' || period.value !== 1 || period.max !== null) return null
  if (unit === 'dose') return value * taken.most
  const weight = unit === null ? null : mgOf({ value, unit })
  if (weight !== null) return weight
  return dose && unit === dose.unit ? (value * taken.most) / (dose.high ?? dose.low) : null
}

/** What is taken side by side, or at least the most that is taken at once. */
function dayOf(parts: readonly Day[]): Bounds {
  const once = parts.map(({ taken }) => taken).reduce(atMost)
  const wholes = parts.flatMap(({ whole }) => whole ?? [])
  if (wholes.length < parts.length) return once
  return atMost(
    once,
    wholes.reduce((a, b) => ({
      least: (a.least ?? 0) + (b.least ?? 0),
      most: a.most + b.most,
      isSaid: a.isSaid && b.isSaid,
    })),
  )
}

const atMost = (a: Bounds, b: Bounds): Bounds => ({
  least: Math.max(a.least ?? 0, b.least ?? 0),
  most: Math.max(a.most, b.most),
  isSaid: a.isSaid && b.isSaid,
})

const mgOf = ({ value, unit }: { readonly value: number; readonly unit: string }): number | null => {
  const each = inMg[unit]
  return each === undefined ? null : value * each
}

const weightOf = (dose: Dose | null): number | null =>
  dose?.unit == null ? null : mgOf({ value: dose.low, unit: dose.unit })
