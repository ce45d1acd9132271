import { useId, type SelectHTMLAttributes } from 'react'
import { Label } from './label'

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly label: string
}

/** One of a few, with its label; the browser's own list, which every phone knows how to show. */
export function Select({ label, children, ...rest }: SelectProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <select
        id={id}
        className="min-h-12 w-full rounded-control border border-edge bg-card px-3 text-base text-ink"
        {...rest}
      >
        {children}
      </select>
    </div>
  )
}
