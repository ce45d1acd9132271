import type { ReactNode } from 'react'

/** Where nothing is yet: the lit sheet, a sentence, and what to do. */
export function EmptyState({
  title,
  text,
  children,
}: {
  readonly title: string
  readonly text?: string
  readonly children?: ReactNode
}) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-2 px-4 py-10 text-center">
      <svg viewBox="0 0 96 96" aria-hidden className="size-24" fill="none">
        <path
          d="M48 6v10M22 16l6 8M74 16l-6 8"
          className="stroke-edge"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <rect x="26" y="30" width="44" height="56" rx="5" className="fill-card stroke-edge" strokeWidth="2" />
        <path d="M34 42h28M34 72h18" className="stroke-hairline" strokeWidth="3" strokeLinecap="round" />
        <rect
          x="30"
          y="52"
          width="36"
          height="10"
          rx="3"
          className="fill-primary-soft stroke-primary"
          strokeWidth="2"
        />
      </svg>
      <p className="text-base font-semibold">{title}</p>
      {text !== undefined && <p className="text-muted">{text}</p>}
      {children && <div className="mt-2">{children}</div>}
    </div>
  )
}
