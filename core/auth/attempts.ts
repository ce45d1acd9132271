/** How many wrong answers a door takes before it makes the next one wait. */
export interface AttemptPolicy {
  /** Tries that are evaluated at once, before any delay. */
  readonly free: number
  /** The wait after the first try beyond those; doubles with each further one. Seconds. */
  readonly firstDelay: number
  readonly maxDelay: number
  /** Quiet seconds after which the count starts anew. */
  readonly forgetAfter: number
}

export interface AttemptState {
  readonly count: number
  /** Seconds since 1970. */
  readonly lastAt: number
  readonly blockedUntil: number
}

export type AttemptDecision =
  | { readonly allowed: true; readonly state: AttemptState }
  | { readonly allowed: false; readonly retryAfter: number }

/**
 * Whether one more guess is evaluated, counting it when it is. A guess is counted before its outcome is known,
 * so that a thousand at once cannot all slip in before the first is found wrong; success clears the count.
 */
export function decideAttempt(
  policy: AttemptPolicy,
  state: AttemptState | null,
  now: number,
): AttemptDecision {
  const known = state && now - state.lastAt < policy.forgetAfter ? state : null
  if (known && now < known.blockedUntil)
    return { allowed: false, retryAfter: Math.ceil(known.blockedUntil - now) }
  const count = (known?.count ?? 0) + 1
  const beyond = count - policy.free
  const delay = beyond < 0 ? 0 : Math.min(policy.firstDelay * 2 ** Math.min(beyond, 30), policy.maxDelay)
  return { allowed: true, state: { count, lastAt: now, blockedUntil: now + delay } }
}

/** One person's password on one account (NIST SP 800-63B §5.2.2 asks for at most 100 in a row). */
export const perAccount: AttemptPolicy = { free: 5, firstDelay: 30, maxDelay: 900, forgetAfter: 86_400 }
/** One address at the gate, or trying many accounts. A clinic's whole staff may share one. */
export const perAddress: AttemptPolicy = { free: 20, firstDelay: 30, maxDelay: 900, forgetAfter: 3_600 }
