import * as Radix from '@radix-ui/react-label'
import type { ComponentProps } from 'react'
import { cn } from './cn'

export function Label({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root className={cn('label', className)} {...rest} />
}
