import { labNameOf } from '../../vocabulary/exact'
import { centerX, overlap } from '../geometry'
import type { Word } from '../page'
import { unitInName } from '../values/unit-in-name'
import type { RowContext } from './row-context'
import { phrasesOf } from './phrases'
import type { Row } from './rows'

/** Where a table's columns part, from left to right. */
export type Cuts = readonly number[]

/** How many rows may cross a gap, as a share; how wide it has to be, in the page's gaps. */
const crossings = [0, 0.1, 0.25]
const widths = [0.5, 0.9, 1.6]

/** Columns that rows may stand in, from the gaps that they share. No two alike. */
export function proposeColumns(rows: readonly Row[], gap: number): Cuts[] {
  const found = new Map<string, Cuts>()
  for (const width of widths) {
    const phrases = rows.map((row) => phrasesOf(row.words, width * gap))
    for (const share of crossings) {
      const most = Math.floor(share * rows.length)
      if (share > 0 && most === 0) continue
      const cuts = gapsOf(phrases.flat(), most, width * gap)
      if (cuts.length > 0 && cuts.length <= 14)
        found.set(cuts.map((cut) => Math.round(cut / gap)).join(), cuts)
    }
  }
  return [...found.values()]
}

/** The middles of the gaps that at most `most` of the intervals cover. */
export function gapsOf(
  intervals: readonly { from: number; to: number }[],
  most: number,
  width: number,
): number[] {
  const events = intervals
    .flatMap(({ from, to }) => [
      { x: from, step: 1 },
      { x: to, step: -1 },
    ])
    .sort((a, b) => a.x - b.x || a.step - b.step)
  const out: number[] = []
  let open = 0
  let since: number | null = null
  let seen = false
  for (const { x, step } of events) {
    open += step
    if (open > most) {
      if (since !== null && seen && x - since >= width) out.push((since + x) / 2)
      since = null
      seen = true
    } else since ??= x
  }
  return out
}

/** The words of a row by column. A phrase without figures stays whole, where the most of it stands. */
export function intoColumns(row: Row, cuts: Cuts): Word[][] {
  const out: Word[][] = Array.from({ length: cuts.length + 1 }, () => [])
  const columnAt = (x: number): number => {
    const at = cuts.findIndex((cut) => x < cut)
    return at < 0 ? cuts.length : at
  }
  for (const { words, from, to } of row.phrases) {
    const worded = !words.some(({ text }) => /\d/.test(text)) || isNamed(words)
    const first = columnAt(from)
    const last = columnAt(to)
    if (first === last || !worded) {
      for (const word of words) out[first === last ? first : columnAt(centerX(word.box))]!.push(word)
      continue
    }
    const shares = out.map((_, at) => overlap(from, to, cuts[at - 1] ?? -Infinity, cuts[at] ?? Infinity))
    out[shares.indexOf(Math.max(...shares))]!.push(...words)
  }
  return out
}

/** A name with figures in it ("eGFR per 1.73 square metres"): words at both its ends. */
const isNamed = (words: readonly Word[]): boolean =>
  words.length > 3 &&
  [words[0]!, ...words.slice(-2)].every(({ text }) => /^[^\d/%]*\p{L}{2}[^\d/%]*$/u.test(text))

/** How many phrases of a row its cuts part. */
export const brokenBy = (row: Row, cuts: Cuts): number =>
  row.phrases.filter((phrase) =>
    cuts.some((cut) =>
      phrase.words.some(
        (word, at) =>
          at > 0 &&
          centerX(word.box) > cut &&
          centerX(phrase.words[at - 1]!.box) < cut &&
          (/\d/.test(word.text) || !isNamed(phrase.words)),
      ),
    ),
  ).length

/**
 * The same columns, with the numbers of a column of their own that stand so close behind a name that no gap parts them
 * ("Glucose (Fasting) 142"): in the column beside the names where that is empty, in a new one where most are so.
 */
export function unglued(parts: readonly (readonly (readonly Word[])[])[], telling: number): Word[][][] {
  const glued = parts.map(([name]) => name !== undefined && isGlued(name))
  const most = 2 * glued.filter(Boolean).length > telling
  return parts.map(([name = [], beside = [], ...rest], at) => {
    const moved = glued[at] && (most || beside.length === 0)
    const [own, number] = moved ? [name.slice(0, -1), name.slice(-1)] : [name, []]
    const columns = most ? [own, number, beside, ...rest] : [own, moved ? number : beside, ...rest]
    return columns.map((words) => [...words])
  })
}

/** A test's name and a number behind it which is no part of the name, nor the mark of a laboratory ("Glucose 01"). */
function isGlued(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text)
  const strength = (name: string) => labNameOf(unitInName(name).name).strength
  return (
    text.length > 1 &&
    /^(?!0\d$)[<>]?\d+(?:[.,]\d+)*$/.test(text.at(-1)!) &&
    strength(text.slice(0, -1).join(' ')) === 'exact' &&
    strength(text.join(' ')) !== 'exact'
  )
}

/**
 * The same columns, with each that holds a result and its limits as two: numbers are set at the edge at which the limits
 * behind them begin, and no gap parts them ("6.31 4.50-5.90", "Negative Negative"). Null where no column does.
 */
export function limitsApart(
  parts: readonly (readonly (readonly Word[])[])[],
  { fields, reader, direction }: Pick<RowContext, 'fields' | 'reader' | 'direction'>,
): Word[][][] | null {
  const textOf = (words: readonly Word[]): string => fields.of(words).text
  const cutOf = (words: readonly Word[]): number => {
    for (let at = 1; at < words.length; at++) {
      const sides = [words.slice(0, at), words.slice(at)].map(textOf)
      const [value, limits] = direction === 'ltr' ? sides : sides.toReversed()
      // A number with its arrow misread ("71t", "12.9.") is one all the same.
      const told = /^\S*\d\S*$/.test(value!) || reader.result(value!)?.rest === ''
      if (told && reader.range(limits!) !== null) return at
    }
    return 0
  }
  const cuts = parts.map((row) => row.map(cutOf))
  const both = (parts[0] ?? []).flatMap((_, column) => {
    const held = parts.flatMap((row, at) => (row[column]!.length > 0 ? [cuts[at]![column]!] : []))
    const cut = held.filter((at) => at > 0).length
    return cut > 2 && cut > 0.6 * held.length ? [column] : []
  })
  if (both.length === 0) return null
  return parts.map((row, at) =>
    row.flatMap((words, column) => {
      if (!both.includes(column)) return [[...words]]
      const cut = cuts[at]![column]!
      // What is one thing alone stands where its like do.
      const alone =
        cut > 0 ? cut : (reader.range(textOf(words)) === null) === (direction === 'ltr') ? words.length : 0
      return [words.slice(0, alone), words.slice(alone)]
    }),
  )
}
