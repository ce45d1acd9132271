import type { SourcedFact } from '../records/fact'
import type { Correction, Verdict } from '../records/verdict'
import type { Standing } from './standing'
import { subjectOf } from './subject'

/** What a person says of something that waits. */
export interface Word {
  readonly action: 'approve' | 'correct' | 'reject'
  readonly correction: Correction | null
  readonly notes: string | null
}

export type Given =
  /** Write it. */
  | { readonly kind: 'given'; readonly verdict: Verdict }
  /** The same was said before: nothing to write. */
  | { readonly kind: 'said'; readonly verdictId: string }
  /** Something else was said before, on another screen. */
  | { readonly kind: 'settled'; readonly decision: Standing['decision'] }

/**
 * A person's word on a fact that waits, as a verdict. Said twice it is one; who says otherwise than what was said
 * elsewhere meanwhile is told so, and has to take that back first.
 * @param against the fact of another document, where that is the question.
 */
export function giveVerdict(
  sourced: SourcedFact,
  standing: Standing,
  against: SourcedFact | null,
  before: readonly Verdict[],
  word: Word,
  made: { readonly id: string; readonly at: string },
): Given {
  const action = against !== null && word.action === 'approve' ? 'settle' : word.action
  if (standing.asks === null) {
    const newest = before.at(-1)
    return newest?.action === action && sameCorrection(newest.correction, word.correction)
      ? { kind: 'said', verdictId: newest.id }
      : { kind: 'settled', decision: standing.decision }
  }
  return {
    kind: 'given',
    verdict: {
      ...made,
      action,
      subject: subjectOf(sourced),
      correction: action === 'correct' ? word.correction : null,
      against: action === 'settle' && against !== null ? subjectOf(against) : null,
      notes: word.notes,
      undoneAt: null,
    },
  }
}

const sameCorrection = (a: Correction | null, b: Correction | null): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
