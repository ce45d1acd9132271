import { callApi } from './api'
import { parseStoredSession, pick, refreshIn, storageKeyOf, type StoredSession } from './stored-session'

const key = () => storageKeyOf(location.hostname)

export function readStored(): StoredSession | null {
  return parseStoredSession(storedText())
}

const here = new Set<() => void>()

export function writeStored(session: StoredSession | null): void {
  if (session) localStorage.setItem(key(), JSON.stringify(pick(session)))
  else localStorage.removeItem(key())
  for (const callback of here) callback()
}

/** As it is stored: the same text for the same session. */
export function storedText(): string | null {
  return localStorage.getItem(key())
}

/** Calls back when the stored session changed, here or in another tab. Returns how to stop. */
export function onStored(callback: () => void): () => void {
  const stop = onOtherTab(callback)
  here.add(callback)
  return () => {
    stop()
    here.delete(callback)
  }
}

/** Calls back when another tab signed in or out, or refreshed. Returns how to stop. */
export function onOtherTab(callback: (session: StoredSession | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key() || event.key === null) callback(readStored())
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

export type Refreshed =
  | { readonly kind: 'fresh'; readonly session: StoredSession }
  | { readonly kind: 'ended' }
  | { readonly kind: 'later' }

/**
 * A fresh token for this user, under a lock that all tabs share: the one that comes second finds what the first
 * has stored. `later` when the server could not be asked; the session may well be alive.
 */
export async function refreshSession(userId: string): Promise<Refreshed> {
  return withLock(async () => {
    const stored = readStored()
    if (stored?.user.id === userId && refreshIn(stored, Date.now()) > 0)
      return { kind: 'fresh', session: stored }
    const answer = await callApi('POST /auth/token', { query: { grant_type: 'refresh_token' } })
    if (!answer.ok) return { kind: answer.code === 'not_signed_in' ? 'ended' : 'later' }
    writeStored(answer.value)
    return { kind: 'fresh', session: pick(answer.value) }
  })
}

async function withLock<T>(task: () => Promise<T>): Promise<T> {
  // Web Locks need a secure context; a phone that reads a laptop over plain http has none.
  if (!('locks' in navigator)) return task()
  return navigator.locks.request(`${key()}-refresh`, task)
}
