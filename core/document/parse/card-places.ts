import { right } from '../geometry'
import type { Word } from '../page'
import type { Phrase } from './phrases'
import type { RowContext } from './row-context'
import type { Row } from './rows'

/** In heights of a word: how far edges may differ, and what is under a name be indented. */
const reach = { edge: 0.9, indent: 2.5 }

/** By what of them a name and what stands under it are set level. */
export interface Setting extends RowContext {
  readonly edge: 'left' | 'right' | 'centre'
}

/** Where a card begins to be read and where the one beside it does. */
export interface Bounds {
  readonly start: number
  readonly end: number
}

/** A phrase and what stands beside it in its card. */
export const within = (first: Phrase, row: Row, { start, end }: Bounds, context: Setting): Phrase[] =>
  row.phrases
    .filter(
      (phrase) =>
        phrase === first ||
        (startOf(phrase, context) > start && startOf(phrase, context) < end - context.height),
    )
    .sort((a, b) => a.from - b.from)

export const phraseOf = (words: readonly Word[]): Phrase => ({
  words,
  from: Math.min(...words.map(({ box }) => box[0])),
  to: Math.max(...words.map(({ box }) => right(box))),
})

export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

/** Where a phrase begins to be read, growing with reading. */
export const startOf = ({ from, to }: Phrase, { edge, direction }: Setting): number => {
  if (edge === 'centre') return ((from + to) / 2) * (direction === 'ltr' ? 1 : -1)
  return edge === 'left' ? from : -to
}

/** What begins where a name does, or alone in its row, and indented, under it. */
export function beginningAt(name: Phrase, row: Row, context: Setting): Phrase | null {
  const away = (phrase: Phrase): number =>
    (startOf(phrase, context) - startOf(name, context)) / context.height
  const level = row.phrases.find((phrase) => Math.abs(away(phrase)) < reach.edge)
  if (level || context.edge === 'centre') return level ?? null
  const first = row.phrases.reduce<Phrase | null>(
    (one, next) => (one && away(one) < away(next) ? one : next),
    null,
  )
  const indented = first !== null && away(first) > 0 && away(first) < reach.indent && first.from < name.to
  return indented && first.to > name.from ? first : null
}
