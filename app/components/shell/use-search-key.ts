import { useNavigate } from '@remix-run/react'
import { useEffect } from 'react'

const typed = 'input, textarea, select, [contenteditable]'

/** `/` goes to the search, from every screen; not while something is typed or a dialog is open. */
export function useSearchKey(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (key !== '/' || ctrlKey || metaKey || altKey) return
      if (target instanceof Element && target.closest(typed)) return
      if (document.querySelector('[role=dialog]')) return
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
