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
  { id: given, label, hint, error, className, ...rest },
  ref,
) {
  const made = useId()
  const id = given ?? made
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
          'min-h-12 w-full rounded-control bg-card px-3 text-base text-ink placeholder:text-muted',
          error === undefined ? 'border border-edge' : 'border-2 border-critical',
          className,
        )}
        {...rest}
      />
      {note !== undefined && (
        <p
          id={`${id}-note`}
          className={cn('text-sm', error === undefined ? 'text-muted' : 'font-semibold text-critical')}
        >
          {note}
        </p>
      )}
    </div>
  )
})
