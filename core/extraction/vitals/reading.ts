import type { Word } from '../../document/page'
import { parseFlag } from '../../document/values/numbers'
import { parseRange } from '../../document/values/range'
import type { Box } from '../../records/place'
import type { LabConcept } from '../../vocabulary/concept'
import { entriesOf } from '../../vocabulary/load'
import { flagByRange } from '../labs/check'
import type { LabReading } from '../labs/reading'
import type { Resolved } from '../labs/resolve'

/** A vital sign with its number; the two of a blood pressure share their words. */
export interface SignReading {
  readonly concept: LabConcept
  readonly reading: LabReading
  readonly value: string
  readonly unit: string | null
}

interface Said {
  readonly of: 'pressure' | LabConcept
  readonly name: string
  readonly nameWords: readonly Word[]
  /** One, or of a blood pressure two, with a decimal point. */
  readonly numbers: readonly string[]
  readonly printed: string
  readonly valueWords: readonly Word[]
  readonly unit: string | null
  readonly range: string | null
  readonly flag: string | null
  readonly words: readonly Word[]
  readonly box: Box
  readonly date: string | null
  readonly table: number | null
}

let pressures: readonly LabConcept[] | null = null

/** Systolic and diastolic: the first two of the vocabulary. */
const pressureConcepts = (): readonly LabConcept[] =>
  (pressures ??= entriesOf('vital')
    .slice(0, 2)
    .map(({ concept }) => concept))

/** What one place of a page says: a result, or of a blood pressure two. */
export function readingsOf({ of, numbers, printed, unit, table, ...said }: Said): SignReading[] {
  const concepts = of === 'pressure' ? pressureConcepts() : [of]
  // Two numbers with a stroke are millimetres of mercury, and a saturation is told in per cent: nothing else is printed so.
  const own = unit ?? (of === 'pressure' ? 'mmHg' : of.unit === '%' ? '%' : null)
  return concepts.flatMap((concept, at) => {
    const value = numbers[at]
    if (value === undefined) return []
    const reading: LabReading = {
      ...said,
      value: printed,
      unit,
      low: null,
      high: null,
      specimen: null,
      form: table === null ? 'prose' : 'table',
      table,
      ambiguous: false,
      top: said.box[1],
    }
    return [{ concept, reading, value, unit: own }]
  })
}

/** As a result like any other. Limits and flags only as they are printed. */
export function resolvedOf({ concept, reading, value, unit }: SignReading): Resolved {
  const parsed = reading.range === null ? null : parseRange(reading.range, { mark: 'point' })
  const range = parsed && (parsed.low ?? parsed.high) !== null ? parsed : null
  const printed = reading.flag === null ? null : parseFlag(reading.flag)
  const number = Number(value)
  return {
    reading,
    match: { concept, score: 1, ambiguous: false },
    value,
    number,
    unit,
    range,
    flag: printed === 'H' || printed === 'L' || printed === 'N' ? printed : flagByRange(number, range),
    doubt: null,
    guessed: false,
    mended: false,
    coded: true,
  }
}
