import type { AttemptPolicy } from '../../core/auth/attempts'

/** What `durable-objects/attempt-counter.ts` answers. */
interface CounterCalls {
  attempt(policy: AttemptPolicy): Promise<number | null>
  succeeded(): Promise<void>
}

/** The counter of one door and one name, such as `sign-in` and `someone@example.org`. */
export function openAttempts(counters: DurableObjectNamespace) {
  return (door: string, name: string) => {
    const counter = counters.getByName(`${door}:${name}`) as unknown as CounterCalls
    return {
      /** Null: go ahead. Else the seconds to wait. */
      attempt: (policy: AttemptPolicy) => counter.attempt(policy),
      succeeded: () => counter.succeeded(),
    }
  }
}

/** Where a request came from, as Cloudflare saw it. On a laptop there is one address. */
export function addressOf(request: Request): string {
  return request.headers.get('cf-connecting-ip') ?? 'local'
}
