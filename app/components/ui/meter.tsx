import { clampPercent } from './progress'

interface MeterProps {
  /** 0..1 */
  readonly part: number
  readonly label: string
}

/** How much of a whole something is, as a bar from the inline start and in words. */
export function Meter({ part, label }: MeterProps) {
  const percent = clampPercent(part * 100)
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex justify-between gap-3">
        <span className="text-muted">{label}</span>
        <bdi dir="ltr" className="tabular">
          {percent}%
        </bdi>
      </p>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full rounded-full bg-muted" style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}
