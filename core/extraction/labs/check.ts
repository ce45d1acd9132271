import type { LabConcept } from '../../vocabulary/concept'
import { isPlausible } from '../../vocabulary/plausible'
import type { Flag } from '../../records/kinds'
import type { PrintedFlag, PrintedValue } from '../../document/values/numbers'
import type { ReferenceRange } from '../../document/values/range'
import { canonicalUnit } from '../../vocabulary/units'

/** What is known of a row beside its number, to check the number by. */
export interface Witnesses {
  readonly concept: LabConcept | null
  readonly unit: string | null
  readonly range: ReferenceRange | null
  readonly flag: PrintedFlag | null
  readonly comparator: PrintedValue['comparator']
  /** The table prints flags where a result is abnormal, so that none says "normal". */
  readonly flagsPrinted: boolean
  /** The printed number is wider than its digits: room for a point. */
  readonly roomForPoint: boolean
}

export type NumberDoubt = 'decimal_point_suspected' | 'implausible_value' | 'flag_mismatch'

/**
 * Where a number lies by its reference range; null without one. What is only known to be less than a limit of
 * detection ("<1.0") lies below that number, and what is more above it.
 */
export function flagByRange(
  number: number,
  range: ReferenceRange | null,
  comparator: PrintedValue['comparator'] = null,
): Flag | null {
  if (!range || (range.low === null && range.high === null)) return null
  const hair = 1e-9 * Math.max(1, Math.abs(number))
  const value = comparator === '<' ? number - hair : comparator === '>' ? number + hair : number
  if (range.low !== null && (range.open && range.high === null ? value <= range.low : value < range.low))
    return 'L'
  if (range.high !== null && (range.open && range.low === null ? value >= range.high : value > range.high))
    return 'H'
  return 'N'
}

/** Whether the limits themselves are such as an analyte can have, the lower one first; a nought always is. */
export const isPlausibleRange = (
  { low, high }: ReferenceRange,
  concept: LabConcept | null,
  unit: string | null,
): boolean =>
  (low === null || high === null || low <= high) &&
  [low, high].every((bound) => bound === null || bound === 0 || isPlausible(bound, concept, unit))

/**
 * What speaks against a number, by its range, its flag and what is plausible; null where nothing does. The number
 * itself is never changed: what would be likelier is not what the page says, and a person sees the picture.
 */
export function doubtNumber(text: string, witnesses: Witnesses): NumberDoubt | null {
  const digits = text.replace(/^[<>]=?/, '')
  const number = Number(digits)
  const { range } = witnesses
  const plausible = isPlausible(number, witnesses.concept, witnesses.unit)
  const contradicted = contradicts(number, witnesses)
  const far = isFar(number, range)
  const suspicious =
    // No number is written with a nought before its other figures.
    /^0\d/.test(digits) ||
    !plausible ||
    (contradicted && (far || witnesses.roomForPoint)) ||
    (far && witnesses.roomForPoint) ||
    // The limits have decimals, the number beyond them has none, and nobody says that it is high.
    (flagByRange(number, range, witnesses.comparator) === 'H' &&
      witnesses.flag === null &&
      (decimalsOf(range) ?? 0) > 0)
  // Filled up to two figures, or without its point: its limits, which look alike, do not tell.
  if (/^0\d$/.test(digits) || isWhole(digits, witnesses)) return 'decimal_point_suspected'
  if (suspicious && lostPoints(digits, witnesses).length > 0) return 'decimal_point_suspected'
  if (outsideAll(number, range) && pointedWithin(digits, range)) return 'decimal_point_suspected'
  if (!plausible) return 'implausible_value'
  // Less than half of what is normal, and nobody says so: a figure was misread, or a person should look.
  const { low = null, high = null } = range ?? {}
  if (witnesses.flag === null && low !== null && high !== null && number < low / 2) return 'implausible_value'
  // "<20, HIGH": what stands there as the result is a limit.
  const { comparator, flag } = witnesses
  if (range === null && ((comparator === '<' && flag === 'H') || (comparator === '>' && flag === 'L')))
    return 'flag_mismatch'
  const stated = witnesses.flag === 'H' || witnesses.flag === 'L' || witnesses.flag === 'N'
  return contradicted && (stated || (witnesses.flag === null && isBeyond(number, range)))
    ? 'flag_mismatch'
    : null
}

/** Results that are always told with a decimal: two figures or more without a point have lost it. */
const alwaysPointed: ReadonlyMap<string, string> = new Map([['INR', ''], ['APTT ratio', ''], ['Creatinine', 'mg/dl']]) // prettier-ignore

/** A number without a point where its analyte, or its limits far below it on both ends, have one. */
function isWhole(digits: string, { concept, unit, range }: Witnesses): boolean {
  if (!/^\d{2,4}$/.test(digits)) return false
  const told = concept ? alwaysPointed.get(concept.name) : undefined
  if (told !== undefined && (told === '' || (unit !== null && canonicalUnit(unit) === told))) return true
  if (range?.low == null || range.high === null || range.low === 0) return false
  return (
    range.low % 1 !== 0 &&
    (range.text.match(/\d[.,]\d/g) ?? []).length > 1 &&
    Number(digits) > 10 * range.high
  )
}

/** Of several ranges (by phase, by sex), none holds the number. One that has lost its own points counts as it was. */
function outsideAll(value: number, range: ReferenceRange | null): boolean {
  const several = pointed(range)
  return several.length > 0 && several.every(({ low, high }) => value < low || value > high)
}

/** With a point put in, the digits lie within one of several ranges. */
const pointedWithin = (digits: string, range: ReferenceRange | null): boolean =>
  /^\d{2,4}$/.test(digits) &&
  pointed(range).some(({ low, high }) =>
    [10, 100].some((part) => Number(digits) / part >= low && Number(digits) / part <= high),
  )

/** Several ranges, of which most are printed with decimals: one without ("35-125" beside "1.7-7.7") has lost them. */
function pointed(range: ReferenceRange | null): readonly { low: number; high: number }[] {
  const several = range?.several ?? []
  const decimals = decimalsOf(range) ?? 0
  const whole = ({ low, high }: { low: number; high: number }) => low % 1 === 0 && high % 1 === 0
  if (decimals === 0 || several.every(whole) || several.filter(whole).length > several.length / 2)
    return several
  return several.map((one) => (whole(one) ? { low: one.low / 10 ** decimals, high: one.high / 10 ** decimals } : one)) // prettier-ignore
}

/** The flag says one thing and the range another. */
export function contradicts(
  value: number,
  { range, flag, flagsPrinted, comparator }: Pick<Witnesses, 'range' | 'flag' | 'flagsPrinted' | 'comparator'>, // prettier-ignore
): boolean {
  const derived = flagByRange(value, range, comparator)
  if (derived === null) return false
  if (flag === 'H' || flag === 'L' || flag === 'N') return derived !== flag
  if (flag === 'A') return derived === 'N'
  return flagsPrinted && derived !== 'N'
}

/**
 * A quarter beyond a limit, or more: where a page flags its results, one without a flag is likelier to have lost a figure.
 * Nearer to its limit, it is likelier the flag that was lost.
 */
const isBeyond = (value: number, range: ReferenceRange | null): boolean =>
  (range?.high != null && value > 1.25 * range.high) || (range?.low != null && value < range.low / 1.25)

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
