import { useEffect, useSyncExternalStore } from 'react'
import { preferenceCookie } from './preferences'

const never = () => () => undefined

/** Where the reader is: what the server was told last, corrected by the browser, which tells the server for the next time. */
export function useTimeZone(known: string): string {
  const zone = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || known,
    () => known,
  )
  useEffect(() => {
    if (zone !== known) document.cookie = preferenceCookie('time_zone', zone)
  }, [zone, known])
  return zone
}
