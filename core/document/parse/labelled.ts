import { labNameOf } from '../../vocabulary/exact'
import type { Word } from '../page'
import { hasHebrew } from '../script'
import type { CellReader } from './cells'
import type { Fields } from './fields'
import type { Phrase } from './phrases'

interface Reading {
  readonly fields: Fields
  readonly reader: CellReader
  readonly direction: 'ltr' | 'rtl'
}

/** What of a row belongs to one label. */
export interface Chunk {
  /** From left to right. */
  readonly words: readonly Word[]
  /** The label, and the result that it names; null where what it names is none. */
  readonly pair: readonly [readonly Word[], readonly Word[]] | null
}

/** More words than these are a sentence that has a colon. */
const longest = 7

/** A row by its labels, in reading order: "HbA1c: 6.1 % (4.0-5.6)   TSH: 2.1 mIU/L". Empty where none names a result. */
export function chunksOf(phrases: readonly Phrase[], reading: Reading): Chunk[] {
  const words = phrases.flatMap((phrase) => phrase.words)
  const edges = phrases.flatMap((_, at) => edgeOf(at, phrases, words, reading) ?? [])
  if (edges.length === 0) return []
  const last = edges.length - 1
  const parts =
    reading.direction === 'ltr'
      ? edges.map((from, at) => words.slice(at === 0 ? 0 : from, edges[at + 1]))
      : edges.map((to, at) => words.slice(edges[at - 1] ?? 0, at === last ? undefined : to)).reverse()
  const chunks = parts.map((some): Chunk => ({ words: some, pair: pairOf(some, reading) }))
  return chunks.some(({ pair }) => pair !== null) ? chunks : []
}

const isColon = ({ text }: Word): boolean => /[:：]$/.test(text)

/** Where in the row (as an index of its words) the label that a phrase holds begins to be read. */
function edgeOf(
  at: number,
  phrases: readonly Phrase[],
  row: readonly Word[],
  reading: Reading,
): number | null {
  const { words } = phrases[at]!
  const colon = words.findIndex(isColon)
  if (colon < 0) return null
  const ltr = reading.direction === 'ltr'
  // A label of Latin letters that is read from the right ends at its colon; one of Hebrew ones begins at its right.
  if (!ltr && !words.slice(colon).some(({ text }) => hasHebrew(text))) return row.indexOf(words[colon]!) + 1
  const step = ltr ? -1 : 1
  let first = at
  while (isOfLabel(phrases[first + step], reading)) first += step
  return ltr ? row.indexOf(phrases[first]!.words[0]!) : row.indexOf(phrases[first]!.words.at(-1)!) + 1
}

/** Words beside a label that are no part of what another names. */
function isOfLabel(phrase: Phrase | undefined, { fields, reader }: Reading): boolean {
  if (!phrase || phrase.words.some((word) => isColon(word) || /\d/.test(word.text))) return false
  const { text } = fields.of(phrase.words)
  return reader.rest(text).left > 0 && reader.result(text) === null
}

/**
 * A label and what stands after it: to its right as the page prints it, or, read from the right, to its left:
 * "70 umol/L L-carnitine level:".
 */
function pairOf(words: readonly Word[], reading: Reading): Chunk['pair'] {
  const { fields, reader } = reading
  const colon = words.findIndex(isColon)
  if (colon < 0) return null
  const named = (some: readonly Word[]): boolean =>
    some.length > 0 && some.length <= longest && /\p{L}{2}/u.test(fields.of(some).text)
  const [label, rest] = [words.slice(0, colon + 1), words.slice(colon + 1)]
  if (named(label) && rest.length > 0 && reader.result(fields.of(rest).text) !== null) return [label, rest]
  if (reading.direction === 'ltr') return null
  // A number with all that belongs to one: of a Hebrew label all before it, of a Latin one the longest beginning, but
  // that which leaves the name of a test is better, the more words of it the better.
  const lengths = rest.length > 0 ? [colon] : words.slice(1).map((_, at) => words.length - 1 - at)
  const pairs = lengths.flatMap((length): NonNullable<Chunk['pair']>[] => {
    const value = leftwards(words.slice(0, length), reading)
    return value && named(words.slice(length)) ? [[words.slice(length), value]] : []
  })
  const exact = pairs.filter(([name]) => labNameOf(fields.of(name).text).strength === 'exact')
  const lettersIn = ([name]: (typeof pairs)[number]): number =>
    name.filter(({ text }) => /\p{L}/u.test(text)).length
  return exact.toSorted((a, b) => lettersIn(b) - lettersIn(a))[0] ?? pairs[0] ?? null
}

/** A number with all that belongs to one, as it stands from left to right; without Latin letters it runs leftwards, too. */
function leftwards(words: readonly Word[], { fields, reader }: Reading): readonly Word[] | null {
  const found = [words, [...words].reverse()].find((some) => {
    const read = /\d/.test(some[0]?.text ?? '') ? reader.value(fields.of(some).text) : null
    return read !== null && reader.rest(read.rest).left === 0
  })
  return found ?? null
}
