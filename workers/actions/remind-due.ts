/** A reminder with a time, without what it says. */
export interface DueReminder {
  readonly id: string
  /** An instant. */
  readonly dueAt: string
}

interface Deps {
  readonly untold: () => Promise<readonly DueReminder[]>
  /** To the person's devices: that something is due, not what. */
  readonly tellDevices: () => Promise<void>
  /** Durable, and with it told to the open screens. */
  readonly noteTold: (due: readonly DueReminder[]) => Promise<void>
  readonly now: () => number
}

/** A timer of the platform is not trusted with more. */
const longestWaitMs = 24 * 60 * 60_000

/**
 * Tells of the reminders whose time has come. Devices first: a crash before it is noted tells them twice, where the
 * second notice takes the place of the first; the other way round one could be lost. Answers when to look again.
 */
export async function remindDue({ untold, tellDevices, noteTold, now }: Deps): Promise<number | null> {
  const at = now()
  const waiting = await untold()
  const due = waiting.filter(({ dueAt }) => Date.parse(dueAt) <= at)
  if (due.length > 0) {
    await tellDevices()
    await noteTold(due)
  }
  const coming = waiting.map(({ dueAt }) => Date.parse(dueAt)).filter((time) => time > at)
  return coming.length === 0 ? null : Math.min(...coming, at + longestWaitMs)
}
