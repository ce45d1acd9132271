import type { LabConcept } from '../../vocabulary/concept'
import type { Flag } from '../types'
import type { PrintedFlag } from './numbers'
import type { ReferenceRange } from './range'
import { canonicalUnit } from './units'

/** What is known of a row beside its number, to check the number by. */
export interface Witnesses {
  readonly concept: LabConcept | null
  readonly unit: string | null
  readonly range: ReferenceRange | null
  readonly flag: PrintedFlag | null
  /** The table prints flags where a result is abnormal, so that none says "normal". */
  readonly flagsPrinted: boolean
  /** The printed number is wider than its digits: room for a point. */
  readonly roomForPoint: boolean
}

export interface Checked {
  /** As printed, or the one reading that all witnesses allow. */
  readonly text: string
  readonly number: number
  readonly doubt: 'decimal_point_suspected' | 'implausible_value' | 'flag_mismatch' | null
}

/** Where a number lies by its reference range; null without one. */
export function flagByRange(value: number, range: ReferenceRange | null): Flag | null {
  if (!range || (range.low === null && range.high === null)) return null
  if (range.low !== null && (range.open && range.high === null ? value <= range.low : value < range.low))
    return 'L'
  if (range.high !== null && (range.open && range.low === null ? value >= range.high : value > range.high))
    return 'H'
  return 'N'
}

/** Whether a living person can have this result. True where nothing is known against it. */
export function isPlausible(value: number, concept: LabConcept | null, unit: string | null): boolean {
  if (!concept?.plausible) return true
  const { low, high } = concept.plausible
  const inside = (amount: number) => amount >= low * 0.999 && amount <= high * 1.001
  const printed = unit === null ? null : canonicalUnit(unit)
  const forms = [{ unit: concept.unit, factor: 1, offset: 0 }, ...concept.conversions]
  const same = printed === null ? [] : forms.filter((form) => canonicalUnit(form.unit) === printed)
  if (printed !== null && same.length === 0) return true
  return (same.length > 0 ? same : forms).some((form) => inside(value * form.factor + form.offset))
}

/**
 * Checks a number against its range, its flag and what is plausible. A lost decimal point is put back only where
 * exactly one place for it satisfies them all, and never without a doubt: a person sees the picture.
 */
export function checkNumber(text: string, witnesses: Witnesses): Checked {
  const digits = text.replace(/^[<>]=?/, '')
  const sign = text.slice(0, text.length - digits.length)
  const number = Number(digits)
  const plausible = isPlausible(number, witnesses.concept, witnesses.unit)
  const contradicted = contradicts(number, witnesses)
  const far = isFar(number, witnesses.range)
  const lost = lostPoints(digits, witnesses)
  const suspicious =
    // No number is written with a nought before its other figures.
    /^0\d/.test(digits) ||
    !plausible ||
    (contradicted && (far || witnesses.roomForPoint)) ||
    (far && witnesses.roomForPoint)
  if (suspicious && lost.length === 1)
    return { text: sign + lost[0]!, number: Number(lost[0]), doubt: 'decimal_point_suspected' }
  if (suspicious && lost.length > 1) return { text, number, doubt: 'decimal_point_suspected' }
  if (!plausible) return { text, number, doubt: 'implausible_value' }
  const stated = witnesses.flag === 'H' || witnesses.flag === 'L' || witnesses.flag === 'N'
  return { text, number, doubt: contradicted && stated ? 'flag_mismatch' : null }
}

/** The flag says one thing and the range another. */
export function contradicts(
  value: number,
  { range, flag, flagsPrinted }: Pick<Witnesses, 'range' | 'flag' | 'flagsPrinted'>,
): boolean {
  const derived = flagByRange(value, range)
  if (derived === null) return false
  if (flag === 'H' || flag === 'L' || flag === 'N') return derived !== flag
  if (flag === 'A') return derived === 'N'
  return flagsPrinted && derived !== 'N'
}

/** More than twice beyond a limit. */
function isFar(value: number, range: ReferenceRange | null): boolean {
  if (!range) return false
  return (
    (range.high !== null && value > 2 * range.high) ||
    (range.low !== null && range.low > 0 && value < range.low / 2)
  )
}

/** Readings of bare digits with a point put in, that every witness allows. */
function lostPoints(digits: string, witnesses: Witnesses): string[] {
  if (!/^\d{2,5}$/.test(digits)) return []
  const places = decimalsOf(witnesses.range)
  const all = Array.from(
    { length: digits.length - 1 },
    (_, index) => `${digits.slice(0, index + 1)}.${digits.slice(index + 1)}`,
  )
  return all.filter((reading) => {
    const value = Number(reading)
    const decimals = reading.length - reading.indexOf('.') - 1
    if (/^0\d/.test(reading) || (places !== null && decimals !== places)) return false
    return (
      isPlausible(value, witnesses.concept, witnesses.unit) &&
      !contradicts(value, witnesses) &&
      !isFar(value, witnesses.range)
    )
  })
}

/** How many decimals the range is printed with; null where it has none and so says nothing. */
function decimalsOf(range: ReferenceRange | null): number | null {
  const counts = (range?.text.match(/\d+[.,](\d+)/g) ?? []).map(
    (number) => number.split(/[.,]/)[1]?.length ?? 0,
  )
  return counts.length === 0 ? null : Math.max(...counts)
}
