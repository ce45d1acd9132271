import { normalizeNumber } from '../../document/values/numbers'
import { canonicalUnit } from '../../vocabulary/units'
import { unitNamed } from '../medications/dose'
import { lettersOf } from './letters'

const grams: Readonly<Record<string, number>> = { g: 1000, mg: 1, mcg: 0.001 }

/** Milligrams where the unit is one of weight, else null. */
export function milligrams(value: string | null, unit: string | null): number | null {
  const factor = grams[unitNamed(unit ?? '') ?? '']
  const number = value === null ? null : normalizeNumber(value)
  return factor === undefined || number === null ? null : Number(number) * factor
}

/** "5.10" and "5.1", "Negative" and "negative" are the same result; "5.1" and "51", "<5" and "5" are not. */
export function sameValue(a: string, b: string): boolean {
  const [first, second] = [partsOf(a), partsOf(b)]
  if (first.number !== null && second.number !== null)
    return first.number === second.number && first.sign === second.sign
  return plainOf(a) === plainOf(b)
}

function partsOf(value: string): { sign: string; number: number | null } {
  const sign = /^\s*(<=|>=|[<>≤≥])?/.exec(value)?.[1] ?? ''
  const number = normalizeNumber(value.trim().slice(sign.length))
  return {
    sign: sign.replace('≤', '<').replace('≥', '>').replace('=', ''),
    number: number === null ? null : Number(number),
  }
}

const plainOf = (text: string): string => text.replace(/\s+/g, '').replace(/[–—]/g, '-').toLowerCase()

export function sameUnit(a: string, b: string): boolean {
  const [first, second] = [canonicalUnit(a), canonicalUnit(b)]
  if (first !== null && second !== null) return first === second
  const [dose, other] = [unitNamed(a), unitNamed(b)]
  return dose !== null && other !== null ? dose === other : lettersOf(a) === lettersOf(b)
}

/** The same amount of a drug, in whatever unit of weight: 0.5 g is 500 mg. */
export function sameDose(
  a: { value: string; unit: string | null },
  b: { value: string; unit: string | null },
): boolean {
  const [first, second] = [milligrams(a.value, a.unit), milligrams(b.value, b.unit)]
  if (first !== null && second !== null) return Math.abs(first - second) < 1e-9 * Math.max(first, second, 1)
  return sameValue(a.value, b.value) && (a.unit === null || b.unit === null || sameUnit(a.unit, b.unit))
}
