import { useLocation } from '@remix-run/react'
import { useRef } from 'react'
import { listedAt } from '../../live/shows'
import { openedAt, type Opened } from './opened'

/** @returns the card that stands open, of those of the screen in their order */
export function useOpened(asked: string | null, cards: readonly string[]): string | null {
  const { pathname, search } = useLocation()
  const opened = useRef<Opened | null>(null)
  opened.current = openedAt(opened.current, listedAt(pathname, new URLSearchParams(search)), { asked, cards })
  return opened.current.card
}
