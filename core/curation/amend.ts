import type { SourcedFact } from '../records/fact'
import type { Correction, Verdict } from '../records/verdict'
import { applyCorrection } from './correct'
import { giveVerdict, type Given, type Word } from './give-verdict'
import type { Standing } from './standing'
import { subjectOf, valueOf } from './subject'

/** What the person had before the eyes when the word was said. */
export interface Seen {
  readonly canonicalKey: string
  readonly value: string | null
}

/** As `Given`; or nothing is written, since something else stands there by now than what was seen. */
export type Amended = Given | { readonly kind: 'changed'; readonly now: Seen }

/**
 * A person's word on a fact that asks nothing: that what stands is wrong, what it is instead, or that what was taken out
 * was right after all. A fact that asks by now, or has a name learned elsewhere, takes it as its answer. What a page only mentions, and a page of another
 * person, stand by other words than these. What is out has to be put back before it is corrected.
 * @param against the fact of another document, where that is what it asks.
 * @param before what was said of it, oldest first.
 */
export function amend(
  sourced: SourcedFact,
  standing: Standing,
  against: SourcedFact | null,
  before: readonly Verdict[],
  word: Word,
  seen: Seen,
  made: { readonly id: string; readonly at: string },
): Amended {
  if (standing.asks !== null || standing.correction?.learned)
    return giveVerdict(sourced, standing, against, before, word, made)
  const correction =
    word.action === 'correct' ? onTopOf(standing.correction, word.correction ?? {}, standing.type) : null
  const newest = before.findLast(({ action }) => action !== 'settle')
  if (newest?.action === word.action && (correction === null || isSame(newest.correction, correction)))
    return { kind: 'said', verdictId: newest.id }
  const amends =
    standing.decision === 'accepted' || (standing.decision === 'rejected' && word.action === 'approve')
  if (!amends) return { kind: 'settled', decision: standing.decision }
  const now = standing.correction ? applyCorrection(sourced.fact, standing.correction) : sourced.fact
  const shown = { canonicalKey: standing.canonicalKey, value: valueOf(now) }
  if (shown.canonicalKey !== seen.canonicalKey || shown.value !== seen.value)
    return { kind: 'changed', now: shown }
  return {
    kind: 'given',
    verdict: {
      ...made,
      action: word.action,
      subject: subjectOf(sourced),
      correction,
      against: null,
      notes: word.notes,
      undoneAt: null,
    },
  }
}

/** What is put right now, over what was put right before: the person saw that, and left it. */
function onTopOf(before: Correction | null, now: Correction, type: Standing['type']): Correction {
  const both = { ...before, ...now }
  const isRenamed = now.canonicalKey !== undefined
  if (isRenamed || both.canonicalKey === undefined || (now.type ?? type) === type) return both
  // Another kind of thing by the name it was given before: that name's codes are of the old kind.
  return { ...both, codes: {}, canonicalKey: `${now.type}:${both.canonicalKey.split(':')[1] ?? ''}` }
}

const isSame = (a: Correction | null, b: Correction): boolean => {
  const inOrder = (correction: Correction) => Object.entries(correction).sort(([x], [y]) => (x < y ? -1 : 1))
  return JSON.stringify(inOrder(a ?? {})) === JSON.stringify(inOrder(b))
}
