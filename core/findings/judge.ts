import type { Flag } from '../records/kinds'

/** What a result is judged by: the limits printed beside it, or the mark; null where the page has neither. */
export type JudgedBy = 'range' | 'flag' | null

export interface Judgement {
  /** Null: not judged. */
  readonly abnormal: boolean | null
  readonly by: JudgedBy
}

interface Judged {
  readonly value: string | null
  readonly ref_low: number | null
  readonly ref_high: number | null
  readonly flag: Flag | null
}

/** A number as printed, with the sign before it: `<0.01` is below all from 0.01 up. */
const number = /^\s*([<>≤≥]?)\s*=?\s*(-?\d+(?:\.\d+)?)\s*$/

/**
 * Whether a result is out of range, by its own page alone and by nothing else: by its limits where its number can be
 * laid against them, else by the mark that stands beside it. A result with neither is not judged: limits differ from
 * laboratory to laboratory, so another page's say nothing of it (CLSI EP28-A3c).
 */
export function judge({ value, ref_low: low, ref_high: high, flag }: Judged): Judgement {
  const beyond = value === null ? null : outside(value, low, high)
  if (beyond !== null) return { abnormal: beyond, by: 'range' }
  return flag === null ? { abnormal: null, by: null } : { abnormal: flag !== 'N', by: 'flag' }
}

/** Null where the limits do not tell. */
function outside(value: string, low: number | null, high: number | null): boolean | null {
  const [, sign = '', digits] = number.exec(value) ?? []
  if (digits === undefined || (low === null && high === null)) return null
  const n = Number(digits)
  if (sign === '<' || sign === '≤') {
    if (low !== null) return (sign === '<' ? n <= low : n < low) ? true : null
    return high !== null && n <= high ? false : null
  }
  if (sign === '>' || sign === '≥') {
    if (high !== null) return (sign === '>' ? n >= high : n > high) ? true : null
    return low !== null && n >= low ? false : null
  }
  return (low !== null && n < low) || (high !== null && n > high)
}
