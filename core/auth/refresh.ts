/** How long the spent token of a pair is still answered with its successor: two tabs, or a lost response. */
export const graceMs = 10_000
export const refreshDays = 30

export interface RefreshToken {
  readonly spentAt: number | null
  readonly expiresAt: number
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
  if (token.spentAt !== null) return now - token.spentAt < graceMs ? 'repeat' : 'end-family'
  return now >= token.expiresAt ? 'refuse' : 'rotate'
}
