import { codesOf } from '../condition-codes'
import type { Subject } from '../subjects'
import type { Telling } from './telling'

/** Things by their names: one word may be the name of a test and of a drug, and is said once. */
export function namesOf(telling: Telling, subjects: readonly Subject[]): string {
  const apart = new Map(subjects.map((one) => [one.places.join(), one]))
  return [...apart.values()]
    .map(({ type, key, name }) => telling.nameOf({ type, canonical_key: key, name }))
    .join(', ')
}

/**
 * That things that were named are not in the record, or wait to be checked: what waits is never told as not there. Of what is
 * felt nothing is said.
 */
export function notThere(telling: Telling, missing: readonly Subject[]): readonly string[] {
  const { waiting } = telling.record
  const waits = missing.filter(({ key }) => waiting.some((one) => one.key === key))
  const told = missing.filter(
    (one) => !isSymptom(one) && !waits.some(({ places }) => one.places.join() === places.join()),
  )
  const facts = waiting.filter(({ key }) => waits.some((one) => one.key === key))
  const ofWaiting = facts.length > 0 ? [telling.tellWaiting('waitsNamed', facts)] : []
  if (told.length === 0) return ofWaiting
  const ofCondition = told.every(({ type }) => type === 'diagnosis')
  const name = namesOf(telling, told)
  return [
    telling.t(ofCondition ? 'assistant.notFoundCondition' : 'assistant.notFound', { name }),
    ...ofWaiting,
  ]
}

/** ICD-10-CM, chapter R: symptoms and signs. */
export const isSymptom = ({ type, key }: Subject): boolean =>
  type === 'diagnosis' && codesOf(key).some((code) => code.startsWith('R'))
