import { DurableObject } from 'cloudflare:workers'
import {
  decideAttempt,
  forgottenAt,
  takeBack,
  type AttemptPolicy,
  type AttemptState,
} from '../core/auth/attempts'

/**
 * Counts guesses at one door by one name: exact, since a Durable Object takes one call at a time and its
 * storage is synchronous. KV would let a burst through.
 */
export class AttemptCounter extends DurableObject {
  /** Null: go ahead, and it is counted. Else the seconds to wait. */
  async attempt(policy: AttemptPolicy): Promise<number | null> {
    const decision = decideAttempt(policy, this.#state(), Date.now() / 1000)
    if (!decision.allowed) return decision.retryAfter
    this.ctx.storage.kv.put('state', decision.state)
    await this.#keepUntil(forgottenAt(policy, decision.state) * 1000)
    return null
  }

  /** The guess was right, or was not evaluated after all. */
  takeBack(): void {
    const state = this.#state()
    if (state) this.ctx.storage.kv.put('state', takeBack(state))
  }

  /** The guess was right: those before it are disregarded, and this name is known here for a while. */
  async succeeded(knownForMs: number): Promise<void> {
    const until = Date.now() + knownForMs
    this.ctx.storage.kv.delete('state')
    this.ctx.storage.kv.put('knownUntil', until)
    await this.#keepUntil(until)
  }

  isKnown(): boolean {
    return Date.now() < (this.ctx.storage.kv.get<number>('knownUntil') ?? 0)
  }

  /** Names are addresses of people: nothing of them stays once it decides nothing. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }

  #state(): AttemptState | null {
    return this.ctx.storage.kv.get<AttemptState>('state') ?? null
  }

  async #keepUntil(time: number): Promise<void> {
    const alarm = (await this.ctx.storage.getAlarm()) ?? 0
    if (time > alarm) await this.ctx.storage.setAlarm(time)
  }
}
