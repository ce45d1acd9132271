import * as Radix from '@radix-ui/react-accordion'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface AccordionProps {
  /** Which parts are open. */
  readonly value: string[]
  readonly onValueChange: (value: string[]) => void
  readonly direction: 'ltr' | 'rtl'
  readonly children: ReactNode
}

export function Accordion({ value, onValueChange, direction, children }: AccordionProps) {
  return (
    <Radix.Root type="multiple" value={value} onValueChange={onValueChange} dir={direction}>
      {children}
    </Radix.Root>
  )
}

interface AccordionPartProps {
  readonly value: string
  readonly heading: ReactNode
  readonly children: ReactNode
}

export function AccordionPart({ value, heading, children }: AccordionPartProps) {
  return (
    <Radix.Item value={value} className="border-t border-hairline first:border-t-0">
      <Radix.Header>
        <Radix.Trigger className="group flex min-h-12 w-full items-center gap-3 py-2 text-start text-lg">
          {heading}
          <ChevronDown
            aria-hidden
            className="ms-auto size-5 shrink-0 text-muted transition-transform duration-150 group-data-[state=open]:rotate-180"
          />
        </Radix.Trigger>
      </Radix.Header>
      <Radix.Content className="unfold overflow-hidden">{children}</Radix.Content>
    </Radix.Item>
  )
}
