import { useEffect, useState } from 'react'
import { elapsedText } from '#core/voice/elapsed'

/** How long a call has gone on, by the second. @param since milliseconds since 1970; null: it has not begun */
export function useElapsed(since: number | null): string {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (since === null) return undefined
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [since])
  return elapsedText(since === null ? 0 : now - since)
}
