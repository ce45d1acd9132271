import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ReactNode } from 'react'

interface MenuProps {
  /** One button. */
  readonly trigger: ReactNode
  readonly direction: 'ltr' | 'rtl'
  /** Open from the first. */
  readonly opens?: boolean
  readonly children: ReactNode
}

export function Menu({ trigger, direction, opens = false, children }: MenuProps) {
  return (
    <Radix.Root dir={direction} modal={false} defaultOpen={opens}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* In its place in the page rather than at its end, so that it lies in a landmark. */}
      <Radix.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className="rise z-30 min-w-52 rounded-card border border-hairline bg-card p-1 text-ink shadow-float"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

export function MenuItem({
  onSelect,
  children,
}: {
  readonly onSelect: () => void
  readonly children: ReactNode
}) {
  return (
    <Radix.Item
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 outline-none data-[highlighted]:bg-primary-soft [&_svg]:size-5 [&_svg]:text-primary"
    >
      {children}
    </Radix.Item>
  )
}
