import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button'
import { cn } from './cn'

export interface DialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly description?: string
  readonly closeLabel: string
  /** The whole screen, for a picture. */
  readonly full?: boolean
  /** Where the focus goes on closing, if not to where it was. */
  readonly onClosed?: () => void
  readonly children: ReactNode
}

export function DialogFrame({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  full = false,
  onClosed,
  children,
}: DialogProps) {
  const place = full
    ? 'inset-0 sm:inset-4 sm:rounded-card'
    : 'inset-x-4 bottom-4 mx-auto max-h-[calc(100dvh-2rem)] max-w-lg rounded-card sm:top-[8dvh] sm:bottom-auto sm:max-h-[84dvh]'
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fade fixed inset-0 z-40 bg-[oklch(0.2_0.02_250/0.5)]" />
        <Radix.Content
          className={cn('rise fixed z-50 flex flex-col bg-card text-ink shadow-float', place)}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onCloseAutoFocus={(event) => {
            if (!onClosed) return
            event.preventDefault()
            onClosed()
          }}
        >
          <div className="flex items-start justify-between gap-3 border-b border-hairline p-3 ps-5">
            <Radix.Title className="self-center text-lg">{title}</Radix.Title>
            <Radix.Close asChild>
              <Button variant="ghost" size="icon" aria-label={closeLabel}>
                <X aria-hidden />
              </Button>
            </Radix.Close>
          </div>
          {description !== undefined && (
            <Radix.Description className="px-5 pt-4">{description}</Radix.Description>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
