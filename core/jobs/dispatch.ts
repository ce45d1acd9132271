/** What is known of a page that waits to be read. Times are ms since 1970. */
export interface WaitingPage {
  readonly id: string
  /** Somebody is reading it until then, unless they say more; null when nobody is. */
  readonly leaseUntil: number | null
  /** The last wake-up that was sent for it; null when none was. */
  readonly sentAt: number | null
  /** How many were sent. */
  readonly sends: number
}

export interface Dispatch {
  readonly send: readonly string[]
  /** When to look again, whatever is heard until then; null where nothing waits. */
  readonly lookAt: number | null
}

/** One page is read while another's facts are saved. A third would only stand before other people's pages. */
export const pagesAtOnce = 2

const firstWaitMs = 60_000
const longestWaitMs = 15 * 60_000
const lookAgainMs = 20_000

/**
 * Which pages of one person the queue is to be woken for: a few at a time, in the order of `line`, and again only
 * for what has waited its time. A wake-up that seems lost may be one of many in a long queue: each next one waits
 * twice as long.
 */
export function decideDispatch(line: readonly WaitingPage[], now: number): Dispatch {
  const underWay = line.filter((page) => busyUntil(page) > now)
  const free = line.filter((page) => busyUntil(page) <= now)
  const sent = free.slice(0, Math.max(0, pagesAtOnce - underWay.length))
  const looks = [
    ...underWay.map(busyUntil),
    ...sent.map(({ sends }) => now + patience(sends + 1)),
    ...(free.length > sent.length ? [now + lookAgainMs] : []),
  ]
  return { send: sent.map(({ id }) => id), lookAt: looks.length > 0 ? Math.min(...looks) : null }
}

/** A page whose lease ran out is free at once: its message was heard, and who heard it is gone. */
function busyUntil({ leaseUntil, sentAt, sends }: WaitingPage): number {
  if (leaseUntil !== null) return leaseUntil
  return sentAt === null ? 0 : sentAt + patience(sends)
}

function patience(sends: number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, sends - 1))
}
