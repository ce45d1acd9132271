import { useCallback, useEffect, useReducer, useRef } from 'react'

type Places = readonly (HTMLElement | null | undefined)[]

/** Keeps the focus in a list whose rows (`data-row`) go, move and change by what is done with them. */
export function useRowFocus() {
  const left = useRef<() => Places>(() => [])
  const [settled, settle] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const places = left.current()
    left.current = () => []
    // Wherever the person went meanwhile, they stay.
    for (const place of places) if (isLost()) place?.focus()
  }, [settled])
  /** Before something is done by what has the focus, or to a row that may have it. */
  const leave = useCallback((row?: string) => {
    left.current = placesFrom(row === undefined ? document.activeElement : rowOf(row))
  }, [])
  return { leave, settle }
}

const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)

/** The same button, its row, the row after it or before it, the heading of their list, all of the panel. */
function placesFrom(from: Element | null): () => Places {
  const row = from?.closest<HTMLElement>('[data-row]')
  const near = row?.nextElementSibling ?? row?.previousElementSibling
  const heading = from?.closest('section')?.querySelector('h3')
  const panel = from?.closest<HTMLElement>('[role=tabpanel]')
  const id = row?.dataset['row']
  return () => {
    const own = id === undefined ? null : rowOf(id)
    const button = from instanceof HTMLElement && from.isConnected ? from : null
    const inside = own?.querySelector<HTMLElement>('input, [data-edit]')
    return [button, inside, own, near instanceof HTMLElement ? near : null, heading, panel]
  }
}

/** A dialog takes the focus that nothing in it has. */
function isLost(): boolean {
  const { activeElement: at } = document
  return at === null || at === document.body || at.getAttribute('role') === 'dialog'
}
