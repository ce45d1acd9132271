import type { Role } from './types'
import { weights } from './weights'

interface Told {
  readonly value: { readonly text: string }
  readonly low: string | null
  readonly high: string | null
}

/** So many rows tell it of a table; fewer may be high by chance. */
const enough = 4

/**
 * "0.40 | 4.20 | mIU/L | 3.94", read from the right: a number above the upper of its limits in every row, with the unit
 * between the two, is the upper limit itself, and the result stands where that was looked for.
 */
export function outsideScore(roles: readonly Role[], facts: readonly Told[]): number {
  const [value, unit, low, high] = (['value', 'unit', 'low', 'high'] as const).map((role) =>
    roles.indexOf(role),
  )
  if (Math.min(value!, unit!, low!, high!) < 0) return 0
  const isBetween = (at: number, a: number, b: number): boolean => Math.min(a, b) < at && at < Math.max(a, b)
  if (!isBetween(unit!, value!, high!) || !isBetween(value!, low!, high!)) return 0
  const told = facts.flatMap((fact) => {
    const [of, from, to] = [fact.value.text, fact.low, fact.high].map(Number) as [number, number, number]
    return fact.low === null || fact.high === null || [of, from, to].some(Number.isNaN)
      ? []
      : [of > to && to > from]
  })
  return told.length >= enough && told.every(Boolean) ? weights.outside * told.length : 0
}
