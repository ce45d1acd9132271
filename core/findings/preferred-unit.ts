import type { Profile } from '../records/profile'
import type { Conversion } from '../vocabulary/concept'
import { entriesOf } from '../vocabulary/load'
import { toldInTwoUnits } from '../vocabulary/si-units'
import { propertyOf } from '../vocabulary/properties'
import { canonicalUnit } from '../vocabulary/units'

export type UnitSystem = Profile['units']

/** A number in another unit than it was printed in: for comparing, never in place of what is printed. */
export interface Converted {
  readonly value: number
  readonly unit: string
}

interface Units {
  readonly unit: string
  /** All units that the vocabulary can tell it in, the canonical one first. */
  readonly forms: readonly Conversion[]
}
let known: ReadonlyMap<string, Units> | null = null

function unitsOf(key: string): Units | null {
  known ??= new Map(
    entriesOf('lab').map(({ concept: { key: own, unit, conversions } }) => [
      own,
      { unit, forms: [{ unit, factor: 1, offset: 0 }, ...conversions] },
    ]),
  )
  return known.get(key) ?? null
}

/** A result is measured to about three figures; more would claim what the page does not. */
const digits = 3

/**
 * A number in the unit of the reader's system, by the vocabulary's factors, to three significant digits. Laboratories of
 * the United States print the vocabulary's canonical unit; where the SI is used, amounts of substance are told of what
 * the two tell apart (`toldInTwoUnits`). Null where it is in such a unit already, where no factor of the vocabulary leads
 * from the one unit to the other, and of what is counted in equivalents.
 */
export function inSystem(
  key: string,
  value: number,
  unit: string | null,
  system: UnitSystem,
): Converted | null {
  const printed = unit === null ? null : canonicalUnit(unit)
  const units = unitsOf(key)
  if (printed === null || units === null || units.unit === '' || units.forms.some(isOfEquivalents))
    return null
  const own = units.forms.find((form) => canonicalUnit(form.unit) === printed)
  const target = targetOf(key, units, system)
  if (!own || !target || own === target || (system === 'metric' && isMolar(own))) return null
  const converted = Number(
    ((value * own.factor + own.offset - target.offset) / target.factor).toPrecision(digits),
  )
  // The same number tells nothing that the page does not.
  if (own.factor === target.factor && own.offset === target.offset) return null
  // Beyond where the line of a formula with an offset holds, such as an HbA1c of no per cent.
  if (!Number.isFinite(converted) || (converted <= 0 && value > 0)) return null
  return { value: converted, unit: target.unit }
}

function targetOf(key: string, { forms }: Units, system: UnitSystem): Conversion | undefined {
  if (system === 'us') return forms[0]
  return toldInTwoUnits.has(key) ? forms.find(isMolar) : undefined
}

/** What a number counts is in the unit (fibrinogen equivalents, D-dimer units), and is lost in one that does not say it. */
const isOfEquivalents = ({ unit }: Conversion): boolean => / (?:FEU|DDU)$/.test(unit)

const isMolar = ({ unit }: Conversion): boolean => propertyOf(canonicalUnit(unit) ?? unit).startsWith('mol')

const plainNumber = /^(?<sign>[<>≤≥]?)\s*(?<number>\d+(?:\.\d+)?)$/

/** A result as printed in the reader's units, such as `<39.6 mg/dL` of `<2.2 mmol/L`; null where it is no plain number. */
export function equivalentOf(
  key: string,
  value: string | null,
  unit: string | null,
  system: UnitSystem,
): string | null {
  const { sign = '', number } = plainNumber.exec(value?.trim() ?? '')?.groups ?? {}
  const converted = number === undefined ? null : inSystem(key, Number(number), unit, system)
  return converted && converted.value > 0 ? `${sign}${converted.value} ${converted.unit}` : null
}
