import { networkOf } from '../../core/auth/address'
import type { AttemptPolicy } from '../../core/auth/attempts'
import { sha256 } from './seal'

/** The counter of one door and one name; `durable-objects/attempt-counter.ts` answers. */
export interface Counter {
  /** Null: go ahead, and it is counted. Else the seconds to wait. */
  attempt(policy: AttemptPolicy): Promise<number | null>
  takeBack(): Promise<void>
  succeeded(knownForMs: number): Promise<void>
  isKnown(): Promise<boolean>
}

export type Counters = (door: string, name: string) => Counter

/** By door and name, such as `sign-in` and `someone@example.org`; of the name only a hash leaves here. */
export function openAttempts(counters: DurableObjectNamespace): Counters {
  return (door, name) => counters.getByName(`${door}:${sha256(name)}`) as unknown as Counter
}

/**
 * Where a request came from. A header says so, which anybody can send: it is believed only where the deployment
 * names one that its edge writes itself. Elsewhere (a laptop) there is one address.
 */
export function addressOf(request: Request, trustedHeader: string | null): string {
  const told = trustedHeader === null ? null : request.headers.get(trustedHeader)
  return told ? networkOf(told) : 'local'
}
