import type { openObjects } from '../adapters/objects'
import type { openSnapshots } from '../adapters/snapshots'
import type { openQueue } from '../adapters/jobs'
import type { openClosures } from '../db/accounts/closures'
import type { Owner } from '../db/records/open'
import type { openSystem } from '../db/system'
import { describeError, log } from '../log'
import { dispatchPages } from './dispatch-pages'
import { removeAccount } from './remove-account'
import { remindDue } from './remind-due'
import { removeObjects } from './remove-objects'

interface Deps {
  readonly system: ReturnType<typeof openSystem>
  readonly queue: ReturnType<typeof openQueue>
  readonly objects: ReturnType<typeof openObjects>
  readonly closures: ReturnType<typeof openClosures>
  readonly snapshots: ReturnType<typeof openSnapshots>
}

/** The hub that looks: what the end of its person asks of it. */
export interface OwnHub {
  readonly endAll: () => Promise<void>
  /** Tells the person's devices that a reminder is due. */
  readonly tellDevices: () => Promise<void>
  /** Tells the open screens what changed. */
  readonly announce: () => Promise<void>
  readonly forget: () => Promise<void>
}

/** After a duty that failed. */
const retryMs = 15_000

/**
 * Does what is due of one person's unfinished work; each duty may be done twice, and one that fails keeps no other
 * from being done. Answers when to look again, ms since 1970; null where nothing is left to do.
 */
export async function lookAfter(
  { system, queue, objects, closures, snapshots }: Deps,
  hub: OwnHub,
  owner: Owner,
): Promise<number | null> {
  const now = () => Date.now()
  const { userId } = owner
  const closure = system.closure(owner)
  const removals = system.removals(owner)
  const closedAt = await closure.closedAt()
  const open = {
    dispatch: () =>
      dispatchPages({
        line: () => system.line(owner),
        wake: (fileId) => queue.send({ kind: 'process-file', ...owner, fileId }),
        markSent: (fileIds, at) => system.markSent(owner, fileIds, at),
        now,
      }),
    removal: () =>
      removeObjects({
        ...removals,
        remove: (removal) => objects.removeAll(userId, removal),
        failed: ({ id, attempts }, error) =>
          log('removal.failed', { fileId: id, attempts, ...describeError(error) }),
        now,
      }),
    reminders: () =>
      remindDue({
        ...system.reminders(owner),
        tellDevices: hub.tellDevices,
        noteTold: async (due) => {
          await system.reminders(owner).noteTold(due)
          await hub.announce()
        },
        now,
      }),
  }
  const closed = {
    closure: () =>
      removeAccount(
        {
          endSockets: hub.endAll,
          endSignIn: (at) => closures.endSignIn(userId, at),
          removeCopies: async () => {
            for (const { id, epoch } of await closure.shared()) await snapshots.remove(id, epoch)
          },
          removeRows: closure.removeRows,
          removeObjects: () => objects.removeSome(userId),
          removeAccount: () => closures.remove(userId),
          noteRemoved: (at) => closures.noteRemoved(userId, at),
          forget: async () => {
            await closure.forget()
            await hub.forget()
          },
          now,
        },
        closedAt ?? now(),
      ),
  }
  const duties: Readonly<Record<string, () => Promise<number | null>>> = closedAt === null ? open : closed
  const looks: number[] = []
  for (const [name, duty] of Object.entries(duties)) {
    try {
      looks.push((await duty()) ?? Infinity)
    } catch (error) {
      log('hub.duty_failed', { name, userId, ...describeError(error) })
      looks.push(now() + retryMs)
    }
  }
  const soonest = Math.min(...looks)
  return soonest === Infinity ? null : soonest
}
