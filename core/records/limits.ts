import type { Flag } from './kinds'

/** A number as printed, with the sign before it: `<0.01` is below all from 0.01 up. */
const number = /^\s*([<>≤≥]?)\s*=?\s*(-?\d+(?:\.\d+)?)\s*$/

/** Where a value lies by the limits printed beside it; null where they do not tell. */
export function sideOf(value: string | null, low: number | null, high: number | null): Flag | null {
  const [, sign = '', digits] = number.exec(value ?? '') ?? []
  if (digits === undefined || (low === null && high === null)) return null
  const n = Number(digits)
  if (sign === '<' || sign === '≤') {
    if (low !== null) return (sign === '<' ? n <= low : n < low) ? 'L' : null
    return high !== null && n <= high ? 'N' : null
  }
  if (sign === '>' || sign === '≥') {
    if (high !== null) return (sign === '>' ? n >= high : n > high) ? 'H' : null
    return low !== null && n >= low ? 'N' : null
  }
  if (low !== null && n < low) return 'L'
  return high !== null && n > high ? 'H' : 'N'
}
