import { cva, type VariantProps } from 'class-variance-authority'
import type { HTMLAttributes } from 'react'
import { cn } from './cn'

const look = cva('inline-flex max-w-full items-center gap-1 rounded-md px-2 py-0.5 text-sm', {
  variants: {
    tone: {
      default: 'bg-sunken text-ink',
      quiet: 'border border-hairline text-muted',
      success: 'bg-success-soft text-success',
      warning: 'bg-warning-soft text-warning',
      critical: 'bg-critical-soft text-critical',
      info: 'bg-info-soft text-info',
    },
  },
  defaultVariants: { tone: 'default' },
})

export type Tone = NonNullable<VariantProps<typeof look>['tone']>

export function Badge({
  className,
  tone,
  ...rest
}: HTMLAttributes<HTMLSpanElement> & VariantProps<typeof look>) {
  return <span className={cn(look({ tone }), className)} {...rest} />
}
