import type { EntityRecord, RecordedFact } from './entity'

/** Whether a fact of the record stands on a page. */
export function isOnPage(fact: RecordedFact): fact is EntityRecord {
  return fact.file_id !== null && fact.evidence !== null
}
