import type { ExtractedEntity } from '../types'
import { sameDose, sameUnit, sameValue } from './amount'

/** What one engine read of a fact on which two differ; kept with the fact for the person who decides. */
export interface Reading {
  readonly engine: 'embedded' | 'openai'
  readonly text: string
  readonly name: string
  readonly value: string | null
  readonly unit: string | null
  readonly assertion: string
  readonly status: string
}

export function readingOf(engine: Reading['engine'], entity: ExtractedEntity): Reading {
  const { text, name, value, unit, assertion, status } = entity
  return { engine, text, name, value, unit, assertion, status }
}

export const enters = ({ assertion }: ExtractedEntity): boolean =>
  assertion === 'present' || assertion === 'historical'

/** Whether two readings of one fact contradict each other. What one leaves open contradicts nothing. */
export function contradicts(a: ExtractedEntity, b: ExtractedEntity): boolean {
  if (enters(a) !== enters(b)) return true
  if (!enters(a)) return false
  if (a.canonicalKey !== b.canonicalKey) return true
  if (a.type === 'medication') return taken(a) !== taken(b) || !sameAmount(a, b)
  if (a.value !== null && b.value !== null && !sameValue(a.value, b.value)) return true
  return a.unit !== null && b.unit !== null && !sameUnit(a.unit, b.unit)
}

const taken = (entity: ExtractedEntity): boolean => entity.status === 'active'

function sameAmount(a: ExtractedEntity, b: ExtractedEntity): boolean {
  if (a.value === null || b.value === null) return true
  return sameDose({ value: a.value, unit: a.unit }, { value: b.value, unit: b.unit })
}

/** Whether the second confirms all that the first says, and not merely leaves it open. */
export function confirms(a: ExtractedEntity, b: ExtractedEntity): boolean {
  return !contradicts(a, b) && a.canonicalKey === b.canonicalKey && (a.value === null) === (b.value === null)
}
