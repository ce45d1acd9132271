/** What the browser keeps of a session: no refresh token, which lives in a cookie that no script can read. */
export interface StoredSession {
  readonly access_token: string
  /** Seconds since 1970. */
  readonly expires_at: number
  readonly user: { readonly id: string; readonly email: string }
}

/** `sb-` + first label of the backend host + `-auth-token` (spec app.md §9). */
export function storageKeyOf(hostname: string): string {
  return `sb-${hostname.split('.')[0] ?? hostname}-auth-token`
}

/** Null for what another version, or another program, left there. */
export function parseStoredSession(text: string | null): StoredSession | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<StoredSession> | null
    const whole =
      typeof value?.access_token === 'string' &&
      typeof value.expires_at === 'number' &&
      typeof value.user?.id === 'string' &&
      typeof value.user.email === 'string'
    return whole ? pick(value as StoredSession) : null
  } catch {
    return null
  }
}

/** Only the fields above, whatever else an answer of the API holds. */
export function pick({ access_token, expires_at, user }: StoredSession): StoredSession {
  return { access_token, expires_at, user: { id: user.id, email: user.email } }
}

/** Ahead of expiry, so that no request meets a token in its last second. */
const aheadSeconds = 60

/** Milliseconds until the token wants refreshing; 0 when it does now. */
export function refreshIn(session: StoredSession, nowMs: number): number {
  return Math.max(0, (session.expires_at - aheadSeconds) * 1000 - nowMs)
}
