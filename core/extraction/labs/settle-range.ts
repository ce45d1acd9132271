import type { LabConcept } from '../../vocabulary/concept'
import { contradicts, isPlausibleRange } from './check'
import { isPlausible } from '../../vocabulary/plausible'
import { normalizeNumber, type PrintedFlag, type PrintedValue } from '../../document/values/numbers'
import { asRange, parseRange, type RangeContext, type ReferenceRange } from '../../document/values/range'
import type { LabReading } from './reading'

export function rangeOf(reading: LabReading, context: RangeContext): ReferenceRange | null {
  if (reading.low !== null || reading.high !== null) {
    const [low, high] = [reading.low, reading.high].map((text) =>
      text === null ? null : normalizeNumber(text.replace(/^[<>≤≥=\s]+/, ''), context.mark),
    )
    if (low != null || high != null) {
      const text = low != null && high != null ? `${low}-${high}` : low != null ? `>= ${low}` : `<= ${high}`
      return asRange(text, {
        low: low == null ? null : Number(low),
        high: high == null ? null : Number(high),
      })
    }
  }
  return reading.range === null ? null : (paddedRange(reading) ?? parseRange(reading.range, context))
}

/**
 * "06 %, 01 - 06": limits filled up to two figures as India prints them, of counts of a hundred cells; of anything else
 * where the number lies within them and "00" or a point of its own tells that none was lost.
 */
function paddedRange({ value, unit, range }: LabReading): ReferenceRange | null {
  const cells = cellCount.test(unit ?? '') ? /^\D?(00)\s?[-–]\s?([1-9]\d{2,3})(?!\s?[\d.,:-])/ : null
  const [text, low, high] =
    /^\D?(\d\d)\s?[-–]\s?(\d\d)(?!\s?[\d.,:-])/.exec(range ?? '') ?? cells?.exec(range ?? '') ?? []
  if (!low || !high || Number(low) >= Number(high)) return null
  const whole =
    high.length > 2
      ? /^\d{1,4}$/
      : low === '00'
        ? /^\d{1,2}(?:\.\d+)?$/
        : unit === '%'
          ? /^0\d$/
          : /^\d{1,2}\.\d+$/
  const within = unit === '%' || (Number(value) >= Number(low) && Number(value) <= Number(high))
  return whole.test(value) && within ? asRange(text!, { low: Number(low), high: Number(high) }) : null
}

/** Cells are counted in whole numbers: "100 cells/mcL, 00 - 500" has lost no point. */
const cellCount = /^(?:cells ?)?\/ ?c(?:u\.? ?)?mm$|^cells ?\//i

/** "38 ug/g < 50": a range in the cell of the value, after its unit. */
export function rangeAfter(printed: PrintedValue, context: RangeContext): ReferenceRange | null {
  const at = printed.rest.search(/[([<>≤≥]|\d+([.,]\d+)?\s*[-–]\s*\d/)
  return at < 0 ? null : parseRange(printed.rest.slice(at), context)
}

/**
 * A value whose flag contradicts its range: where the range has lost the decimals that the value has ("7,3" flagged
 * and "< 50", or "7.1" not flagged and "27-92"), and agrees once it has them, that is what the page says.
 */
export function mendRange(
  range: ReferenceRange,
  printed: PrintedValue,
  flag: PrintedFlag | null,
  flagsPrinted: boolean,
): ReferenceRange | null {
  const { comparator } = printed
  if (printed.number === null || !contradicts(printed.number, { range, flag, flagsPrinted, comparator }))
    return null
  const decimals = /\.(\d+)$/.exec(printed.text)?.[1]?.length ?? 0
  const bounds = [range.low, range.high].filter((bound) => bound !== null)
  if (decimals === 0 || /[.,]\d/.test(range.text) || bounds.some((bound) => bound !== 0 && bound < 10))
    return null
  for (let places = 1; places <= decimals; places++) {
    const down = (bound: number | null) => (bound === null ? null : bound / 10 ** places)
    const mended = { ...range, low: down(range.low), high: down(range.high), repaired: true }
    if (!contradicts(printed.number, { range: mended, flag, flagsPrinted, comparator })) return mended
  }
  return null
}

/** Limits that no one can have, with the points that they have lost; without limits where that does not help either. */
export function withPoints(range: ReferenceRange, concept: LabConcept | null, unit: string | null): ReferenceRange {
  const tenth = (bound: number | null) => (bound === null ? null : bound / 10)
  const likely = (bound: number | null) => bound === null || bound === 0 || isPlausible(bound, concept, unit)
  // Both limits are printed with as many decimals: of "35-501", where 35 can be, 50.1 cannot.
  const even = [range.low, range.high].some((bound) => bound === null || bound === 0 || !Number.isInteger(bound))
  const one = { ...range, low: likely(range.low) ? range.low : tenth(range.low), high: likely(range.high) ? range.high : tenth(range.high) }
  const both = { ...range, low: tenth(range.low), high: tenth(range.high) }
  const tries = even ? [one, both] : likely(range.low) || likely(range.high) ? [] : [both]
  const found = tries.find((some) => isPlausibleRange(some, concept, unit) && (some.low ?? -Infinity) < (some.high ?? Infinity))
  return found ? { ...found, repaired: true } : { ...range, low: null, high: null }
} // prettier-ignore
