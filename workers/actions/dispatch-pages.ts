import { decideDispatch, type WaitingPage } from '../../core/jobs/dispatch'

export interface DispatchDeps {
  readonly line: () => Promise<readonly WaitingPage[]>
  readonly wake: (fileId: string) => Promise<void>
  readonly markSent: (fileIds: readonly string[], at: number) => Promise<void>
  readonly now: () => number
}

/**
 * Wakes the queue for a person's next pages. Sent first, noted then: a crash in between sends a message twice, and the
 * second finds nothing to do. Answers when to look again, ms since 1970; null where nothing waits.
 */
export async function dispatchPages(deps: DispatchDeps): Promise<number | null> {
  const now = deps.now()
  const { send, lookAt } = decideDispatch(await deps.line(), now)
  for (const fileId of send) await deps.wake(fileId)
  if (send.length > 0) await deps.markSent(send, now)
  return lookAt
}
