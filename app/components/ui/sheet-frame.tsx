import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button'

export interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  /** Where the focus goes on closing. */
  readonly onClosed?: () => void
  /** Beside the title. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** Rises from the bottom of a phone over all but a strip of what is below it. */
export function SheetFrame({ open, onClose, title, closeLabel, onClosed, tools, children }: SheetProps) {
  return (
    <Radix.Root open={open} onOpenChange={(state) => state || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fade fixed inset-0 z-40 bg-[oklch(0.2_0.02_250/0.5)]" />
        <Radix.Content
          aria-describedby={undefined}
          className="sheet rise"
          onCloseAutoFocus={(event) => {
            if (!onClosed) return
            event.preventDefault()
            onClosed()
          }}
        >
          <div className="flex items-center gap-1 border-b border-hairline ps-4 pe-1">
            <Radix.Title className="min-w-0 grow truncate py-2 text-base font-semibold">{title}</Radix.Title>
            {tools}
            <Radix.Close asChild>
              <Button variant="ghost" size="icon" aria-label={closeLabel}>
                <X aria-hidden />
              </Button>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
