import type { EntityType } from '#core/records/kinds'
import { cn } from '../ui/cn'

const marks: Record<EntityType, string> = {
  diagnosis: 'bg-primary',
  medication: 'bg-success',
  allergy: 'bg-critical',
  procedure: 'bg-accent',
  lab: 'bg-warning',
  imaging: 'bg-info',
}

/** The colour of a kind, as a small mark beside its name. */
export function TypeMark({ type, className }: { readonly type: EntityType; readonly className?: string }) {
  return <span aria-hidden className={cn('type-mark', marks[type], className)} />
}
