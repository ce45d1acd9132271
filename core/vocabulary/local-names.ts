import type { EntityType } from '../records/kinds'
import type { ConceptType } from './concept'
import { entriesOf } from './load'

/** Called the same in every language: analytes, vital signs and drugs keep their names. */
const translated: ReadonlySet<EntityType> = new Set(['diagnosis', 'procedure', 'imaging', 'allergy'])

const byType = new Map<ConceptType, ReadonlyMap<string, string>>()

/** Hebrew names of one type, by the concept's key and by its English name. */
function namesOf(type: ConceptType): ReadonlyMap<string, string> {
  const known = byType.get(type)
  if (known) return known
  const names = new Map(
    entriesOf(type).flatMap(({ concept: { key, name, he } }) => {
      const [shown] = he
      return shown === undefined ? [] : [[key, shown] as const, [name, shown] as const]
    }),
  )
  byType.set(type, names)
  return names
}

/** The name of a concept as Israeli doctors write it; null where it has none, or keeps its own. */
export function hebrewNameOf(type: EntityType, key: string): string | null {
  return translated.has(type) ? (namesOf(type).get(key) ?? null) : null
}

/** A Hebrew name of a concept, also of those that are shown by their own: for finding it. */
export const hebrewWording = (type: EntityType, key: string): string | null =>
  namesOf(type).get(key) ?? (type === 'lab' ? (namesOf('vital').get(key) ?? null) : null)

/** The same of what an allergen does. @param name in English, as facts have it. */
export function hebrewReaction(name: string): string | null {
  return namesOf('reaction').get(name) ?? null
}
