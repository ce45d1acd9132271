import type { Doubt } from '../../records/doubts'
import type { LabConcept } from '../../vocabulary/concept'
import type { Resolved } from '../labs/resolve'
import { ofGrown } from '../../vocabulary/vital-signs'
import { unitMeant } from './numbers'
import { resolvedOf, type SignReading } from './reading'

/**
 * How far the upper pressure is above the lower one, in mmHg: less or more is rather a misread figure ("81/79" of
 * "181/79"). Beyond what is met with: a pulse pressure of a quarter of the upper one is called narrow, 100 very wide.
 */
const pulsePressure = { least: 10, most: 150 }

/**
 * Results, with what speaks against their numbers. Of a blood pressure, both numbers wait where one does; of a `grown` person,
 * what only a child can have: "8 kg" of "78 kg".
 */
export function withPairs(signs: readonly SignReading[], grown: boolean): Resolved[] {
  const doubts = signs.map((sign) => doubtOf(grown ? { ...sign, concept: ofGrown(sign.concept) } : sign))
  return signs.map((sign, at) => {
    const other = signs.findIndex((one, place) => place !== at && isPair(one, sign))
    const doubt = doubts[at] ?? (other < 0 ? null : (doubts[other] ?? apart(sign, signs[other]!)))
    return { ...resolvedOf(sign), doubt: doubt ?? null }
  })
}

/** One name, one printed pair. */
const isPair = (a: SignReading, b: SignReading): boolean =>
  a.reading.valueWords[0] === b.reading.valueWords[0] && a.reading.nameWords[0] === b.reading.nameWords[0]

function apart(one: SignReading, other: SignReading): Doubt | null {
  const [upper, lower] = one.concept.name.startsWith('S') ? [one, other] : [other, one]
  const between = (Number(upper.value) - Number(lower.value)) * (one.unit === 'kPa' ? 7.5 : 1)
  return between < pulsePressure.least || between > pulsePressure.most ? 'implausible_value' : null
}

/** What speaks against a number: nobody can have it, in the unit that is printed, or, without one, in any in which it is given. */
function doubtOf({ concept, value, unit }: SignReading): Doubt | null {
  const printed = unitMeant(unit, concept.unit)
  const number = Number(value)
  if (isPossible(number, concept, printed)) return null
  const lost =
    /^\d{2,4}$/.test(value) && [10, 100].some((part) => isPossible(number / part, concept, printed))
  return lost ? 'decimal_point_suspected' : 'implausible_value'
}

/** Whether a living person can have it. */
export function isPossible(number: number, concept: LabConcept, unit: string | null): boolean {
  const { plausible, conversions } = concept
  if (!plausible) return true
  const forms = [{ unit: concept.unit, factor: 1, offset: 0 }, ...conversions]
  const own = forms.filter((form) => unit === null || form.unit === unit)
  return own.some(({ factor, offset }) => {
    const amount = number * factor + offset
    return amount >= plausible.low && amount <= plausible.high
  })
}
