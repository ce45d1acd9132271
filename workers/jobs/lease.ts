import { failureText, type FailureCode } from '../../core/records/failures'
import { withHeartbeat } from './heartbeat'

/** What taking and keeping a file needs of the world. Times are ms since 1970. */
export interface LeaseDeps {
  readonly leases: {
    claim(fileId: string, leaseId: string, until: number): Promise<boolean>
    renew(fileId: string, leaseId: string, pct: number, until: number): Promise<boolean>
    release(fileId: string, leaseId: string): Promise<boolean>
    fail(fileId: string, leaseId: string | null, code: FailureCode, words: string): Promise<boolean>
  }
  /** Tells the owner's screens how far the reading is. */
  readonly tell: (fileId: string, pct: number) => Promise<void>
  readonly now: () => number
  readonly newLeaseId: () => string
  readonly timing: LeaseTiming
}

export interface LeaseTiming {
  readonly lastsMs: number
  readonly renewedEveryMs: number
}

/** Three beats fit: two may fail. A page that is left behind by a crash waits as long (core/jobs/removal.ts, too). */
export const leaseTiming: LeaseTiming = { lastsMs: 60_000, renewedEveryMs: 20_000 }

/** One consumer's hold on one file. What it answers is false once the file is gone or another's. */
export interface Lease {
  readonly id: string
  /** Says that the work goes on, and how far it is. */
  step(pct: number): Promise<boolean>
  fail(code: FailureCode): Promise<boolean>
  /** Hands the file back for another try at once, not only when the lease has run out. */
  release(): Promise<boolean>
  /** Renews it until the work is done; the signal says that it was lost. */
  during<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>
}

/** Null where the file is not waiting, or another's. */
export async function takeLease(deps: LeaseDeps, fileId: string): Promise<Lease | null> {
  const { leases, now, timing } = deps
  const id = deps.newLeaseId()
  const until = () => now() + timing.lastsMs
  let reached = 0
  const renew = () => leases.renew(fileId, id, reached, until())
  if (!(await leases.claim(fileId, id, until()))) return null
  return {
    id,
    async step(pct) {
      reached = pct
      const held = await renew()
      if (held) await deps.tell(fileId, pct)
      return held
    },
    fail: (code) => leases.fail(fileId, id, code, failureText[code]),
    release: () => leases.release(fileId, id),
    during: (work) => withHeartbeat(renew, timing.renewedEveryMs, work),
  }
}
