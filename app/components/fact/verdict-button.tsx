import type { LucideIcon } from 'lucide-react'
import { Button } from '../ui/button'

interface VerdictButtonProps {
  readonly icon: LucideIcon
  readonly word: string
  /** The word with the fact's name: what is heard of it, where many stand in one list. */
  readonly label: string
  readonly busy: boolean
  readonly onSay: () => void
}

/** One word on a fact. */
export function VerdictButton({ icon: Icon, word, label, busy, onSay }: VerdictButtonProps) {
  return (
    <Button size="sm" variant="outline" disabled={busy} aria-label={label} onClick={onSay}>
      <Icon aria-hidden />
      {word}
    </Button>
  )
}
