import { rangePosition } from '#core/records/amounts'

interface RangeBarProps {
  readonly value: string | null
  readonly low: number | null
  readonly high: number | null
  readonly outside: boolean
}

/** Where a result stands against its limits. From low on the left to high on the right in every language; what it says is said in words beside it. */
export function RangeBar({ value, low, high, outside }: RangeBarProps) {
  const position = rangePosition(value, low, high)
  if (!position) return null
  const [from, to] = position.band
  return (
    <svg aria-hidden viewBox="0 0 64 12" className="range-bar" data-outside={outside || undefined}>
      <rect x="0" y="5" width="64" height="2" rx="1" className="range-track" />
      <rect x={from * 64} y="3" width={(to - from) * 64} height="6" rx="2" className="range-band" />
      <circle cx={position.at * 64} cy="6" r="4" className="range-dot" />
    </svg>
  )
}
