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

/** What each system counts in: the SI in amounts of substance, US laboratories in masses and per cent. */
const kinds: Readonly<Record<UnitSystem, (kind: string) => boolean>> = {
  metric: (kind) => kind.startsWith('mol'),
  us: (kind) => kind === 'mass' || kind === 'fraction',
}

interface Units {
  readonly unit: string
  readonly conversions: readonly Conversion[]
}
let known: ReadonlyMap<string, Units> | null = null

function unitsOf(key: string): Units | null {
  known ??= new Map(
    entriesOf('lab').map(({ concept: { key: own, unit, conversions } }) => [own, { unit, conversions }]),
  )
  return known.get(key) ?? null
}

const digits = 3

/**
 * A result in the unit of the reader's system, by the vocabulary's factors, to three significant digits. Null where it is
 * in such a unit already, and where no factor of the vocabulary leads from the one unit to the other.
 */
export function inSystem(
  key: string,
  value: number,
  unit: string | null,
  system: UnitSystem,
): Converted | null {
  const from = unit === null ? null : canonicalUnit(unit)
  const units = toldInTwoUnits.has(key) ? unitsOf(key) : null
  if (from === null || units === null) return null
  const all: readonly Conversion[] = [{ unit: units.unit, factor: 1, offset: 0 }, ...units.conversions]
  const own = all.find((one) => canonicalUnit(one.unit) === from)
  const target = all.find((one) => kinds[system](kindOf(one.unit)))
  if (!own || !target || kinds[system](kindOf(own.unit))) return null
  const converted = (value * own.factor + own.offset - target.offset) / target.factor
  return { value: Number(converted.toPrecision(digits)), unit: target.unit }
}

const kindOf = (unit: string): string => propertyOf(canonicalUnit(unit) ?? unit)
