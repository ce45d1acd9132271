import type { Concept } from '../../vocabulary/concept'
import type { Verdict } from '../assertion/assert'
import { sentenceAround, type Range } from '../assertion/scope'
import type { EntityStatus } from '../../records/kinds'
import type { Document } from '../../document/types'
import {
  atAge,
  childhood,
  freeBefore,
  goesOn,
  nothingLeft,
  removedAfter,
  resolvedAfter,
  treatedAfter,
  treatedBefore,
  yearOfAct,
} from '../../language/conditions'
import { datesIn, isLongAgo } from '../event-date'
import type { Passage } from '../passage'

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

/** Letters on either side of a condition in which a word says that it goes on. */
const beside = 60

/**
 * Whether what the sentence says was done about a condition ended it: nothing of it is left, or it was treated or taken
 * out at a time long past ("lung cancer surgery in 2015") and nothing says that it goes on.
 */
export function wasEnded(passage: Passage, range: Range, document: Document): boolean {
  const { text } = passage
  const { start, end } = sentenceAround(text, range)
  const after = text.slice(range.end, end)
  const lead = text.slice(start, range.start)
  if (nothingLeft.test(after) || freeBefore.test(lead)) return true
  if (goesOn.test(lead.slice(-beside) + text.slice(range.start, range.end) + after.slice(0, beside)))
    return false
  const done = treatedAfter.exec(after)
  if (!done && !treatedBefore.test(lead)) return false
  const from = range.end + (done?.[0].length ?? 0)
  const date = datesIn(passage, document).find((one) => one.start >= from && one.end <= end)
  const year = yearOfAct.exec(text.slice(from, end))?.[1] ?? null
  return isLongAgo(date?.iso ?? year, document)
}

/** "Febrile seizures at one", "stroke at the age of 54": what passes was over when its age was told. */
const wasAtAge = (concept: Concept | null, text: string, { end }: Range): boolean =>
  (concept?.attributes.has('passing') ?? false) && atAge.test(text.slice(end))

const wasOfChildhood = (text: string, { start, end }: Range): boolean =>
  childhood.before.test(text.slice(0, start)) || childhood.behind.test(text.slice(end))

/**
 * active, historical or resolved, from the words at the mention and the kind of condition.
 * `over`: a date long before the document's stands beside it, or what was done about it ended it.
 */
export function statusOf(
  concept: Concept | null,
  verdict: Verdict,
  text: string,
  range: Range,
  over = false,
): EntityStatus {
  const sentence = sentenceAround(text, range)
  const after = text.slice(range.end, sentence.end)
  if (resolvedAfter.test(after) || resolvedBefore.test(text.slice(0, range.start))) return 'resolved'
  if (concept?.attributes.has('history') || wasOfChildhood(text, range)) return 'historical'
  if (wasAtAge(concept, text, range)) return 'historical'
  if (concept?.attributes.has('neoplasm') && removedAfter.test(after)) return 'historical'
  if (verdict.suspected) return 'suspected'
  if (!verdict.past && !over) return 'active'
  return concept === null || concept.attributes.has('passing') ? 'historical' : 'active'
}
