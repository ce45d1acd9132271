import { pairedTests } from './drug-labs'
import type { FollowUp } from './facts'
import { intervalConditions, intervalTests } from './intervals'
import { criticalTests } from './results'

/**
 * What the rules ask of a record beside its drugs and allergies and the tests whose last result is outside
 * its range: nothing else is read for them.
 */
export interface LookedAt {
  /** Of tests that a rule names, and of what a page asks for. */
  readonly keys: readonly string[]
  /** Beginnings of ICD-10-CM codes. */
  readonly conditions: readonly string[]
  /** Examinations since then: one may have come instead of what a page asks for. Null: none is asked for. */
  readonly examinedSince: string | null
}

export function lookedAt(followUps: readonly FollowUp[]): LookedAt {
  const asked = followUps.map(({ key }) => key)
  const examinations = followUps.flatMap(({ type, date }) => (type === 'lab' ? [] : [date]))
  return {
    keys: [...new Set([...criticalTests, ...pairedTests, ...intervalTests, ...asked])],
    conditions: [...new Set(intervalConditions)],
    examinedSince: examinations.toSorted()[0] ?? null,
  }
}
