import { centerX } from '../../document/geometry'
import { union, type Word } from '../../document/page'
import type { Cell, Document, Line } from '../../document/types'
import { unitInName } from '../../document/values/unit-in-name'
import { parseValue, type DecimalMark } from '../../document/values/numbers'
import { parseRange } from '../../document/values/range'
import { resultInWords } from '../../language/result-words'
import { matchConcept } from '../../vocabulary/match'
import { canonicalUnit } from '../../vocabulary/units'
import { tableReading, type LabReading } from './reading'

/** A title over a column of results. */
interface Titled {
  readonly cell: Cell
  readonly name: string
  readonly unit: string | null
}

/** How far from the middle of its name what stands under it may be: of the space between two names. */
const reach = 0.35

/** What stands under the names of a line, in their order. */
type Under = readonly (Cell | null)[]

/**
 * A row of names over one row of numbers or of words, and under these their units and their limits: a column for each
 * test. With a second row of numbers it is not known which of the two is of today, and they wait; of words, they are
 * none. `used` are the words that such a table takes up.
 */
export function readStacks(
  { lines }: Document,
  mark: DecimalMark,
): { readings: LabReading[]; used: ReadonlySet<Word> } {
  const used = new Set<Word>()
  const readings: LabReading[] = []
  lines.forEach((line, index) => {
    const told = [isNumber, isWord].find((_, words) => titlesOf(line, words === 1).length >= 2)
    if (!told) return
    const [values, ...below] = rowsUnder(line, lines.slice(index + 1, index + 5))
    if (!values || !isOf(values.under, (text) => told(text, mark))) return
    if (told === isWord && below[0] && isOf(below[0].under, isWord, 0.5)) return
    let units: Under = []
    let ranges: Under = []
    const taken = [line, values.row]
    for (const { row, under } of below) {
      if (units.length === 0 && isOf(under, isUnit, 0.5)) units = under
      else if (ranges.length === 0 && isOf(under, (text) => isRange(text, mark))) ranges = under
      else break
      taken.push(row)
    }
    const next = below[taken.length - 2]
    // Bounds under names, and nothing else, are rather goals: "LDL < 70".
    const bounds = ranges.length === 0 && values.under.every((cell) => !cell || /^[<>≤≥]/.test(cell.text))
    const strays = Number(
      bounds || (next !== undefined && isOf(next.under, (text) => /^\W*\d/.test(text), 0.5)),
    )
    for (const one of taken) for (const word of one.words) used.add(word)
    line.cells.forEach((cell, at) => {
      const value = values.under[at]
      if (!value) return
      const { name, unit } = unitInName(cell.text)
      const under = units[at] && isUnit(units[at].text) ? plainUnit(units[at].text) : null
      const cells = [cell, value, units[at], ranges[at]].filter((one) => one != null)
      readings.push(
        tableReading({
          name,
          nameWords: cell.words,
          value: value.text,
          valueWords: value.words,
          unit: under ?? unit,
          range: ranges[at]?.text ?? null,
          words: cells.flatMap(({ words }) => [...words]),
          box: union(cells.map(({ box }) => box)),
          table: 3000 + index,
          top: line.box[1],
          strays,
        }),
      )
    })
  })
  return { readings, used }
}

/** Cells of a line that name analytes told in numbers, or in `words`: most of its cells, of which none is a number. */
function titlesOf(line: Line, words = false): Titled[] {
  if (line.cells.length < 3 || line.cells.some((cell) => /^[<>]?\d+([.,]\d+)?$/.test(cell.text))) return []
  const titles = testsOf(line, words)
  // One test over two columns is told by what stands over both of them, as goals and limits are.
  const once = new Set(titles.map(({ name }) => name)).size === titles.length
  return once && titles.length >= 0.6 * (line.cells.length - 1) ? titles : []
}

/** The cells of a line that name analytes told in numbers, or in `words`. */
const testsOf = (line: Line, words = false): Titled[] =>
  line.cells.flatMap((cell) => {
    const { name, unit } = unitInName(cell.text)
    const match = matchConcept('lab', name, { unit })
    return match && match.score >= 0.95 && (match.concept.unit === 'text') === words
      ? [{ cell, name, unit }]
      : []
  })

/** The lines under a line of names, as far as each of their cells stands under a name of its own. */
function rowsUnder(names: Line, lines: readonly Line[]): { row: Line; under: Under }[] {
  const found: { row: Line; under: Under }[] = []
  let last = names
  for (const row of lines) {
    if (row.box[1] - (last.box[1] + last.box[3]) > 3 * names.box[3]) break
    const under = names.cells.map(
      (name) => row.cells.find((cell) => isUnder(cell, name, names.cells)) ?? null,
    )
    if (new Set(under.filter((cell) => cell !== null)).size < Math.max(2, row.cells.length)) break
    found.push({ row, under })
    last = row
  }
  return found
}

function isUnder(cell: Cell, name: Cell, names: readonly Cell[]): boolean {
  const middle = centerX(name.box)
  const apart = Math.min(
    ...names.flatMap((one) => (one === name ? [] : [Math.abs(centerX(one.box) - middle)])),
  )
  return Math.abs(centerX(cell.box) - middle) < reach * apart
}

const isOf = (under: Under, is: (text: string) => boolean, least = 1): boolean => {
  const held = under.filter((cell) => cell !== null)
  return held.filter(({ text }) => is(text)).length >= least * held.length
}

const isNumber = (text: string, mark: DecimalMark): boolean => {
  const value = parseValue(text, mark)
  return value?.number != null && value.rest === '' && !/\d\s?-\s?\d/.test(text)
}

const isWord = (text: string): boolean => resultInWords.test(text)

const plainUnit = (text: string): string => text.replace(/^[\s.,·]+|[\s.,·]+$/g, '')

const isUnit = (text: string): boolean => !/^\d+$/.test(text) && canonicalUnit(plainUnit(text)) !== null

const isRange = (text: string, mark: DecimalMark): boolean => {
  const range = isNumber(text, mark) ? null : parseRange(text, { mark })
  return range !== null && (range.low ?? range.high) !== null
}
