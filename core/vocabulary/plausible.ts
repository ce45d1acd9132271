import type { LabConcept } from './concept'
import { canonicalUnit } from './units'

/** Whether a living person can have this result. True where nothing is known against it. */
export function isPlausible(value: number, concept: LabConcept | null, unit: string | null): boolean {
  if (unit !== null && canonicalUnit(unit)?.startsWith('log ')) return value >= 0 && value <= 12
  if (!concept?.plausible) return true
  const { low, high } = concept.plausible
  const inside = (amount: number) => amount >= low * 0.999 && amount <= high * 1.001
  const printed = unit === null ? null : canonicalUnit(unit)
  const forms = [{ unit: concept.unit, factor: 1, offset: 0 }, ...concept.conversions]
  const same = printed === null ? [] : forms.filter((form) => canonicalUnit(form.unit) === printed)
  if (printed !== null && same.length === 0) return true
  return (same.length > 0 ? same : forms).some((form) => inside(value * form.factor + form.offset))
}
