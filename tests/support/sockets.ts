import type { HubMessage } from '../../core/live/protocol'
import { type Browser, call } from './api'

/** A socket to the hub of whoever holds the token, and what came over it. */
export async function openSocket(token: string, query = '', more: Record<string, string> = {}) {
  const headers = { upgrade: 'websocket', authorization: `Bearer ${token}`, ...more }
  const response = await call(new Request(`https://chart.test/api/realtime${query}`, { headers }))
  const socket = response.webSocket
  if (!socket) throw new Error(`no socket: ${response.status}`)
  const texts: string[] = []
  let closed: number | null = null
  socket.addEventListener('message', ({ data }) => void texts.push(String(data)))
  socket.addEventListener('close', ({ code }) => {
    closed = code
  })
  socket.accept()
  return {
    socket,
    texts,
    messages: () => texts.map((text) => JSON.parse(text) as HubMessage),
    /** The code it was closed with; null while it is open. */
    closed: () => closed,
  }
}

/** Of the browser's cookies, those named. */
export function cookieHeader(browser: Browser, names: readonly string[]): string {
  return names.map((name) => `${name}=${browser.cookies.get(name) ?? ''}`).join('; ')
}
