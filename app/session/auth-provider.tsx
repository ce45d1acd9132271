import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { callApi, type Answer } from './api'
import { onOtherTab, readStored, refreshSession, writeStored } from './refresh'
import { refreshIn, type StoredSession } from './stored-session'

export interface User {
  readonly id: string
  readonly email: string
}

interface Auth {
  readonly user: User | null
  readonly session: StoredSession | null
  /** Until the stored session is read. */
  readonly loading: boolean
  signIn(email: string, password: string): Promise<Answer<StoredSession>>
  /** False when the server could not be told; the session then goes on. */
  signOut(): Promise<boolean>
}

const retryMs = 30_000

const AuthContext = createContext<Auth | null>(null)

/** The server knows by cookie who is signed in; this keeps the token beside it, and the tabs in step. */
export function AuthProvider({
  user,
  children,
}: {
  readonly user: User | null
  readonly children: ReactNode
}) {
  const [session, setSession] = useState<StoredSession | null>(null)
  const [loading, setLoading] = useState(true)
  const userId = user?.id ?? null

  useEffect(() => {
    const stored = readStored()
    if (userId === null) writeStored(null)
    else if (stored?.user.id === userId) setSession(stored)
    else writeStored(null)
    setLoading(false)
  }, [userId])

  useEffect(() => {
    if (userId === null || loading) return
    let stopped = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = async () => {
      const result = await refreshSession(userId)
      if (stopped) return
      if (result.kind === 'ended') leaveTo('/auth')
      else if (result.kind === 'fresh') setSession(result.session)
      else timer = setTimeout(() => void refresh(), retryMs)
    }
    timer = setTimeout(() => void refresh(), session ? refreshIn(session, Date.now()) : 0)
    // Timers sleep with the phone.
    const wake = () => {
      if (document.visibilityState === 'visible' && session && refreshIn(session, Date.now()) === 0)
        void refresh()
    }
    document.addEventListener('visibilitychange', wake)
    return () => {
      stopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [userId, loading, session])

  useEffect(() => onOtherTab((stored) => followOtherTab(userId, stored)), [userId])

  const signIn = useCallback(async (email: string, password: string) => {
    const answer = await callApi<StoredSession>('POST', '/auth/token?grant_type=password', {
      email,
      password,
    })
    if (answer.ok) {
      writeStored(answer.value)
      location.assign('/home')
    }
    return answer
  }, [])

  const signOut = useCallback(async () => {
    const { ok } = await callApi('POST', '/auth/logout')
    if (ok) leaveTo('/')
    return ok
  }, [])

  const auth = useMemo(
    () => ({ user, session, loading, signIn, signOut }),
    [user, session, loading, signIn, signOut],
  )
  return <AuthContext.Provider value={auth}>{children}</AuthContext.Provider>
}

/** A new document, so that nothing of the record stays in memory. */
function leaveTo(path: '/' | '/auth'): void {
  writeStored(null)
  location.assign(path)
}

function followOtherTab(userId: string | null, stored: StoredSession | null): void {
  if (userId !== null && stored === null) location.assign('/auth')
  else if (stored !== null && stored.user.id !== userId) location.assign('/home')
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
