import { across, bottom } from '../../document/geometry'
import { union, type Word } from '../../document/page'
import type { Cell, Document, Line } from '../../document/types'
import { parseRange } from '../../document/values/range'
import { canonicalUnit } from '../../vocabulary/units'
import { tableReading, type LabReading } from './reading'

/** So many rows one below another, each with both of its numbers, make such a table. */
const fewest = 3

/** A number, and perhaps the letter that marks it. */
const number = /^[<>]?\s?\d+(?:[.,]\d+)?(?:\s?\(?[HL*]\)?)?$/

interface Told {
  readonly value: Cell
  readonly limits: Cell | null
  readonly unit: Cell
}

/**
 * Rows that tell each analyte twice, below a line that holds nothing but the two units: its share in a hundred and its count,
 * each perhaps with its limits ("Neutrophils  58.4  [40-75]  2.98  [1.8-7.7]" under "%  K/uL").
 */
export function readPairedUnits({ lines }: Document): {
  readonly readings: readonly LabReading[]
  readonly used: ReadonlySet<Word>
} {
  const readings = lines.flatMap((line, at) => {
    const units = titlesOf(line)
    if (units === null) return []
    const rows = []
    for (const row of lines.slice(at + 1)) {
      const told = rowOf(row, units)
      if (told === null || row.box[1] - bottom(rows.at(-1)?.row.box ?? line.box) > 2 * row.box[3]) break
      rows.push({ row, ...told })
    }
    return rows.length < fewest ? [] : rows.flatMap((one) => readingsOf(one, at))
  })
  return { readings, used: new Set(readings.flatMap(({ words }) => [...words])) }
}

/** The two units of a line that holds nothing else; one of them is a share. */
function titlesOf({ cells }: Line): readonly Cell[] | null {
  const units = cells.filter(({ text }) => canonicalUnit(text) !== null)
  if (units.length !== 2 || cells.some((cell) => !units.includes(cell) && /[\p{L}\d]/u.test(cell.text)))
    return null
  return units.filter(({ text }) => canonicalUnit(text) === '%').length === 1 ? units : null
}

function rowOf({ cells }: Line, units: readonly Cell[]): { name: Cell; told: readonly Told[] } | null {
  const [name, ...rest] = cells
  if (!name || !/^\P{N}*\p{L}{2}\P{N}*$/u.test(name.text)) return null
  const told = units.flatMap((unit): Told[] => {
    const at = rest.findIndex(({ text, box }) => number.test(text) && isUnder(box, unit.box))
    const [value, behind] = [rest[at], rest[at + 1]]
    if (!value) return []
    return [{ value, unit, limits: behind && isLimits(behind.text) ? behind : null }]
  })
  const shown = 1 + told.reduce((sum, { limits }) => sum + (limits ? 2 : 1), 0)
  return told.length === units.length && told.some(({ limits }) => limits) && shown === cells.length
    ? { name, told }
    : null
}

const isLimits = (text: string): boolean => {
  const range = parseRange(text)
  return range !== null && (range.low !== null || range.high !== null) && !number.test(text)
}

const isUnder = (box: Cell['box'], title: Cell['box']): boolean =>
  across(box, title) > 0 || Math.abs(box[0] - title[0]) < 1.5 * box[3]

const readingsOf = (
  { row, name, told }: { row: Line; name: Cell; told: readonly Told[] },
  at: number,
): LabReading[] =>
  told.map(({ value, limits, unit }) => {
    const cells = [name, value, ...(limits ? [limits] : [])]
    return tableReading({
      name: name.text,
      nameWords: name.words,
      value: value.text,
      valueWords: value.words,
      unit: unit.text,
      range: limits?.text ?? null,
      words: cells.flatMap(({ words }) => [...words]),
      box: union(cells.map(({ box }) => box)),
      table: 4000 + at,
      top: row.box[1],
    })
  })
