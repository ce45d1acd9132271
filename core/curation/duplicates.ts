import type { Fact } from '../records/fact'
import { valueOf } from './subject'

/** What a verdict says of an item that was taken off as one of several that say the same. */
export const duplicateNote = 'Duplicate of another pending item'

/**
 * Of items that wait and state the same (one concept, one value, one day where a day is told) all but one: the surest
 * reading stays, of equal ones the oldest. What differs in anything that a person would decide on is no duplicate.
 */
export function duplicates(waiting: readonly Fact[]): string[] {
  const groups = Map.groupBy(waiting, statementOf)
  return [...groups.values()].flatMap((group) =>
    group
      .toSorted(
        (a, b) => b.confidence - a.confidence || compare(a.createdAt, b.createdAt) || compare(a.id, b.id),
      )
      .slice(1)
      .map(({ id }) => id),
  )
}

function statementOf(fact: Fact): string {
  const unit = fact.type === 'lab' || fact.type === 'medication' ? fact.unit : null
  const { type, canonicalKey, status, assertion, date } = fact
  return JSON.stringify([type, canonicalKey, valueOf(fact), unit, status, assertion, date])
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
