import { union, type Word } from '../../document/page'
import type { Document, Line } from '../../document/types'
import { parseValue, type DecimalMark } from '../../document/values/numbers'
import { parseRange } from '../../document/values/range'
import { limitLabels } from '../../language/limits'
import { matchConcept } from '../../vocabulary/match'
import { canonicalUnit } from '../../vocabulary/units'
import { tableReading, type LabReading } from './reading'

/** A number, its unit and what it is found to be: "1.9 mg/dL (High)". */
const told = /^([<>≤≥]?\s?\d[\d.,]*)\s+([^\s()]+)(?:\s+\(?(high|low|normal|abnormal|H|L)\)?)?$/i

/** So many of them make a page of such cards. */
const fewest = 2

/**
 * A portal on a telephone: a test's name, under it its limits with their label, under these the number with its unit,
 * each on a line of its own that begins where the name does. `used` are the words of what is read so.
 */
export function readPortals(
  { lines }: Document,
  mark: DecimalMark,
): { readings: LabReading[]; used: ReadonlySet<Word> } {
  const cards = lines.flatMap((name, index) => cardOf(name, lines[index + 1], lines[index + 2], mark))
  if (cards.length < fewest) return { readings: [], used: new Set() }
  return { readings: cards, used: new Set(cards.flatMap(({ words }) => [...words])) }
}

function cardOf(
  name: Line,
  limits: Line | undefined,
  value: Line | undefined,
  mark: DecimalMark,
): LabReading[] {
  if (!limits || !value || [name, limits, value].some(({ cells }) => cells.length !== 1)) return []
  if (!below(limits, name) || !below(value, limits) || matchConcept('lab', name.text) === null) return []
  const range = limitLabels.test(limits.text) ? limits.text.replace(limitLabels, '') : null
  const [, number = '', unit = '', flag = null] = told.exec(value.text) ?? []
  if (range === null || parseRange(range, { mark }) === null) return []
  if (parseValue(number, mark)?.number == null || canonicalUnit(unit) === null) return []
  const words = [name, limits, value].flatMap((line) => [...line.words])
  return [
    tableReading({
      name: name.text,
      nameWords: name.words,
      value: number,
      valueWords: value.words.slice(0, 1),
      unit,
      flag,
      range,
      words,
      box: union(words.map(({ box }) => box)),
      table: 4000,
      top: name.box[1],
    }),
  ]
}

/** Right under the other, and begun where it begins. */
const below = (line: Line, above: Line): boolean =>
  Math.abs(line.box[0] - above.box[0]) < 1.5 * above.box[3] &&
  line.box[1] - (above.box[1] + above.box[3]) < 2.5 * above.box[3]
