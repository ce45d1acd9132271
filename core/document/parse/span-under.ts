import { across, centerY } from '../geometry'
import type { Word } from '../page'
import type { RowContext } from './row-context'
import type { Row } from './rows'
import type { ToldBelow } from './told-below'

/** In heights of a word: how far below its number a line of limits stands. */
const reach = 2.6

const bareSpan = /^\d+(?:[.,]\d+)?\s?[-–]\s?\d+(?:[.,]\d+)?$/

/** Two numbers joined as limits are, alone in their line, right under the number of the result above. */
export function spanUnder(
  row: Row,
  above: { readonly name: { readonly words: readonly Word[] }; readonly words: readonly Word[] } | null,
  context: RowContext,
): ToldBelow | null {
  const { fields, height } = context
  const [phrase, ...others] = row.phrases
  const told = above?.words.filter((word) => !above.name.words.includes(word)) ?? []
  if (!phrase || others.length > 0) return null
  const { text } = fields.of(phrase.words)
  const under = told.some(
    ({ box }) =>
      row.center - centerY(box) < reach * height && phrase.words.some((word) => across(word.box, box) > 0),
  )
  return bareSpan.test(text) && under ? { unit: null, range: text } : null
}
