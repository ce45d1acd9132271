import { useEffect, useState } from 'react'

/** False until the page's script runs: a form that was sent before would put a password where it does not belong. */
export function useReady(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return ready
}
