import type { Line } from '../../document/types'
import { part, type Passage } from '../passage'

/** A run of a passage in which neither a line nor a clause ends; each that begins with it comes with its text. */
export interface Piece {
  readonly start: number
  readonly clause: string | undefined
  readonly line: string | undefined
}

const clauseEnd = /(?<!(?<!\p{L})(?:Dr|Mr|Mrs|St|vs|approx))[.!?;]["')]?\s+(?=\S)/gu

/** Its cells parted by tabs. */
export const textOf = ({ cells }: Line): string => cells.map(({ text }) => text).join('\t')

/** `cuts`: where other clauses begin. */
export function piecesOf({ text, words, starts, lines }: Passage, cuts: readonly number[]): readonly Piece[] {
  const ends = [...text.matchAll(clauseEnd)].map((match) => match.index + match[0].length)
  const from = [...new Set([0, ...ends, ...cuts])].sort((a, b) => a - b)
  const clauses = new Map(from.map((start, at) => [start, text.slice(start, from[at + 1]).trimEnd()]))
  const printed = new Map(
    lines.map((line) => [starts[words.findIndex((word) => line.words.includes(word))] ?? 0, textOf(line)]),
  )
  return [...new Set([...clauses.keys(), ...printed.keys()])]
    .sort((a, b) => a - b)
    .map((start) => ({ start, clause: clauses.get(start), line: printed.get(start) }))
}

/** The passage, parted where its pieces differ in what is said of them. */
export function apart<T>(
  whole: Passage,
  pieces: readonly Piece[],
  said: readonly ReadonlySet<T>[],
  as: (one: Passage, said: ReadonlySet<T>) => Passage,
): Passage[] {
  const isAlike = (one: ReadonlySet<T>, other: ReadonlySet<T>): boolean =>
    one.size === other.size && [...one].every((side) => other.has(side))
  const runs = pieces.flatMap(({ start }, at) =>
    at > 0 && isAlike(said[at]!, said[at - 1]!)
      ? []
      : [{ word: whole.starts.findIndex((one) => one >= start), said: said[at]! }],
  )
  if (runs.length < 2) return runs.map((run) => as(whole, run.said))
  return runs.flatMap(({ word, said: here }, at) => {
    const end = runs[at + 1]?.word ?? whole.words.length
    return word < 0 || end <= word ? [] : [as(part(whole, word, end, whole.kind), here)]
  })
}
