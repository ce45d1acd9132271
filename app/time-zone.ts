import { useEffect, useState } from 'react'
import { preferenceCookie } from './preferences'

/** Where the reader is: what the server was told last, corrected by the browser, which tells the server for the next time. */
export function useTimeZone(known: string): string {
  const [zone, setZone] = useState(known)
  useEffect(() => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (here === '' || here === known) return
    document.cookie = preferenceCookie('time_zone', here)
    setZone(here)
  }, [known])
  return zone
}
