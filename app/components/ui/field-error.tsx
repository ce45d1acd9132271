import type { ReactNode } from 'react'

/** What is wrong with a field, below it; the field names it by `aria-describedby`. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className="text-sm font-semibold text-critical">
      {children}
    </p>
  )
}
