import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type ChangeEvent,
  type InputHTMLAttributes,
} from 'react'
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
  const own = useTypedEarly(rest)
  useImperativeHandle(ref, () => own.current as HTMLInputElement)
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <input
        ref={own}
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

/**
 * What was typed before the page's script was awake is taken over, not wiped by the empty state it wakes with. All fields
 * of a form tell it at once: one state of several has to be changed from what it is then.
 */
function useTypedEarly({ value, onChange }: Pick<FieldProps, 'value' | 'onChange'>) {
  const own = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = own.current
    if (!input || !onChange || typeof value !== 'string' || input.value === value) return
    // As it stands now: a state that reads it later may find the field as the empty state has drawn it meanwhile.
    const typed = { name: input.name, value: input.value }
    onChange({ target: typed, currentTarget: typed } as ChangeEvent<HTMLInputElement>)
    // Once, as it wakes: afterwards the state is what stands in it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return own
}
