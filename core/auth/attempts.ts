/** How many wrong answers a door takes before it makes the next one wait. */
export interface AttemptPolicy {
  /** Tries that stand against a name before any delay. */
  readonly free: number
  /** The wait after the first try beyond those; doubles with each further one. Seconds. */
  readonly firstDelay: number
  readonly maxDelay: number
  /** One try is forgotten every so many seconds, so that a busy place's few mistakes an hour never add up. */
  readonly leakSeconds: number
}

export interface AttemptState {
  /** Tries that stand, as of `lastAt`. */
  readonly count: number
  /** Seconds since 1970. */
  readonly lastAt: number
}

export type AttemptDecision =
  | { readonly allowed: true; readonly state: AttemptState }
  | { readonly allowed: false; readonly retryAfter: number }

/**
 * Whether one more guess is evaluated, counting it when it is. A guess is counted before its outcome is known,
 * so that a thousand at once cannot all slip in before the first is found wrong; a good one is taken back.
 */
export function decideAttempt(
  policy: AttemptPolicy,
  state: AttemptState | null,
  now: number,
): AttemptDecision {
  const blockedUntil = state ? state.lastAt + delayOf(policy, state.count) : now
  if (now < blockedUntil) return { allowed: false, retryAfter: Math.ceil(blockedUntil - now) }
  return { allowed: true, state: { count: standing(policy, state, now) + 1, lastAt: now } }
}

/** After a guess that was right: only that one is taken back, or one good account would pay for a spray over others. */
export function takeBack(state: AttemptState): AttemptState {
  return { count: Math.max(0, state.count - 1), lastAt: state.lastAt }
}

/** When nothing of it stands any more. Seconds since 1970. */
export function forgottenAt(policy: AttemptPolicy, { count, lastAt }: AttemptState): number {
  return lastAt + Math.max(count * policy.leakSeconds, delayOf(policy, count))
}

function standing(policy: AttemptPolicy, state: AttemptState | null, now: number): number {
  if (!state) return 0
  return Math.max(0, state.count - Math.max(0, now - state.lastAt) / policy.leakSeconds)
}

function delayOf({ free, firstDelay, maxDelay }: AttemptPolicy, count: number): number {
  const beyond = Math.round(count - free)
  return beyond < 0 ? 0 : Math.min(firstDelay * 2 ** Math.min(beyond, 30), maxDelay)
}

// The numbers and their reasons: docs/decisions/0010-guesses.md.

/** One address at one account. Soft at first: somebody else's ten wrong guesses cost the owner seconds, not the day. */
export const perPair: AttemptPolicy = { free: 10, firstDelay: 2, maxDelay: 900, leakSeconds: 900 }
/** One account from everywhere: NIST SP 800-63B §5.2.2 asks for at most 100 in a row, then waits of up to an hour. */
export const perAccount: AttemptPolicy = { free: 100, firstDelay: 30, maxDelay: 3_600, leakSeconds: 3_600 }
/** One address over all accounts. A clinic's whole staff and its patients may share one. */
export const perAddress: AttemptPolicy = { free: 100, firstDelay: 30, maxDelay: 900, leakSeconds: 300 }
/** One address at the gate, whose password all share. */
export const perGate: AttemptPolicy = { free: 50, firstDelay: 30, maxDelay: 900, leakSeconds: 300 }
/** New accounts of one address; each costs a slow hash. */
export const perSignUp: AttemptPolicy = { free: 200, firstDelay: 30, maxDelay: 900, leakSeconds: 60 }
/** One account's codes of a second factor, of which three of a million are right at any moment; only who has the password asks. */
export const perCode: AttemptPolicy = { free: 10, firstDelay: 30, maxDelay: 3_600, leakSeconds: 3_600 }
/** Mails to one address that somebody asked for: enough for who mistypes, too few to flood a mailbox. */
export const perMail: AttemptPolicy = { free: 5, firstDelay: 60, maxDelay: 3_600, leakSeconds: 1_800 }
/** Mails that one address of the network asked for. */
export const perMailAddress: AttemptPolicy = { free: 50, firstDelay: 30, maxDelay: 900, leakSeconds: 300 }
/** Tickets of one person: nobody writes more than a few a day, and each is read by somebody. */
export const perTicket: AttemptPolicy = { free: 10, firstDelay: 60, maxDelay: 3_600, leakSeconds: 3_600 }
/** Ways back from a provider that one network takes: each asks the provider, over the network. */
export const perProvider: AttemptPolicy = { free: 100, firstDelay: 5, maxDelay: 60, leakSeconds: 5 }
/** Passkeys that one network asks to sign in by: every look at the sign-in page asks once, and leaves a row for minutes. */
export const perPasskey: AttemptPolicy = { free: 300, firstDelay: 5, maxDelay: 60, leakSeconds: 5 }
