import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The one-time word of a mailed link: behind `#`, where no server and no log sees it. Null before the page's script runs. */
export function useLinkToken(): string | null {
  return useSyncExternalStore(
    never,
    () => location.hash.slice(1),
    () => null,
  )
}
