import { forwardRef, useId, type InputHTMLAttributes } from 'react'
import { cn } from './cn'
import { Label } from './label'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string
  readonly hint?: string | undefined
  /** What is wrong with it, in words. */
  readonly error?: string | undefined
}

/** An input with its label, and what to know or to mend about it. */
export const Field = forwardRef<HTMLInputElement, FieldProps>(function Field(
  { label, hint, error, className, ...rest },
  ref,
) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <input
        ref={ref}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        className={cn(
          'min-h-12 w-full rounded-control border border-edge bg-card px-3 text-base text-ink placeholder:text-muted',
          error !== undefined && 'border-2 border-critical',
          className,
        )}
        {...rest}
      />
      {note !== undefined && (
        <p
          id={`${id}-note`}
          className={cn('text-sm text-muted', error !== undefined && 'font-semibold text-critical')}
        >
          {note}
        </p>
      )}
    </div>
  )
})
