import type { Flag } from '../../records/kinds'
import { tokenise } from '../../vocabulary/normalise'
import { findJoined } from '../asking'
import type { Reading } from '../reading'

interface Result {
  readonly ref_low: number | null
  readonly ref_high: number | null
  readonly flag: Flag | null
}

/** "Under the limit": by the limit that the page has, or by the one of two that is said; above it where none is. */
export function isAsBounded(
  { asks: { claims }, text }: Reading,
  { ref_low, ref_high, flag }: Result,
): boolean | null {
  const tokens = tokenise(text)
  const isLower = findJoined(tokens, 'lowerLimits') !== null || (ref_high === null && ref_low !== null)
  const isOver = flag === 'H'
  if (flag === null || claims.has('low') === claims.has('high')) return null
  if (isLower) return ref_low === null ? null : claims.has('low') === (flag === 'L')
  if (ref_high === null) return null
  // Of a range "the limit" may be either: only above both it is sure.
  if (ref_low !== null && !isOver && findJoined(tokens, 'upperLimits') === null)
    return claims.has('high') ? false : null
  return claims.has('high') === isOver
}

/** A result is held against the limit of its range, and not against the range. */
export const saysLimit = ({ text }: Reading): boolean => findJoined(tokenise(text), 'limits') !== null
