import { cn } from './cn'

/** A quiet shape where something is about to be. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden className={cn('breathe rounded-control bg-sunken', className)} />
}
