/** An account that its owner closed, and what a look at it came to. Times are ms since 1970. */
export interface ClosureLook {
  readonly closedAt: number
  /** Whether anything of the person was still there, and was deleted by this look. */
  readonly found: boolean
}

export interface ClosureDecision {
  /** Nothing is left and nobody can be writing: the receipt may say so. */
  readonly removed: boolean
  /** The tombstone itself may go. */
  readonly forget: boolean
  /** When to look again; null when there is nothing more to look for. */
  readonly lookAt: number | null
}

const againMs = 1_000
/** As long as whoever read a page keeps its lease (workers/jobs/lease.ts), and then some. */
const settledMs = 60_000 + 30_000
/** Longer than an access token is good for, and than the slowest upload takes to arrive: until then no write may find the account open. */
const tombstoneMs = 60 * 60_000

/** What comes after a look. */
export function decideClosure({ closedAt, found }: ClosureLook, now: number): ClosureDecision {
  if (found) return { removed: false, forget: false, lookAt: now + againMs }
  if (now < closedAt + settledMs) return { removed: false, forget: false, lookAt: closedAt + settledMs }
  if (now < closedAt + tombstoneMs) return { removed: true, forget: false, lookAt: closedAt + tombstoneMs }
  return { removed: true, forget: true, lookAt: null }
}
