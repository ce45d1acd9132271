import { decideAfterAttempt, decideRemovals, retryAfter, type PendingRemoval } from '../../core/jobs/removal'

export interface RemovalDeps<R extends PendingRemoval> {
  readonly pending: () => Promise<readonly R[]>
  /** Notes an attempt, to be made again at `dueAt` (ms since 1970). False where there is nothing to remove any more. */
  readonly begin: (id: string, dueAt: number) => Promise<boolean>
  /** True when, having deleted them, no object was found any more. */
  readonly remove: (removal: R) => Promise<boolean>
  readonly postpone: (id: string, dueAt: number) => Promise<void>
  readonly end: (id: string) => Promise<void>
  readonly failed: (removal: R, error: unknown) => void
  readonly now: () => number
}

/**
 * Takes away objects whose rows are gone, again and again until none is found. Each attempt is noted before it is
 * made, so that it is made again after a crash. Answers when to look again, ms since 1970; null where nothing is left.
 */
export async function removeObjects<R extends PendingRemoval>(deps: RemovalDeps<R>): Promise<number | null> {
  const { due, lookAt } = decideRemovals(await deps.pending(), deps.now())
  const looks = lookAt === null ? [] : [lookAt]
  for (const removal of due) {
    const again = await attempt(deps, removal)
    if (again !== null) looks.push(again)
  }
  return looks.length > 0 ? Math.min(...looks) : null
}

async function attempt<R extends PendingRemoval>(deps: RemovalDeps<R>, removal: R): Promise<number | null> {
  const retryAt = deps.now() + retryAfter(removal.attempts)
  if (!(await deps.begin(removal.id, retryAt))) return null
  try {
    if (!(await deps.remove(removal))) return retryAt
  } catch (error) {
    deps.failed(removal, error)
    return retryAt
  }
  const again = decideAfterAttempt(removal, deps.now())
  if (again === null) await deps.end(removal.id)
  else await deps.postpone(removal.id, again)
  return again
}
