import { decideClosure } from '../../core/jobs/closure'

export interface RemoveAccountDeps {
  /** The hub: no token is honoured any more, every socket is closed. */
  readonly endSockets: () => Promise<void>
  /** Sessions, password and e-mail: nobody signs in by them again. */
  readonly endSignIn: (closedAt: number) => Promise<void>
  /** What the cache holds of shared links, while their rows can still name it. */
  readonly removeCopies: () => Promise<void>
  /** Some rows of the record; how many there were. */
  readonly removeRows: () => Promise<number>
  /** Some objects of the person; how many there were. */
  readonly removeObjects: () => Promise<number>
  /** All rows of the account; how many there were. */
  readonly removeAccount: () => Promise<number>
  readonly noteRemoved: (at: number) => Promise<void>
  /** The tombstone, then what the hub itself remembers. */
  readonly forget: () => Promise<void>
  readonly now: () => number
}

/** A look does as much as an alarm has time for; the next one goes on. */
const roundsAtOnce = 50

/**
 * What follows from a closed account, as often as it takes: each step may be done twice, and none is remembered but
 * by what is left. Answers when to look again, ms since 1970; null when nothing of the person is left.
 */
export async function removeAccount(deps: RemoveAccountDeps, closedAt: number): Promise<number | null> {
  await deps.endSockets()
  await deps.endSignIn(closedAt)
  const found = await removeAll(deps)
  const { removed, forget, lookAt } = decideClosure({ closedAt, found }, deps.now())
  // Told before the tombstone goes, without which nobody would come back to tell it.
  if (removed) await deps.noteRemoved(deps.now())
  if (forget) await deps.forget()
  return lookAt
}

/** Whether there was anything. The account's rows go last: a crash before leaves them to be found by the next look. */
async function removeAll(deps: RemoveAccountDeps): Promise<boolean> {
  let found = 0
  for (let round = 0; round < roundsAtOnce; round += 1) {
    await deps.removeCopies()
    const met = (await deps.removeRows()) + (await deps.removeObjects())
    found += met
    if (met === 0) return (await deps.removeAccount()) + found > 0
  }
  return true
}
