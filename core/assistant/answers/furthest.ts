import { amountOf, type Telling } from './telling'
import type { ItemOf } from '../record'

/** How far a result lies outside its range, in parts of the limit that it passes; null where it lies within, or the limit is 0. */
function shareOutside({ detail: { value, ref_low: low, ref_high: high } }: ItemOf<'lab'>) {
  const number = Number(value ?? Number.NaN)
  if (Number.isNaN(number)) return null
  const limit = high !== null && number > high ? high : low !== null && number < low ? low : null
  return limit === null || limit <= 0 ? null : { limit, share: Math.abs(number - limit) / limit }
}

/** One that is so much farther than the next is the farthest, however the numbers were rounded. */
const clearlyFarther = 0.02

/**
 * "Which is the most out of range": by the limits of their pages alone, in parts of the limit, which is no measure of how
 * serious it is; none where one of them cannot be measured so, or two are as far.
 */
export function furthestText(telling: Telling, outside: readonly ItemOf<'lab'>[]): readonly string[] {
  if (telling.reading.asks.extreme !== 'worst' || outside.length < 2) return []
  const measured = outside.map((test) => ({ test, by: shareOutside(test) }))
  const [first, next] = measured.toSorted((a, b) => (b.by?.share ?? 0) - (a.by?.share ?? 0))
  const isClear = first?.by != null && first.by.share - (next?.by?.share ?? 0) > clearlyFarther
  if (!first?.by || !isClear || measured.some(({ by }) => by === null)) return []
  const { test, by } = first
  return [
    telling.t('assistant.furthest', {
      name: telling.nameOf(test),
      amount: amountOf(test.detail.value ?? '', test.detail.unit),
      percent: Math.round(by.share * 100),
      limit: by.limit,
      date: telling.date(test.detail.date),
    }),
  ]
}
