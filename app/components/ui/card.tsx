import type { HTMLAttributes } from 'react'
import { cn } from './cn'

export function Card({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <section className={cn('card', className)} {...rest} />
}

/** A heading with what can be done about it at the other end. */
export function CardHeader({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div
      className={cn('mb-3 flex min-h-11 flex-wrap items-center justify-between gap-2', className)}
      {...rest}
    />
  )
}

export function CardTitle({ className, children, ...rest }: HTMLAttributes<HTMLHeadingElement>) {
  return (
    <h2 className={cn('text-lg', className)} {...rest}>
      {children}
    </h2>
  )
}
