import type { SourcedFact } from '../records/fact'
import type { Verdict } from '../records/verdict'
import { duplicateNote } from './duplicates'
import { byTime } from './subject'

/** What was said of pages that a part of the record may lack. */
export interface Elsewhere {
  readonly verdicts: readonly Verdict[]
  /** Whom those pages name as their patient, by their bytes; of such alone as are there and say something. */
  readonly patients: ReadonlyMap<string, string | null>
}

export const nothingElsewhere: Elsewhere = { verdicts: [], patients: new Map() }

/** What the patient said of lines, by the concept that they were read as; oldest first. */
export type Lessons = ReadonlyMap<string, readonly Verdict[]>

/**
 * The verdicts that later lines are read by. A page that was taken out teaches no more, nor does one of somebody else. Nor
 * does a word on an entry, which is no wording of a page, or one that tidied up. Of a verdict that comes twice `verdicts`
 * has it as it is.
 */
export function lessonsOf(
  facts: readonly SourcedFact[],
  verdicts: readonly Verdict[],
  elsewhere: Elsewhere,
  isOthers: (patient: string | null) => boolean,
): Lessons {
  const own = facts.flatMap(({ document }) => (document ? [[document.bytes, document.patient] as const] : []))
  const patients = new Map([...elsewhere.patients, ...own])
  const byId = new Map([...elsewhere.verdicts, ...verdicts].map((verdict) => [verdict.id, verdict]))
  const teaching = [...byId.values()].filter(({ action, undoneAt, notes, subject: { bytes } }) => {
    if (action === 'settle' || undoneAt !== null || notes === duplicateNote || bytes === null) return false
    const patient = patients.get(bytes)
    return patient !== undefined && !isOthers(patient)
  })
  return Map.groupBy(teaching.sort(byTime), ({ subject }) => subject.canonicalKey)
}
