import { useEffect } from 'react'
import { scrollBehavior } from '../paper/scroll'

interface Highlighting {
  /** ms before it is scrolled to (spec records.md §9). */
  readonly delay?: number
  /** ms for which it is ringed; for as long as the address names it where none is given. */
  readonly during?: number
}

/** Scrolls to the row of a fact that a link named, opens what it is folded in, and rings it. */
export function useHighlight(key: string | null, { delay = 0, during }: Highlighting = {}): void {
  useEffect(() => {
    if (key === null) return undefined
    let row: HTMLElement | null = null
    let end: ReturnType<typeof setTimeout> | undefined
    const begin = setTimeout(() => {
      row = document.getElementById(`fact-${key}`)
      row?.closest('details')?.toggleAttribute('open', true)
      row?.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
      row?.toggleAttribute('data-highlighted', true)
      if (during !== undefined) end = setTimeout(() => row?.removeAttribute('data-highlighted'), during)
    }, delay)
    return () => {
      clearTimeout(begin)
      clearTimeout(end)
      row?.removeAttribute('data-highlighted')
    }
  }, [key, delay, during])
}
