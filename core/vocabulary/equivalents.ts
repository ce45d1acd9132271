import { entriesOf } from './load'
import type { LabConcept } from './concept'
import { canonicalUnit } from './units'

let byKey: ReadonlyMap<string, LabConcept> | null = null

function conceptOf(key: string): LabConcept | undefined {
  byKey ??= new Map(entriesOf('lab').map(({ concept }) => [concept.key, concept]))
  return byKey.get(key)
}

const plainNumber = /^(?<sign>[<>≤≥]?)\s*(?<number>\d+(?:\.\d+)?)$/
/** A result is measured to about three figures; more would claim what the page does not. */
const figures = 3

/**
 * A result in the unit that laboratories of the United States print (the vocabulary's canonical one), such as
 * `126 mg/dL` of 7.0 mmol/L. Null where it is printed in that unit, where it is no plain number, and where the
 * vocabulary has no factor for that unit of that analyte: nothing is guessed.
 * @param key of the analyte's concept
 */
export function usEquivalent(key: string, value: string | null, unit: string | null): string | null {
  const concept = conceptOf(key)
  const printed = unit === null ? null : canonicalUnit(unit)
  const { sign, number } = plainNumber.exec(value?.trim() ?? '')?.groups ?? {}
  if (!concept || concept.unit === '' || printed === null || number === undefined) return null
  if (printed === canonicalUnit(concept.unit)) return null
  const form = concept.conversions.find((one) => canonicalUnit(one.unit) === printed)
  if (!form) return null
  const amount = Number(number) * form.factor + form.offset
  if (!Number.isFinite(amount) || amount <= 0) return null
  return `${sign ?? ''}${Number(amount.toPrecision(figures))} ${concept.unit}`
}
