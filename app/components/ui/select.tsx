import { useId, type SelectHTMLAttributes } from 'react'
import { cn } from './cn'
import { FieldError } from './field-error'
import { Label } from './label'

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly label: string
  /** What is wrong with it, in words. */
  readonly error?: string | undefined
}

/** One of a few, with its label; the browser's own list, which every phone knows how to show. */
export function Select({ label, error, children, ...rest }: SelectProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <select
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-note`}
        className={cn(
          'min-h-12 w-full rounded-control bg-card px-3 text-base text-ink',
          error === undefined ? 'border border-edge' : 'border-2 border-critical',
        )}
        {...rest}
      >
        {children}
      </select>
      {error !== undefined && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </div>
  )
}
