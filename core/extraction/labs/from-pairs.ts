import { union, type Word } from '../../document/page'
import type { Document, Line } from '../../document/types'
import { normalizeNumber, type DecimalMark } from '../../document/values/numbers'
import { urineBefore } from '../../language/results'
import { canonicalUnit } from '../../vocabulary/units'
import { labNameOf } from '../../vocabulary/exact'
import { tableReading, type LabReading } from './reading'

const name = String.raw`((?:\d-)?\p{L}[\p{L}\d. -]{0,24}?)`
const value = String.raw`([<>]?\d{1,6}(?:[.,]\d{1,3})?)[*"'™^°%]{0,2}`
const slash = String.raw`\s?/\s?`
/** "Na/K 138/4.4", "AST / ALT | 45* / 60*": two or three names, and as many numbers. */
const pairs = [3, 2].map(
  (count) =>
    new RegExp(
      `(?<![\\p{L}\\d/])${Array<string>(count).fill(name).join(slash)}[\\s:=]+` +
        `${Array<string>(count).fill(value).join(slash)}(?![\\d.,]*[\\d/])`,
      'dgu',
    ),
)

/** Results whose names stand in one place, with a stroke between them, as their numbers do. `used` are the words of such rows. */
export function readPairs(
  { lines }: Document,
  mark: DecimalMark,
): { readings: LabReading[]; used: ReadonlySet<Word> } {
  const readings = lines.flatMap((line, at) => pairsIn(line, at, mark))
  return { readings, used: new Set(readings.flatMap(({ words }) => [...words])) }
}

function pairsIn(line: Line, at: number, mark: DecimalMark): LabReading[] {
  const { text, wordsAt } = laidOut(line)
  for (const pattern of pairs) {
    const found = [...text.matchAll(pattern)].flatMap((match) => {
      const count = (match.length - 1) / 2
      const printed = (place: readonly [number, number]): string => text.slice(...place).trim()
      const parts = match.indices!.slice(1).map((place) => place!)
      const names = parts.slice(0, count).map((place, one) => (one === 0 ? nameAt(place, printed) : place))
      const values = parts.slice(count)
      if (!names.every((place) => isName(printed(place)))) return []
      if (!values.every((place) => normalizeNumber(printed(place).replace(/^[<>]/, ''), mark) !== null))
        return []
      const behind = cellsBehind(line, wordsAt(values.at(-1)!).at(-1))
      const [units, ranges] = [unitsOf(behind[0] ?? '', count), rangesOf(behind[1] ?? '', count)]
      const words = ranges ? [...line.words] : wordsAt([names[0]![0], values.at(-1)![1]])
      const urine = urineBefore.test(text.slice(0, match.index))
      return names.map((place, one) =>
        tableReading({
          name: printed(place),
          nameWords: wordsAt(place),
          value: printed(values[one]!),
          valueWords: wordsAt(values[one]!),
          unit: units?.[one] ?? null,
          range: ranges?.[one] ?? null,
          specimen: urine ? 'urine' : null,
          words,
          box: union(words.map(({ box }) => box)),
          table: 5000,
          top: line.box[1] + at * 1e-6,
          ...(ranges && decimals(printed(values[one]!)) > decimals(ranges[one]!)
            ? { ticked: 'unsure' as const }
            : {}),
        }),
      )
    })
    if (found.length > 0) return found
  }
  return []
}

/** "Pulse 74 Na": the name is what the words end in. */
function nameAt(
  place: [number, number],
  printed: (place: readonly [number, number]) => string,
): [number, number] {
  const words = [...printed(place).matchAll(/\S+/gu)].map(({ index }) => index)
  const from = words.find((index) => isName(printed([place[0] + index, place[1]])))
  return from === undefined ? place : [place[0] + from, place[1]]
}

const isName = (text: string): boolean => /exact|near/.test(labNameOf(text).strength)

/** Digits behind the point, the most of the numbers of a text: one more than the limits have was likelier a mark. */
const decimals = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/\d[.,](\d+)/gu)].map(({ 1: digits = '' }) => digits.length))

interface LaidOut {
  readonly text: string
  /** The words that stand in a range of the text. */
  readonly wordsAt: (range: readonly [number, number]) => Word[]
}

function laidOut({ cells }: Line): LaidOut {
  const words = cells.flatMap((cell) => [...cell.words])
  const starts: number[] = []
  let text = ''
  for (const word of words) {
    if (text !== '') text += ' '
    starts.push(text.length)
    text += word.text
  }
  return {
    text,
    wordsAt: ([start, end]) =>
      words.filter((word, at) => starts[at]! < end && starts[at]! + word.text.length > start),
  }
}

/** The texts of the cells behind the one that holds a word. */
function cellsBehind({ cells }: Line, word: Word | undefined): string[] {
  const at = cells.findIndex(({ words }) => word !== undefined && words.includes(word))
  return at < 0 ? [] : cells.slice(at + 1).map(({ text }) => text)
}

/** "mmol/L / umol/L": a stroke with room beside it parts two units; one unit is that of all. */
function unitsOf(text: string, count: number): (string | null)[] | null {
  const parts = text.split(/\s\/\s?|\/\s/u).map((part) => part.trim())
  const all = parts.length === 1 ? Array<string>(count).fill(parts[0]!) : parts
  const known = all.map((part) => (part === '%' || canonicalUnit(part) !== null ? part : null))
  return all.length === count && known.some((unit) => unit !== null) ? known : null
}

function rangesOf(text: string, count: number): string[] | null {
  const parts = text.split('/').map((part) => part.trim())
  return parts.length === count && parts.every((part) => /\d/.test(part)) ? parts : null
}
