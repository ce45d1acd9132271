import { useSyncExternalStore } from 'react'

const query = '(min-width: 64rem)'

function onChange(callback: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', callback)
  return () => media.removeEventListener('change', callback)
}

/** Whether there is room for a page beside a list, as it is now: for what is done when somebody acts. */
export const isWide = (): boolean => window.matchMedia(query).matches

/**
 * The same for what is drawn. A server cannot know, and says yes: what is for narrow screens only comes with the
 * script. On a phone whatever asks this is therefore drawn a second time, at once: nothing that holds a list may ask it.
 */
export function useWide(): boolean {
  return useSyncExternalStore(onChange, isWide, () => true)
}
