import { startTransition, useEffect, useState } from 'react'
import { zoneHere } from '#core/i18n/clock'
import { preferenceCookie } from './preferences'

const zoneOr = (known: string): string =>
  (zoneHere() ?? Intl.DateTimeFormat().resolvedOptions().timeZone) || known

/** Where the reader is: what the server was told last, corrected by the browser, which tells the server for the next time. */
export function useTimeZone(known: string): string {
  const [zone, setZone] = useState(known)
  useEffect(() => {
    // By itself: a browser takes its time to say where it is, the first time that it is asked.
    const asked = setTimeout(() => {
      tellTimeZone(known)
      startTransition(() => setZone(zoneOr(known)))
    })
    return () => clearTimeout(asked)
  }, [known])
  return zone
}

/** Tells the server for the next time where it was told another zone. */
export function tellTimeZone(known: string): void {
  const zone = zoneOr(known)
  if (zone !== known) document.cookie = preferenceCookie('time_zone', zone)
}
