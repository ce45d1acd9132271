interface ProgressProps {
  /** 0..100; anything else is clamped. */
  readonly percent: number
  readonly label: string
  readonly tone?: 'primary' | 'success' | 'critical'
}

const fills = { primary: 'bg-primary', success: 'bg-success', critical: 'bg-critical' } as const

/** Grows from the inline start, so it mirrors in Hebrew. Never thinner than 5 %, so that a start can be seen. */
export function Progress({ percent, label, tone = 'primary' }: ProgressProps) {
  const value = clampPercent(percent)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      className="h-2 w-full overflow-hidden rounded-full bg-sunken"
    >
      <div
        className={`h-full rounded-full transition-[width] duration-150 ${fills[tone]}`}
        style={{ width: `${Math.max(value, 5)}%` }}
      />
    </div>
  )
}

export function clampPercent(percent: number): number {
  return Number.isFinite(percent) ? Math.round(Math.min(Math.max(percent, 0), 100)) : 0
}
