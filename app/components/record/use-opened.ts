import { useLocation } from '@remix-run/react'
import { useState } from 'react'
import { listedAt } from '../../live/shows'
import { openedAt, type Opened } from './opened'

/** @returns the card that stands open, of those of the screen in their order */
export function useOpened(asked: string | null, cards: readonly string[]): string | null {
  const { pathname, search } = useLocation()
  const [before, setBefore] = useState<Opened | null>(null)
  const now = openedAt(before, listedAt(pathname, new URLSearchParams(search)), { asked, cards })
  if (now !== before) setBefore(now)
  return now.card
}
