import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False until the page's script runs: a form that was sent before would put a password where it does not belong. */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
