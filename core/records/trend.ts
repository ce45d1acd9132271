import { z } from 'zod'

/** A result among earlier ones of the same test. */
export const trendPointShape = z.object({
  entity_id: z.uuid(),
  /** Null of what the patient entered. */
  file_id: z.uuid().nullable(),
  value: z.number(),
  /** As printed. */
  text: z.string(),
  /** `YYYY-MM-DD`, or less where no more is known. */
  date: z.string(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  outside: z.boolean(),
})
export type TrendPoint = Readonly<z.infer<typeof trendPointShape>>

/** A result with the day that it holds for. */
interface Result {
  readonly entityId: string
  readonly fileId: string | null
  readonly value: string | null
  readonly unit: string | null
  readonly refLow: number | null
  readonly refHigh: number | null
  readonly date: string
}

/** The last six results (spec records.md §5). */
const mostPoints = 6

/**
 * The last results of a test, oldest first: those in the unit of the one that leads, and only plain numbers. What two
 * documents say of one day is one point. None where there are not two: one point is no trend.
 * @param results what stands of one test, in any order
 * @param lead by whose limits a result is judged that has none of its own
 */
export function trendOf(
  results: readonly Result[],
  lead: Pick<Result, 'unit' | 'refLow' | 'refHigh'>,
): TrendPoint[] {
  const points = results
    .flatMap((result) => pointOf(result, lead) ?? [])
    .sort((a, b) => compare(a.date, b.date) || compare(a.entity_id, b.entity_id))
  const once = [...new Map(points.map((point) => [`${point.date} ${point.value}`, point])).values()]
  return once.length < 2 ? [] : once.slice(-mostPoints)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function pointOf(result: Result, lead: Pick<Result, 'unit' | 'refLow' | 'refHigh'>): TrendPoint | null {
  const { entityId, fileId, value: text, unit, date } = result
  if (text === null || unit !== lead.unit || !/^-?\d+(\.\d+)?$/.test(text)) return null
  const value = Number(text)
  const { refLow: low, refHigh: high } = result.refLow === null && result.refHigh === null ? lead : result
  const outside = (low !== null && value < low) || (high !== null && value > high)
  return { entity_id: entityId, file_id: fileId, value, text, date, low, high, outside }
}
