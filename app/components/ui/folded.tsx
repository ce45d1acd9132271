import { useEffect, useRef, useState, type ReactNode } from 'react'

interface FoldedProps {
  readonly className: string
  readonly summary: ReactNode
  /** What it holds, and whether it stands open. */
  readonly children: (open: boolean) => ReactNode
}

/**
 * What only some look for, folded by the browser itself. It is drawn when it is first opened: a list has it a hundred times,
 * and a phone would lay all of it out and wake it before anybody can tap. Whoever has no script has it in the page.
 */
export function Folded({ className, summary, children }: FoldedProps) {
  const [open, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
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
  return (
    <details ref={own} className={className} onToggle={follow}>
      <summary>{summary}</summary>
      {wasOpen ? children(open) : <noscript>{children(false)}</noscript>}
    </details>
  )
}
