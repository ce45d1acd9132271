import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { forgetCopies } from '../device/forget'
import { clearOutbox } from '../uploads/outbox'
import { callApi, type Answer } from './api'
import { goTo, leaveBy, type Way } from './leave'
import { onOtherTab, onStored, refreshSession, storedText, writeStored } from './refresh'
import { parseStoredSession, refreshIn, type StoredSession } from './stored-session'

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
  /** Keeps a session that is whole, and goes to the record. */
  enter(session: StoredSession): void
  /** False when the server could not be told; the session then goes on. */
  signOut(): Promise<boolean>
  /** Closes the account, and leaves with its receipt. */
  deleteAccount(): Promise<Answer<{ readonly receipt: string }>>
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
  const userId = user?.id ?? null
  const { text, loading } = useStoredText()
  const session = useMemo(() => {
    const stored = parseStoredSession(text)
    return stored?.user.id === userId ? stored : null
  }, [text, userId])

  // What is left of another session, or of one that the server has ended.
  useEffect(() => {
    if (text !== null && session === null) writeStored(null)
  }, [text, session])
  useEffect(() => onOtherTab((stored) => followOtherTab(userId, stored)), [userId])
  // Also where no service worker has seen this page come.
  useEffect(() => void forgetCopies(userId ?? undefined), [userId])
  useEffect(() => {
    // Back to a page that the browser kept whole: whose session it shows may be over.
    const reread = (event: PageTransitionEvent) => event.persisted && location.reload()
    window.addEventListener('pageshow', reread)
    return () => window.removeEventListener('pageshow', reread)
  }, [])
  useRefresh(loading ? null : userId, session)

  const signIn = useCallback(async (email: string, password: string) => {
    const answer = await callApi('POST /auth/token', {
      query: { grant_type: 'password' },
      body: { email, password },
    })
    if (!answer.ok) return answer
    const { aal, factors } = answer.value.user
    // The page itself asks for the code: until it is given there is no session to keep.
    if (aal === 'aal1' && factors.some(({ status }) => status === 'verified')) goTo('/auth')
    else enter(answer.value)
    return answer
  }, [])

  const signOut = useCallback(async () => {
    let failed = false
    await leaveBy(async () => {
      // Whoever wants to leave wants nothing left here, whether or not the server hears of it.
      await forgetCopies()
      const { ok } = await callApi('POST /auth/logout')
      failed = !ok
      return ok ? forgotten('/') : null
    })
    return !failed
  }, [])

  const deleteAccount = useCallback(async () => {
    let answer: Answer<{ readonly receipt: string }> = { ok: false, code: 'unexpected', error: '' }
    await leaveBy(async () => {
      answer = await callApi('POST /functions/delete_account', { body: { confirm: true } })
      return answer.ok ? forgotten(`/?deleted=${answer.value.receipt}`) : null
    })
    return answer
  }, [])

  const auth = useMemo(
    () => ({ user, session, loading, signIn, enter, signOut, deleteAccount }),
    [user, session, loading, signIn, signOut, deleteAccount],
  )
  return <AuthContext.Provider value={auth}>{children}</AuthContext.Provider>
}

const unread = { text: null, loading: true }

/**
 * What is stored, once it is read. Told without haste: all that stands below would else be drawn anew at once, and
 * what of a long page is not awake yet be thrown away for it.
 */
function useStoredText(): { readonly text: string | null; readonly loading: boolean } {
  const [stored, setStored] = useState<{ text: string | null; loading: boolean }>(unread)
  useEffect(() => {
    const read = () => {
      const text = storedText()
      startTransition(() =>
        setStored((before) => (before.loading || before.text !== text ? { text, loading: false } : before)),
      )
    }
    read()
    return onStored(read)
  }, [])
  return stored
}

/** Refreshes ahead of expiry; at once where there is no token yet, or the phone slept through. */
function useRefresh(userId: string | null, session: StoredSession | null): void {
  useEffect(() => {
    if (userId === null) return undefined
    let stopped = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = async () => {
      const { kind } = await refreshSession(userId)
      if (stopped) return
      if (kind === 'ended') {
        goTo('/auth')
        writeStored(null)
      }
      if (kind === 'later') timer = setTimeout(() => void refresh(), retryMs)
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
  }, [userId, session])
}

function enter(session: StoredSession): void {
  writeStored(session)
  goTo('/home')
}

/** Nothing of the person stays in the browser. */
async function forgotten(way: Way): Promise<Way> {
  await forgetCopies()
  await clearOutbox()
  writeStored(null)
  return way
}

function followOtherTab(userId: string | null, stored: StoredSession | null): void {
  if (userId !== null && stored === null) goTo('/auth')
  else if (stored !== null && stored.user.id !== userId) goTo('/home')
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
