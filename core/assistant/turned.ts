import type { EntityType } from '../records/kinds'
import type { Intent } from './intents'
import type { Subject } from './subjects'

/** Of which lists an intent tells one thing that is named. */
const listsOf: Partial<Record<Intent, readonly EntityType[]>> = {
  latest: ['lab'],
  previous: ['lab'],
  trend: ['lab'],
  count: ['lab', 'diagnosis'],
  medication: ['medication'],
  dose: ['medication'],
  purpose: ['medication'],
  since: ['medication', 'diagnosis'],
  condition: ['diagnosis'],
  related: ['diagnosis'],
  procedures: ['procedure'],
  imaging: ['imaging'],
}

/** What is told of one thing of a list. */
const toldOf: Readonly<Record<EntityType, Intent>> = {
  lab: 'latest',
  medication: 'medication',
  allergy: 'allergies',
  diagnosis: 'condition',
  procedure: 'procedures',
  imaging: 'imaging',
}

/** The list of the first thing that is named and that the record has; null of none. */
export const toldFirst = (subjects: readonly Subject[]): Intent | null => {
  const [first] = subjects.filter(({ item }) => item !== null)
  return first ? toldOf[first.type] : null
}

/**
 * A question for something that the record has not, in which something of another list is named that it has: that is told, and
 * what is not there beside it. What the record has is never told as not found.
 */
export function turned(chosen: Intent | null, subjects: readonly Subject[]) {
  const none = { intent: chosen, missing: [] as readonly Subject[] }
  const lists = chosen === null ? undefined : listsOf[chosen]
  const had = subjects.filter(({ item }) => item !== null)
  const [first] = had
  // "Is high cholesterol a condition of mine": asked of no illness by its own name.
  if (chosen === 'condition' && subjects.every(({ type }) => type === 'lab')) return none
  if (!lists || !first || had.some(({ type }) => lists.includes(type))) return none
  const named = new Set(had.flatMap(({ places }) => places))
  const missing = subjects.filter(
    ({ item, places }) => item === null && !places.some((place) => named.has(place)),
  )
  return { intent: toldOf[first.type], missing }
}
