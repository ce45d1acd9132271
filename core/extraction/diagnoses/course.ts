import type { Concept } from '../../vocabulary/concept'
import type { Verdict } from '../assertion/assert'
import { sentenceAround, type Range } from '../assertion/scope'
import type { EntityStatus } from '../../records/kinds'
import { removedAfter, resolvedAfter } from '../../language/conditions'

const resolvedBefore = /(?:resolved|healed|recovered)\s+(?:\p{L}+\s+){0,2}$/iu

/** The words that say how it went; null where none do. */
export function courseWords(text: string, range: Range): Range | null {
  const sentence = sentenceAround(text, range)
  const rest = text.slice(range.end, sentence.end)
  const after = resolvedAfter.exec(rest) ?? removedAfter.exec(rest)
  if (after) return { start: range.end, end: range.end + after[0].length }
  const before = resolvedBefore.exec(text.slice(0, range.start))
  return before && { start: before.index, end: range.start }
}

/**
 * active, historical or resolved, from the words at the mention and the kind of condition.
 * `dated`: a date long before the document's stands beside it.
 */
export function statusOf(
  concept: Concept | null,
  verdict: Verdict,
  text: string,
  range: Range,
  dated = false,
): EntityStatus {
  const sentence = sentenceAround(text, range)
  const after = text.slice(range.end, sentence.end)
  if (resolvedAfter.test(after) || resolvedBefore.test(text.slice(0, range.start))) return 'resolved'
  if (concept?.attributes.has('history')) return 'historical'
  if (concept?.attributes.has('neoplasm') && removedAfter.test(after)) return 'historical'
  if (verdict.suspected) return 'suspected'
  if (!verdict.past && !dated) return 'active'
  return concept === null || concept.attributes.has('passing') ? 'historical' : 'active'
}
