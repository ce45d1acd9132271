/** Objects that must not outlive their row. Times are ms since 1970. */
export interface PendingRemoval {
  readonly id: string
  /** When the row went, or the upload began. */
  readonly since: number
  readonly dueAt: number
  readonly attempts: number
}

/** As long as a lease lasts (workers/jobs/lease.ts), and then some for what was being written as it ran out. */
const settledMs = 60_000 + 30_000
const firstRetryMs = 5_000
const longestRetryMs = 60 * 60_000

/** What is to be looked at now, and when to look next; null where nothing is left. */
export function decideRemovals<R extends PendingRemoval>(
  pending: readonly R[],
  now: number,
): { due: readonly R[]; lookAt: number | null } {
  const later = pending.filter(({ dueAt }) => dueAt > now).map(({ dueAt }) => dueAt)
  return {
    due: pending.filter(({ dueAt }) => dueAt <= now),
    lookAt: later.length > 0 ? Math.min(...later) : null,
  }
}

/** How long after an attempt that may fail the next one is made, in ms. */
export function retryAfter(attempts: number): number {
  return Math.min(longestRetryMs, firstRetryMs * 2 ** attempts)
}

/**
 * After no object was found: null when the removal has ended, else when to look once more. It ends when nobody can be
 * writing any more: whoever was reading the page as it was deleted has lost its lease by then.
 */
export function decideAfterAttempt({ since }: PendingRemoval, now: number): number | null {
  return now >= since + settledMs ? null : since + settledMs
}
