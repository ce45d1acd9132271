import type { TrendPoint } from '../../records/trend'
import type { Test } from './test-items'
import { amountOf, type Telling } from './telling'

/** The results of a test between which it moved, oldest first. */
export interface Moves {
  readonly points: readonly TrendPoint[]
  readonly first: TrendPoint
  readonly last: TrendPoint
}

/** Digits that a mean has beyond those of the results. */
const moreDigits = 1
const digitsOf = (text: string): number => text.split('.')[1]?.length ?? 0
/** A result that is told by its limit ("<5") is no number to reckon with. */
const isNumber = ({ text }: TrendPoint): boolean => /^\d+(?:\.\d+)?$/.test(text)

/** Where most of the results lie that are out of range: the worst is the farthest on that side; none where it is open. */
function worstSide(points: readonly TrendPoint[], { ref_low: low, ref_high: high }: Test['detail']) {
  const isHigh = high !== null && points.some(({ value }) => value > high)
  const isLow = low !== null && points.some(({ value }) => value < low)
  return isHigh === isLow ? null : isHigh ? 'highest' : 'lowest'
}

/** The one of several results that is asked for by where it lies; null where none is, or it is left open. */
export function resultAsked(
  { reading: { asks, cues } }: Telling,
  { detail }: Test,
  points: readonly TrendPoint[],
): TrendPoint | null {
  const sorted = points.toSorted((a, b) => a.value - b.value)
  const side = asks.extreme === 'worst' ? worstSide(points, detail) : asks.extreme
  if (side === 'highest' || side === 'lowest') return (side === 'highest' ? sorted.at(-1) : sorted[0]) ?? null
  return cues.has('oldest') && !cues.has('newest') ? (points[0] ?? null) : null
}

/** The one of several results that is asked for, and what is reckoned of them; it is said before how they moved. */
export function leadText(
  { t, date, reading: { asks, cues } }: Telling,
  { detail }: Test,
  { points }: Moves,
): readonly string[] {
  const { unit } = detail
  const told = (key: 'firstOf' | 'highestOf' | 'lowestOf' | 'worstOf', point: TrendPoint | undefined) =>
    point ? [t(`assistant.${key}`, { amount: amountOf(point.text, unit), date: date(point.date) })] : []
  const sorted = points.toSorted((a, b) => a.value - b.value)
  const extremes = { highest: sorted.at(-1), lowest: sorted[0] }
  const side = asks.extreme === 'worst' ? worstSide(points, detail) : asks.extreme
  const isFirst = cues.has('oldest') && !cues.has('newest')
  return [
    ...(isFirst ? told('firstOf', points[0]) : []),
    ...(asks.extreme === 'worst' && side !== null ? told('worstOf', extremes[side]) : []),
    ...(asks.extreme === 'highest' ? told('highestOf', extremes.highest) : []),
    ...(asks.extreme === 'lowest' ? told('lowestOf', extremes.lowest) : []),
    ...(asks.average ? [averageText(t, points, unit)] : []),
  ]
}

function averageText(t: Telling['t'], points: readonly TrendPoint[], unit: string | null): string {
  if (!points.every(isNumber)) return t('assistant.averageNone')
  const sum = points.reduce((total, { value }) => total + value, 0)
  const digits = Math.max(...points.map(({ text }) => digitsOf(text))) + moreDigits
  const mean = String(Number((sum / points.length).toFixed(digits)))
  return t('assistant.averageOf', { n: points.length, amount: amountOf(mean, unit) })
}

/** By how many percent of the first the last differs, where that is asked. */
export function percentText({ t, reading }: Telling, { first, last }: Moves): readonly string[] {
  if (!reading.asks.percent || !isNumber(first) || !isNumber(last) || first.value === 0) return []
  const percent = String(Number(((Math.abs(last.value - first.value) / first.value) * 100).toFixed(1)))
  return [t(last.value < first.value ? 'assistant.percentLess' : 'assistant.percentMore', { percent })]
}
