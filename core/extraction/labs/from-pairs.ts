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
      const places = parts.slice(0, count).map((place, one) => (one === 0 ? nameAt(place, printed) : place))
      const values = parts.slice(count)
      const names = inFull(places.map(printed))
      if (!names.every(isName)) return []
      if (!values.every((place) => normalizeNumber(printed(place).replace(/^[<>]/, ''), mark) !== null))
        return []
      const behind = cellsBehind(line, wordsAt(values.at(-1)!).at(-1))
      const units = unitsOf(behind[0] ?? '', count)
      const ranges = rangesOf(behind[1] ?? '', count) ?? rangesOf(behind[0] ?? '', count)
      const words = ranges ? [...line.words] : wordsAt([places[0]![0], values.at(-1)![1]])
      const urine = urineBefore.test(text.slice(0, match.index))
      return places.map((place, one) =>
        tableReading({
          name: names[one]!,
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

/** "SGOT/PT": what two names begin with is printed once. */
const inFull = (names: readonly string[]): readonly string[] =>
  names.map((name, at) => {
    const first = names[0]!
    const full = first.slice(0, Math.max(0, first.length - name.length)) + name
    return at > 0 && full !== name && name.length > 1 && labNameOf(full).strength === 'exact' ? full : name
  })

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

/** The texts behind a word: what is left of its own cell, its first word apart where that is a unit, and the cells behind that. */
function cellsBehind({ cells }: Line, word: Word | undefined): string[] {
  const at = cells.findIndex(({ words }) => word !== undefined && words.includes(word))
  if (!word || at < 0) return []
  const own = cells[at]!.words
  const rest = own.slice(own.indexOf(word) + 1).map(({ text }) => text)
  const parted =
    rest.length > 1 && canonicalUnit(rest[0]!) !== null
      ? [rest[0]!, rest.slice(1).join(' ')]
      : [rest.join(' ')]
  return [...parted, ...cells.slice(at + 1).map(({ text }) => text)].filter((text) => text !== '')
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
  const isLimit = (part: string): boolean => /\d\s*[-–]\s*\d|^[<>≤≥]/.test(part)
  return parts.length === count && parts.every(isLimit) ? parts : null
}
