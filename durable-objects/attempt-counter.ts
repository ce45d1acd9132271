import { DurableObject } from 'cloudflare:workers'
import { decideAttempt, type AttemptPolicy, type AttemptState } from '../core/auth/attempts'
import type { Env } from '../workers/config'

/**
 * Counts guesses at one door by one name: exact, since a Durable Object takes one call at a time and its
 * storage is synchronous. KV would let a burst through.
 */
export class AttemptCounter extends DurableObject<Env> {
  /** Null: go ahead, and it is counted. Else the seconds to wait. */
  attempt(policy: AttemptPolicy): number | null {
    const state = this.ctx.storage.kv.get<AttemptState>('state') ?? null
    const decision = decideAttempt(policy, state, Date.now() / 1000)
    if (!decision.allowed) return decision.retryAfter
    this.ctx.storage.kv.put('state', decision.state)
    return null
  }

  async succeeded(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }
}
