import { useEffect } from 'react'

declare global {
  interface Window {
    /** What was tapped, or given a picture, before the page was awake, in that order; gone once it was told. */
    early?: Set<EventTarget | null> | null
  }
}

/**
 * Where a page has woken: a button that somebody tapped meanwhile does what it says, once, and a picture that was chosen is
 * taken. Links and forms work by themselves, and what was typed is taken over by its field.
 */
export function useEarly(): void {
  useEffect(() => {
    const early = [...(window.early ?? [])]
    window.early = null
    // Behind this effect: a part of the page that still sleeps is woken by its tap, which React refuses amid its own work.
    setTimeout(() => {
      for (const target of early)
        if (target instanceof HTMLInputElement && target.files?.length)
          target.dispatchEvent(new Event('change', { bubbles: true }))
        else if (target instanceof Element) target.closest<HTMLElement>('button[type="button"]')?.click()
    })
  }, [])
}
