import type { AttemptPolicy } from '../../core/auth/attempts'
import type { AttemptCounter } from '../../durable-objects/attempt-counter'
import type { Env } from '../config'

/** The counter of one door and one name, such as `sign-in:someone@example.org`. */
export function attemptsAt(env: Env, door: string, name: string) {
  const counter = (env.ATTEMPTS as unknown as DurableObjectNamespace<AttemptCounter>).getByName(
    `${door}:${name}`,
  )
  return {
    /** Null: go ahead. Else the seconds to wait. */
    attempt: (policy: AttemptPolicy) => counter.attempt(policy),
    succeeded: () => counter.succeeded(),
  }
}

/** Where a request came from, as Cloudflare saw it. On a laptop there is one address. */
export function addressOf(request: Request): string {
  return request.headers.get('cf-connecting-ip') ?? 'local'
}
