/** How long the spent token of a pair is still answered with its successor: two tabs, or a lost response. */
export const graceMs = 10_000

const dayMs = 86_400_000
/** A device that is not used for so long is signed out; and each one after so long, however often it refreshed. */
const idleMs = 30 * dayMs
export const familyMs = 90 * dayMs

export interface RefreshToken {
  readonly spentAt: number | null
  readonly expiresAt: number
  readonly familyCreatedAt: number
  readonly familyEndedAt: number | null
}

export type RefreshDecision =
  /** Spend it, and answer with its successor. */
  | 'rotate'
  /** Another tab was first: answer with the same successor. */
  | 'repeat'
  /** A spent token came back late: somebody else holds a copy. End the whole family. */
  | 'end-family'
  | 'refuse'

/** RFC 9700 §4.14.2: rotation with detection of replay. All times in ms since 1970; expired at equality. */
export function decideRefresh(token: RefreshToken | null, now: number): RefreshDecision {
  if (!token || token.familyEndedAt !== null) return 'refuse'
  if (now >= token.familyCreatedAt + familyMs) return 'refuse'
  if (token.spentAt !== null) return now - token.spentAt < graceMs ? 'repeat' : 'end-family'
  return now >= token.expiresAt ? 'refuse' : 'rotate'
}

/** Until when a token that is handed out now may be used. */
export function refreshExpiry(familyCreatedAt: number, now: number): number {
  return Math.min(now + idleMs, familyCreatedAt + familyMs)
}
