import { useSyncExternalStore } from 'react'

const query = '(min-width: 64rem)'

function onChange(callback: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', callback)
  return () => media.removeEventListener('change', callback)
}

/** Whether there is room for a page beside a list. A server cannot know, and says yes: what is for narrow screens only comes with the script. */
export function useWide(): boolean {
  return useSyncExternalStore(
    onChange,
    () => window.matchMedia(query).matches,
    () => true,
  )
}
