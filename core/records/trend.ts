import type { EntityRecord } from './entity'

/** A result among earlier ones of the same test. */
export interface TrendPoint {
  readonly entityId: string
  readonly fileId: string
  readonly value: number
  /** As printed. */
  readonly text: string
  /** `YYYY-MM-DD`, or less where no more is known. */
  readonly date: string
  readonly low: number | null
  readonly high: number | null
  readonly outside: boolean
}

/** A fact with the day that it holds for. */
export interface DatedFact {
  readonly entity: EntityRecord
  readonly date: string
}

/** The last six results (spec records.md §5). */
const mostPoints = 6

interface Row {
  readonly unit: string | null
  readonly low: number | null
  readonly high: number | null
}

/**
 * The last results of a test, oldest first: only what stands, in the row's own unit, and only plain numbers. What two
 * documents say of one day is one point. None where there are not two: one point is no trend.
 * @param row by whose limits a result is judged that has none of its own
 */
export function trendOf(facts: readonly DatedFact[], row: Row): readonly TrendPoint[] {
  const points = facts
    .flatMap((fact) => pointOf(fact, row) ?? [])
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const seen = new Set<string>()
  const once = points.filter(({ date, value }) => {
    const key = `${date} ${value}`
    return !seen.has(key) && seen.add(key)
  })
  return once.length < 2 ? [] : once.slice(-mostPoints)
}

function pointOf({ entity, date }: DatedFact, row: Row): TrendPoint | null {
  const { id, file_id: fileId, value: text, unit, decision } = entity
  if (decision !== 'accepted' || text === null || unit !== row.unit) return null
  if (!/^-?\d+(\.\d+)?$/.test(text)) return null
  const value = Number(text)
  const own = entity.ref_low !== null || entity.ref_high !== null
  const low = own ? entity.ref_low : row.low
  const high = own ? entity.ref_high : row.high
  const outside = (low !== null && value < low) || (high !== null && value > high)
  return { entityId: id, fileId, value, text, date, low, high, outside }
}

/** A trend as it is drawn: parts of the width from the left and of the height from the top, 0 to 1. */
export interface Plot {
  readonly points: readonly { readonly x: number; readonly y: number }[]
  /** The newest result's limits; an open one reaches the edge. Null where there are none. */
  readonly band: { readonly top: number; readonly bottom: number } | null
}

/** Of the height: above the highest and below the lowest. */
const air = 0.12

/** Points by their days, from the left; values from the bottom. Days that are not known to the day begin theirs. */
export function plotOf(points: readonly TrendPoint[]): Plot {
  const newest = points.at(-1)
  const times = points.map(({ date }) => Date.parse(date))
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  const limits = [newest?.low, newest?.high].filter((limit): limit is number => limit != null)
  const values = [...points.map(({ value }) => value), ...limits]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const yOf = (value: number) =>
    most === least ? 0.5 : 1 - air - ((value - least) / (most - least)) * (1 - air * 2)
  const xOf = (time: number, index: number) =>
    last > first ? (time - first) / (last - first) : index / Math.max(1, points.length - 1)
  return {
    points: points.map(({ value }, index) => ({ x: xOf(times[index] ?? 0, index), y: yOf(value) })),
    band:
      newest && limits.length > 0
        ? {
            top: newest.high === null ? 0 : yOf(newest.high),
            bottom: newest.low === null ? 1 : yOf(newest.low),
          }
        : null,
  }
}
