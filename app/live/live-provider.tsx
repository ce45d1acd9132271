import { useRevalidator } from '@remix-run/react'
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react'
import ReconnectingSocket from 'partysocket/ws'
import { parseHubMessage } from '#core/live/protocol'
import { callApi } from '../session/api'

/** Changes come in bursts, one per row: they are read together. */
const burstMs = 250
const pollMs = 3000

interface Live {
  /** Reads again what the screen shows. */
  refresh(): void
}
const LiveContext = createContext<Live | null>(null)

/** Keeps what is shown up to date with the record: the hub says that something changed, the loaders read what. */
export function LiveProvider({ children }: { readonly children: ReactNode }) {
  const { state, revalidate } = useRevalidator()
  const stale = useRef(false)
  const reading = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()

  const read = useCallback(async () => {
    // Loaders that cannot reach the server would take the screen down with them: ask first. An open socket proves
    // nothing, a phone that lost its network keeps it for minutes.
    if (!(await reachable())) return
    stale.current = false
    revalidate()
  }, [revalidate])

  const refresh = useCallback(() => {
    stale.current = true
    if (reading.current || timer.current !== undefined) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      void read()
    }, burstMs)
  }, [read])

  // What changed while the loaders ran may have been missed by them.
  useEffect(() => {
    reading.current = state !== 'idle'
    if (state === 'idle' && stale.current) refresh()
  }, [state, refresh])

  useEffect(() => {
    const socket = new ReconnectingSocket(socketUrl, undefined, { maxReconnectionDelay: 15_000 })
    let first = true
    socket.addEventListener('open', () => {
      // Whatever was announced while we were away is found by reading again.
      if (!first) refresh()
      first = false
    })
    // A gap in the numbers needs no care of its own: whatever is announced, everything shown is read again.
    socket.addEventListener('message', ({ data }) => {
      const message = parseHubMessage(data)
      if (message && message.type !== 'progress') refresh()
    })
    window.addEventListener('online', refresh)
    return () => {
      window.removeEventListener('online', refresh)
      socket.close()
      clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [refresh])

  const live = useMemo(() => ({ refresh }), [refresh])
  return <LiveContext.Provider value={live}>{children}</LiveContext.Provider>
}

function socketUrl(): string {
  return `${location.origin.replace(/^http/, 'ws')}/api/realtime`
}

async function reachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  const answer = await callApi('GET', '/auth/user')
  return answer.ok || answer.code === 'not_signed_in'
}

export function useLive(): Live {
  const live = useContext(LiveContext)
  if (!live) throw new Error('useLive must be used within a LiveProvider')
  return live
}

/** While something is being read, looks every three seconds, whatever the socket does: announcements can be lost. */
export function usePolling(busy: boolean): void {
  const { refresh } = useLive()
  useEffect(() => {
    if (!busy) return undefined
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), pollMs)
    return () => clearInterval(timer)
  }, [busy, refresh])
}
