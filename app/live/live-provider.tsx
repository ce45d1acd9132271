import { useMatches, useNavigation, useRevalidator } from '@remix-run/react'
import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import ReconnectingSocket from 'partysocket/ws'
import { parseHubMessage } from '#core/live/protocol'
import type { ShownTable } from '#core/live/tables'
import { callApi } from '../session/api'
import { isLeaving } from '../session/leave'
import { tellChanges } from './changes'
import { both, concerns, nothing, type Changed } from './freshness'
import { hear, knownAfter } from './heard'
import { ProgressProvider, type ToldProgress } from './progress'
import { live, showsOf } from './shows'

/** Changes come in bursts, one per row: they are read together. */
const burstMs = 250
const pollMs = 3000
const filesOnly: Changed = new Set(['files'])

interface Live {
  /** Reads again what shows any of this; with nothing said, all that the screen shows. */
  refresh(changed?: Changed): void
  /** False while the hub cannot be heard. */
  isHearing(): boolean
}
const LiveContext = createContext<Live | null>(null)

interface LiveProps {
  /** The last change when what is shown was first read. */
  readonly since: number
  readonly children: ReactNode
}

/** Keeps what is shown up to date with the record: the hub says what changed, the loaders that show it read it again. */
export function LiveProvider({ since, children }: LiveProps) {
  const { state, revalidate } = useRevalidator()
  const navigation = useNavigation()
  const busy = state !== 'idle' || navigation.state !== 'idle'
  const shown = useRef<readonly ShownTable[]>([])
  const matches = useMatches()
  useEffect(() => {
    shown.current = matches.flatMap(({ handle }) => showsOf(handle))
  }, [matches])
  const [progress, setProgress] = useState<ToldProgress>(new Map())
  const stale = useRef<Changed>(nothing)
  const reading = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const socket = useRef<ReconnectingSocket | null>(null)
  // Of the first read alone: a later one need not have read all that is shown.
  const known = useRef(since)

  const read = useCallback(async () => {
    // Loaders that cannot reach the server would take the screen down with them: ask first. An open socket proves
    // nothing, a phone that lost its network keeps it for minutes.
    const concerned = () => !isLeaving() && concerns(stale.current, shown.current)
    // Reading again would begin a navigation anew without the form that it came of, and what that changed would not show.
    if (!concerned() || !(await reachable()) || !concerned() || reading.current) return
    live.reading = stale.current
    stale.current = nothing
    revalidate()
  }, [revalidate])

  const refresh = useCallback(
    (changed: Changed = 'everything') => {
      stale.current = both(stale.current, changed)
      if (reading.current || timer.current !== undefined) return
      timer.current = setTimeout(() => {
        timer.current = undefined
        void read()
      }, burstMs)
    },
    [read],
  )

  // What changed while the loaders ran may have been missed by them.
  useEffect(() => {
    reading.current = busy
    if (busy) return
    live.reading = null
    if (concerns(stale.current, shown.current)) refresh(nothing)
  }, [busy, refresh])

  useEffect(() => {
    // What changed before it opens, the first time or again, the hub tells by what is known here.
    const opened = new ReconnectingSocket(() => socketUrl(known.current), undefined, {
      maxReconnectionDelay: 15_000,
    })
    socket.current = opened
    opened.addEventListener('message', ({ data }) => {
      const message = parseHubMessage(data)
      if (!message) return
      const before = known.current
      known.current = knownAfter(before, message)
      startTransition(() => setProgress((told) => hear(message, told, before).progress))
      const { changed } = hear(message, new Map(), before)
      if (changed === nothing) return
      tellChanges(changed, message.type === 'change' ? message.event : null)
      refresh(changed)
    })
    const online = () => refresh()
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('online', online)
      opened.close()
      clearTimeout(timer.current)
      timer.current = undefined
      live.reading = null
    }
  }, [refresh])

  const value = useMemo(
    () => ({ refresh, isHearing: () => socket.current?.readyState === WebSocket.OPEN }),
    [refresh],
  )
  return (
    <LiveContext.Provider value={value}>
      <ProgressProvider told={progress}>{children}</ProgressProvider>
    </LiveContext.Provider>
  )
}

function socketUrl(known: number): string {
  return `${location.origin.replace(/^http/, 'ws')}/api/realtime?since=${known}`
}

async function reachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  const answer = await callApi('GET /auth/user')
  return answer.ok || answer.code === 'not_signed_in'
}

export function useLive(): Live {
  const live = useContext(LiveContext)
  if (!live) throw new Error('useLive must be used within a LiveProvider')
  return live
}

/** While something is being read, looks every three seconds: at the files alone as long as the hub can be heard. */
export function usePolling(busy: boolean): void {
  const { refresh, isHearing } = useLive()
  useEffect(() => {
    if (!busy) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh(isHearing() ? filesOnly : 'everything')
    }, pollMs)
    return () => clearInterval(timer)
  }, [busy, refresh, isHearing])
}
