/** A number with its unit, as a page prints them. */
export interface PrintedAmount {
  readonly value: string | null
  readonly unit: string | null
}

/** An amount with its unit; null of none. */
export const amountText = ({ value, unit }: PrintedAmount): string | null =>
  value === null ? null : [value, unit].filter((part) => part !== null && part !== '').join(' ')

/** Where a number stands against its limits, as a part of what is drawn: 0 at the left end, 1 at the right. */
export interface RangePosition {
  /** Of the range: from where to where. */
  readonly band: readonly [from: number, to: number]
  readonly at: number
}

/** The band takes the middle half; where one limit is open, it reaches that end. */
const inner = [0.25, 0.75] as const
const edge = 0.04

/** Null where there is no number or no limit to stand against. */
export function rangePosition(
  value: string | null,
  low: number | null,
  high: number | null,
): RangePosition | null {
  const number = value === null || value === '' ? Number.NaN : Number(value.replace(/^[<>≤≥=\s]+/, ''))
  if (Number.isNaN(number) || (low === null && high === null)) return null
  if (low !== null && high !== null) {
    if (high <= low) return null
    return { band: inner, at: clamp(inner[0] + ((number - low) / (high - low)) * (inner[1] - inner[0])) }
  }
  if (high !== null) return high <= 0 ? null : { band: [0, inner[1]], at: clamp((number / high) * inner[1]) }
  if (low === null || low <= 0) return null
  return { band: [inner[0], 1], at: clamp((number / low) * inner[0]) }
}

const clamp = (part: number): number => Math.min(1 - edge, Math.max(edge, part))
