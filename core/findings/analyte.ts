import type { RecordedFact } from '../records/entity'
import type { TrendPoint } from '../records/trend'
import { judge } from '../records/judge'
import { inSystem, type Converted, type UnitSystem } from './preferred-unit'

/** A result of a test on the test's own page. */
export interface AnalyteRow {
  readonly entity: RecordedFact
  readonly date: string
  readonly abnormal: boolean | null
  /** The same in the reader's units; null where it is printed in them, or cannot be told in them. */
  readonly converted: Converted | null
}

export interface Analyte {
  /** Newest first. */
  readonly rows: readonly AnalyteRow[]
  /** Those that can be drawn together, oldest first, and the unit in which they are. */
  readonly points: readonly TrendPoint[]
  readonly unit: string | null
}

interface Result {
  readonly entity: RecordedFact
  readonly date: string
}

const plainNumber = /^-?\d+(?:\.\d+)?$/

/** All results of a test over time: as printed, and beside that in the reader's units. @param results newest first. */
export function analyteOf(key: string, results: readonly Result[], system: UnitSystem): Analyte {
  const rows = results.map(({ entity, date }) => ({
    entity,
    date,
    abnormal: judge(entity).abnormal,
    converted: convert(key, entity.value, entity.unit, system),
  }))
  // As the pages print them where all print one unit: what is drawn is what stands in the rows beside it.
  const printed = rows.flatMap((row) => pointOf(key, { ...row, converted: null }, system) ?? [])
  const asPrinted = system === 'metric' && new Set(printed.map(({ unit }) => unit)).size === 1
  // Else in the unit that most of them have: numbers of two units are never drawn on one line.
  const drawable = asPrinted ? printed : rows.flatMap((row) => pointOf(key, row, system) ?? [])
  const units = Map.groupBy(drawable, ({ unit }) => unit)
  const [unit = null, own = []] = [...units].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? []
  return { rows, unit, points: own.map(({ point }) => point).toReversed() }
}

function convert(
  key: string,
  value: string | null,
  unit: string | null,
  system: UnitSystem,
): Converted | null {
  return value !== null && plainNumber.test(value) ? inSystem(key, Number(value), unit, system) : null
}

function pointOf(key: string, { entity, date, abnormal, converted }: AnalyteRow, system: UnitSystem) {
  const { id, file_id, value, unit, ref_low, ref_high } = entity
  if (value === null || !plainNumber.test(value)) return null
  const limit = (number: number | null): number | null =>
    number === null || converted === null ? number : (inSystem(key, number, unit, system)?.value ?? null)
  const point: TrendPoint = {
    entity_id: id,
    file_id,
    value: converted?.value ?? Number(value),
    text: converted === null ? value : String(converted.value),
    date,
    low: limit(ref_low),
    high: limit(ref_high),
    outside: abnormal ?? false,
  }
  return { point, unit: converted?.unit ?? unit }
}
