import { useRef, useState } from 'react'

/** Which source's page is open, and the way back to where it was opened from. */
export function useShown() {
  const [shown, setShown] = useState<string | null>(null)
  const opener = useRef<Element | null>(null)
  return {
    shown,
    onShow: (entityId: string | null) => {
      // From one source to the next the way back stays the same.
      if (shown === null) opener.current = document.activeElement
      setShown(entityId)
    },
    onClosed: () => {
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
