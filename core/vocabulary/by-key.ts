import type { ConceptOf, ConceptType } from './concept'
import { indexOf } from './phrases'

const known = new Map<ConceptType, ReadonlyMap<string, unknown>>()

/** The concept of a type that has this canonical key; null where none has. Its type's index is built on first use, as for a match. */
export function conceptOfKey<T extends ConceptType>(type: T, key: string): ConceptOf[T] | null {
  const byKey = known.get(type) ?? new Map(indexOf(type).concepts.map((concept) => [concept.key, concept]))
  known.set(type, byKey)
  return (byKey.get(key) as ConceptOf[T] | undefined) ?? null
}
