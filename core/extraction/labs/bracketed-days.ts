import { findDates } from '../../document/dates'
import type { Cell, Document, Line } from '../../document/types'
import { takenOn } from '../../language/bracketed-days'
import type { LabReading } from './reading'

/** Days that stand in brackets beside one result: "HbA1c 7.6 % (drawn 02/02/2026)". */
export interface BracketedDays {
  /** ISO: the day printed for a result alone; null where none is. */
  readonly of: (reading: LabReading) => string | null
  /** Whether a day that a result was read with is printed for another one of its line. */
  readonly isOfAnother: (reading: LabReading) => boolean
  /** Whether what stands at a place is such a day, which heads nothing. */
  readonly isIn: (line: Line, cell: Cell) => boolean
}

const bracket = /\(([^()]{6,40})\)/gu

/** The day of the only bracket of a cell that holds one, with nothing beside it but that something was taken then. */
export function dayInBrackets(
  { text }: Pick<Cell, 'text'>,
  { facts }: Pick<Document, 'facts'>,
): string | null {
  const days = [...text.matchAll(bracket)].flatMap(([, inside = '']) => {
    const dates = findDates(inside, facts.dateOrder)
    const [only] = dates
    if (!only || dates.length > 1 || only.precision !== 'day' || only.inferredYear) return []
    const rest = `${inside.slice(0, only.start)} ${inside.slice(only.end)}`
    return takenOn.test(rest.trim()) ? [only.iso] : []
  })
  return days.length === 1 ? days[0]! : null
}

/** In a cell of a result, or beside the only one of a line, a day in brackets is that result's and no other's. */
export function bracketedDays(document: Document, readings: readonly LabReading[]): BracketedDays {
  const owned = document.lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const iso = dayInBrackets(cell, document)
      if (iso === null) return []
      const within = readings.filter(({ valueWords }) => cell.words.includes(valueWords[0]!))
      const level = readings.filter(({ valueWords }) => line.words.includes(valueWords[0]!))
      const [own] = within.length > 0 ? within : level
      return (within.length || level.length) === 1 && own ? [{ line, cell, iso, own }] : []
    }),
  )
  return {
    of: (reading) => owned.find(({ own }) => own === reading)?.iso ?? null,
    isOfAnother: (reading) =>
      owned.some(
        ({ line, iso, own }) =>
          own !== reading && iso === reading.date && line.words.includes(reading.valueWords[0]!),
      ) && !owned.some(({ own }) => own === reading),
    isIn: (line, cell) => owned.some((one) => one.line === line && one.cell === cell),
  }
}
