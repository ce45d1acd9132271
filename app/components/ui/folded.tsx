import { createContext, Suspense, useContext, useEffect, useRef, useState, type ReactNode } from 'react'

interface FoldedProps {
  readonly className: string
  readonly summary: ReactNode
  /** Whether it stands open until somebody folds it. */
  readonly opened?: boolean
  /** What whoever has no script is told in its place: a way to where it stands open. Without it, all that it holds. */
  readonly still?: ReactNode
  /** What it holds, and whether it stands open. */
  readonly children: (open: boolean) => ReactNode
}

/** Whether it is told to whoever has no script: one `noscript` within another would end the outer one. */
const Still = createContext(false)

/**
 * What only some look for, folded by the browser itself. It is drawn when it is first opened: a list has it a hundred times,
 * and a phone would lay all of it out and wake it before anybody can tap. Whoever has no script has it in the page, or a way to it.
 */
export function Folded({ className, summary, opened = false, still, children }: FoldedProps) {
  const [open, setOpen] = useState(opened)
  const [wasOpen, setWasOpen] = useState(opened)
  const isStill = useContext(Still)
  const own = useRef<HTMLDetailsElement>(null)
  const follow = () => {
    const isOpen = own.current?.open ?? false
    setOpen(isOpen)
    if (isOpen) setWasOpen(true)
  }
  // It may have been opened before the script was there to hear of it.
  useEffect(() => {
    if (own.current?.open) follow()
  }, [])
  if (opened && !wasOpen) setWasOpen(true)
  return (
    <details ref={own} open={opened} className={className} onToggle={follow}>
      <summary>{summary}</summary>
      {/* Woken by itself: a phone is never busy with all of a screen at once. */}
      {wasOpen || isStill ? (
        <Suspense>{children(open)}</Suspense>
      ) : (
        <noscript>
          <Still.Provider value>{still ?? children(false)}</Still.Provider>
        </noscript>
      )}
    </details>
  )
}
