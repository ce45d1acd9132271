import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { AskButton } from '../ask/ask-button'
import { ToastPlace } from '../ui/toast'

const progressId = 'dock-progress'

/** The one place at the bottom, above the phone's bar: what was said last, below it how far things are, and at a desk the assistant. */
export function Dock() {
  return (
    <div className="dock">
      <ToastPlace />
      <div id={progressId} className="flex w-full justify-center empty:hidden" />
      <AskButton className="ask-button" />
    </div>
  )
}

/** Its children stand in the dock, wherever in the tree they are. */
export function InDock({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => setPlace(document.getElementById(progressId)), [])
  return place && createPortal(children, place)
}
