import type { TrendPoint } from '#core/records/trend'
import { plotOf } from '#core/records/plot'

/** Spec records.md §9. */
const size = { width: 80, height: 24 }
const inset = 4

/** The last results at a glance. Time runs from left to right in every language; what it says is said in the table. */
export function SparkLine({ trend }: { readonly trend: readonly TrendPoint[] }) {
  if (trend.length === 0) return <span className="spark" />
  const { points, band } = plotOf(trend)
  const x = (part: number) => inset + part * (size.width - inset * 2)
  const y = (part: number) => part * size.height
  const at = points.map((point) => ({ x: x(point.x), y: y(point.y) }))
  return (
    <svg aria-hidden viewBox={`0 0 ${size.width} ${size.height}`} className="spark">
      {band && (
        <rect
          x="0"
          width={size.width}
          y={y(band.top)}
          height={y(band.bottom - band.top)}
          className="trend-band"
        />
      )}
      <polyline points={at.map((point) => `${point.x},${point.y}`).join(' ')} className="trend-line" />
      {at.map((point, index) => (
        <circle
          key={trend[index]?.entity_id}
          cx={point.x}
          cy={point.y}
          r={index === at.length - 1 ? 3 : 2}
          className="trend-dot"
          data-outside={trend[index]?.outside || undefined}
        />
      ))}
    </svg>
  )
}
