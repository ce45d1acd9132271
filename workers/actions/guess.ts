import type { AttemptPolicy } from '../../core/auth/attempts'
import type { Counter } from '../adapters/attempts'

export interface CountedDoor {
  readonly counter: Pick<Counter, 'attempt' | 'takeBack'>
  readonly policy: AttemptPolicy
}

/** Too early: nothing was evaluated. */
export interface Wait {
  readonly kind: 'wait'
  readonly seconds: number
}

/**
 * Counts one guess at each door, or at none: where one says wait, what the others counted is taken back.
 * Null: go ahead.
 */
export async function countGuess(doors: readonly CountedDoor[]): Promise<Wait | null> {
  for (const [index, { counter, policy }] of doors.entries()) {
    const seconds = await counter.attempt(policy)
    if (seconds === null) continue
    await Promise.all(doors.slice(0, index).map(({ counter: passed }) => passed.takeBack()))
    return { kind: 'wait', seconds }
  }
  return null
}
