import type { SourcedFact } from '../records/fact'
import type { Correction, StoodCorrection, Verdict } from '../records/verdict'
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
 * A person's word on a fact that waits, or that has a name learned elsewhere, as a verdict. Said twice it is one; who says
 * otherwise than what was said elsewhere meanwhile is told so, and has to take that back first.
 * @param against the fact of another document, where that is the question.
 */
export function giveVerdict(
  sourced: SourcedFact,
  standing: Standing,
  against: SourcedFact | null,
  before: readonly Verdict[],
  given: Word,
  made: { readonly id: string; readonly at: string },
): Given {
  const learned = standing.correction?.learned ? standing.correction : null
  const settles = against !== null && given.action === 'approve'
  const word = learned && !settles ? ofLearned(given, learned) : given
  const action = settles ? 'settle' : word.action
  if (standing.asks === null && learned === null) {
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

/** What a person says who was shown a learned name: a yes is a yes to it, and what is corrected beside it leaves it. */
function ofLearned(word: Word, { learned: _learned, ...name }: StoodCorrection): Word {
  if (word.action === 'reject') return word
  const own = word.correction ?? {}
  if (own.canonicalKey !== undefined) return word
  const retyped = own.type !== undefined && own.type !== name.type
  const kept = retyped
    ? { ...name, codes: {}, canonicalKey: `${own.type}:${name.canonicalKey?.split(':')[1] ?? ''}` }
    : name
  return { ...word, action: 'correct', correction: { ...kept, ...own } }
}

const sameCorrection = (a: Correction | null, b: Correction | null): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
