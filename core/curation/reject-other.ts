import type { SourcedFact } from '../records/fact'
import type { Given } from './give-verdict'
import type { Standing } from './standing'
import { subjectOf } from './subject'

/** As `Given`; or no document says otherwise, so that there is no other to be wrong. */
export type OtherRejected = Given | { readonly kind: 'unopposed' }

/**
 * Of two documents that disagree the other one is wrong: a "no" to its fact, as if it had been said there. The fact that
 * asked stands then, since nothing contradicts it any more, and asks again where the "no" is taken back.
 * @param standing of the fact that asks
 * @param against the fact of the other document; null where there is none, or none any more
 */
export function rejectOther(
  standing: Standing,
  against: SourcedFact | null,
  made: { readonly id: string; readonly at: string },
): OtherRejected {
  if (against === null) return { kind: 'unopposed' }
  if (standing.asks === null) return { kind: 'settled', decision: standing.decision }
  return {
    kind: 'given',
    verdict: {
      ...made,
      action: 'reject',
      subject: subjectOf(against),
      correction: null,
      against: null,
      notes: null,
      undoneAt: null,
    },
  }
}
