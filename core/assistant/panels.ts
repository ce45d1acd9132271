import type { RegistryRecord } from '../records/registry'
import { matchConcept } from '../vocabulary/match'
import type { Token } from '../vocabulary/normalise'
import { findRows } from './asking'
import type { Subject } from './subjects'

/** Tests that patients call by one word: "kidneys", "lipids". */
export interface Panel {
  /** As it was asked for. */
  readonly said: string
  /** Those that the record has; where it has none, the first, without an item. */
  readonly subjects: readonly Subject[]
}

/** The tests of the panels that a question names; null where it names none. */
export function findPanel(tokens: readonly Token[], items: readonly RegistryRecord[]): Panel | null {
  const found = findRows(tokens, 'panels')
  const [first] = found
  if (!first) return null
  const subjects = found.flatMap(({ name, places }) =>
    name.split(',').flatMap((one): Subject[] => {
      const concept = matchConcept('lab', one.trim())?.concept
      if (!concept) return []
      const item = items.find(({ canonical_key: key }) => key === concept.key) ?? null
      return [{ type: 'lab', key: concept.key, name: concept.name, item, places }]
    }),
  )
  const had = subjects.filter(({ item }) => item !== null)
  return { said: first.said, subjects: had.length > 0 ? had : subjects.slice(0, 1) }
}
