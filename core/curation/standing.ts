import type { decisions } from '../records/entity'
import type { Fact, SourcedFact } from '../records/fact'
import type { StoodCorrection, Verdict } from '../records/verdict'
import { deriveId } from '../records/ids'
import type { Aside, NamedPage } from '../records/whose-page'
import { judge } from '../records/judge'
import { applyCorrection } from './correct'
import { duplicateNote } from './duplicates'
import { learnedOf, nothingLearned, type Learned } from './learned'
import type { Lessons } from './lessons'

export type Decision = (typeof decisions)[number]

/** What takes no part in the record, not even as what a page denies: the patient's word keeps it out. */
export const isKeptOut = (decision: Decision): boolean =>
  decision === 'rejected' || decision === 'other_patient' || decision === 'unclaimed'

/** What stands of one fact, and what it asks of the patient. Derived from the facts and the verdicts, kept by no one else. */
export interface Standing {
  readonly factId: string
  readonly fileId: string | null
  /** Of the fact as it stands, corrections applied. */
  readonly type: SourcedFact['fact']['type']
  readonly canonicalKey: string
  readonly decision: Decision
  /** Of a result: whether its own page has it out of range; null where it is not judged, and of all else. */
  readonly abnormal: boolean | null
  /** When it holds, corrections applied. */
  readonly eventDate: string
  /** Where the timeline lists it: its document's date, then the document, so that what one page says stands together. */
  readonly listedAt: string
  /** Which list it waits on: a yes or no on the lists, or a task on the review screen. */
  readonly asks: 'validation' | 'review' | null
  /** The id by which the API names what waits or waited; null where nothing ever did. */
  readonly taskId: string | null
  readonly reason: string | null
  /** The fact of another document that disagrees. */
  readonly against: string | null
  /** The patient's own of this fact, else the name that was learned for its wording. */
  readonly correction: StoodCorrection | null
  /** The verdicts that were given on it, oldest first. */
  readonly verdictIds: readonly string[]
}

/** A fact as it stands after the patient's word. */
export interface Stood {
  readonly sourced: SourcedFact
  readonly standing: Standing
  readonly verdicts: readonly Verdict[]
}

/** Why such a fact waits, as its review task says it. */
export const documentsDisagree = 'documents_disagree'
/** Why such a fact waits no more: not that it is wrong, but that another one says the same. */
export const isDuplicate = 'duplicate'

/**
 * The newest word of yes, no, or "so" decides; without one, what was said of its wording on another line, or its reader's
 * proposal does. A page that is somebody else's, or clearly names somebody else of whom nobody has said, says nothing of the
 * patient and asks nothing, whatever was said of its facts before.
 */
export function standingOf(
  sourced: SourcedFact,
  verdicts: readonly Verdict[],
  asideOn: (page: NamedPage) => Aside,
  lessons: Lessons,
): Stood {
  const { fact, document } = sourced
  const aside = document && asideOn(document)
  const said = verdicts.findLast(({ action }) => action !== 'settle')
  const learned = document === null || aside ? nothingLearned : learnedFrom(lessons, fact, verdicts)
  const correction = said ? said.correction : learned.correction
  const corrected = correction ? { ...sourced, fact: applyCorrection(fact, correction) } : sourced
  const proposal = learned.held ? 'review' : fact.proposal
  const asked = !aside && (proposal === 'pending' || proposal === 'review')
  const isSettled = said !== undefined || learned.stands
  const word = isSettled ? (said?.action === 'reject' ? 'rejected' : 'accepted') : proposal
  return {
    sourced: corrected,
    verdicts,
    standing: {
      factId: fact.id,
      fileId: fact.fileId,
      type: corrected.fact.type,
      canonicalKey: corrected.fact.canonicalKey,
      decision: aside ?? word,
      abnormal: isAbnormal(corrected),
      eventDate: corrected.fact.eventDate,
      listedAt: listedAt(corrected),
      asks: isSettled || !asked ? null : proposal === 'pending' ? 'validation' : 'review',
      taskId: asked ? fact.id : null,
      reason: asked ? reasonOf(fact, said, learned) : null,
      against: null,
      correction,
      verdictIds: verdicts.map(({ id }) => id),
    },
  }
}

/** By what was said of other lines: so that what asked goes on having asked, whatever was answered. */
function learnedFrom(lessons: Lessons, fact: Fact, own: readonly Verdict[]): Learned {
  const ids = new Set(own.map(({ id }) => id))
  return learnedOf(fact, lessons.get(fact.canonicalKey)?.filter(({ id }) => !ids.has(id)) ?? [])
}

const isAbnormal = ({ fact }: SourcedFact): boolean | null =>
  fact.type === 'lab'
    ? judge({ value: fact.value, ref_low: fact.refLow, ref_high: fact.refHigh, flag: fact.flag }).abnormal
    : null

function reasonOf(fact: Fact, said: Verdict | undefined, { held }: Learned): string {
  if (said?.action === 'reject' && said.notes === duplicateNote) return isDuplicate
  return held ?? fact.reason ?? 'low_confidence'
}

/** What was entered by hand is a document of its own day. */
const listedAt = ({ fact, document }: SourcedFact): string =>
  `${document?.date ?? fact.eventDate} ${fact.fileId ?? 'entered'}`

/** The same fact with the question that another document raises. */
export function askedAgainst(stood: Stood, against: string, settled: boolean): Stood {
  const { standing } = stood
  return {
    ...stood,
    standing: {
      ...standing,
      asks: settled ? null : 'review',
      taskId: deriveId(documentsDisagree, standing.factId, against),
      reason: documentsDisagree,
      against,
    },
  }
}
