import type { Flag } from './kinds'
import { sideOf } from './limits'

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

/**
 * Whether a result is out of range, by its own page alone and by nothing else: by its limits where its number can be
 * laid against them, else by the mark that stands beside it. A result with neither is not judged: limits differ from
 * laboratory to laboratory, so another page's say nothing of it (CLSI EP28-A3c).
 */
export function judge({ value, ref_low: low, ref_high: high, flag }: Judged): Judgement {
  const side = sideOf(value, low, high)
  if (side !== null) return { abnormal: side !== 'N', by: 'range' }
  return flag === null ? { abnormal: null, by: null } : { abnormal: flag !== 'N', by: 'flag' }
}
