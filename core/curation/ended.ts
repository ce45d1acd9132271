import type { Fact, SourcedFact } from '../records/fact'
import type { Verdict } from '../records/verdict'
import type { PatientWord } from '../records/whose-page'
import type { Elsewhere } from './lessons'
import { recordOf } from './record-of'

/**
 * Whether the patient's word that a concept ended is its newest evidence, so that the record tells it as ended.
 * @param facts of the concept, the new one among them
 * @param elsewhere what was said of other pages
 * @returns null where it is, else the day of what is newer
 */
export function newerThanEnd(
  end: Fact,
  facts: readonly SourcedFact[],
  verdicts: readonly Verdict[],
  words: readonly PatientWord[],
  elsewhere: Elsewhere,
  ownName: string | null,
): string | null {
  const { items } = recordOf(facts, verdicts, words, elsewhere, ownName)
  const newest = items.find(({ canonicalKey: key }) => key === end.canonicalKey)?.citations[0]
  const other = facts.find(({ fact }) => fact.id === newest)
  if (!other || other.fact.status === end.status) return null
  return other.document?.date ?? other.fact.eventDate
}
