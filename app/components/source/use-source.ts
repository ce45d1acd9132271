import { useLocation, useNavigate } from '@remix-run/react'
import { isWide } from '../../use-wide'

/** The address says which fact's line is shown; nothing is read again for it (live/shows.ts). */
export const sourceParam = 'entity'
/** The same where `entity` names the fact that somebody came for (spec records.md §2, Timeline). */
export const lineParam = 'line'
/** The page with no line chosen. */
export const wholePage = 'page'

export interface Source {
  /** A fact's key, `page`, or null where no page is shown. */
  readonly shown: string | null
  show(key: string): void
  close(): void
}

interface Opened {
  readonly openedHere?: boolean
}

/**
 * Which line is shown on its page. On a phone the page lies over the list and is a step of the way: Back closes it.
 * Beside the list it is none, or each line that was looked at would be.
 */
export function useSource(param = sourceParam): Source {
  const { search, state, pathname } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const shown = query.get(param)
  const addressWith = (key: string | null) => {
    if (key === null) query.delete(param)
    else query.set(param, key)
    return { pathname, search: query.toString() }
  }
  return {
    shown,
    show(key) {
      const goesOn = isWide() || shown !== null
      const opened: Opened = goesOn ? ((state as Opened | null) ?? {}) : { openedHere: true }
      navigate(addressWith(key), { replace: goesOn, preventScrollReset: true, state: opened })
    },
    close() {
      if ((state as Opened | null)?.openedHere) navigate(-1)
      else navigate(addressWith(null), { replace: true, preventScrollReset: true })
    },
  }
}
