import { useId, type TextareaHTMLAttributes } from 'react'
import { cn } from './cn'
import { FieldError } from './field-error'
import { Label } from './label'

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly label: string
  /** What is wrong with it, in words. */
  readonly error?: string | undefined
}

/** A field for more than a line, with its label. */
export function TextArea({ label, error, className, ...rest }: TextAreaProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <textarea
        id={id}
        rows={6}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-note`}
        className={cn(
          'w-full rounded-control border border-edge bg-card p-3 text-base text-ink placeholder:text-muted',
          error !== undefined && 'border-2 border-critical',
          className,
        )}
        {...rest}
      />
      {error !== undefined && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </div>
  )
}
