import { useNavigate } from '@remix-run/react'
import { useEffect } from 'react'

const typed = 'input, textarea, select, [contenteditable]'

/** The assistant beside a screen leaves it in use: it is no dialog over it. */
const overTheScreen = '[role=dialog]:not(.ask-panel), .ask-panel.sheet'

/** `/` goes to the search, from every screen; not while something is typed or a dialog is open over it. */
export function useSearchKey(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (key !== '/' || ctrlKey || metaKey || altKey) return
      if (target instanceof Element && target.closest(typed)) return
      if (document.querySelector(overTheScreen)) return
      event.preventDefault()
      const field = document.querySelector<HTMLInputElement>('form[role=search] input')
      // The field of the bar is there on a phone, too, and hidden.
      if (field?.checkVisibility()) field.select()
      else navigate('/search')
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [navigate])
}
