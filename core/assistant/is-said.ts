import type { Locale } from '../i18n/locale'
import { guards } from '../language/rewording'
import { saysNoMore } from '../summary/reword'

/** A statement that was told, with the source that it has. */
export interface Row {
  readonly text: string
  /** Names, amounts and dates: in other words they stand as they are, or not at all. */
  readonly pieces: readonly string[]
  readonly sources: readonly number[]
}

const mostSentences = 3
const mostWords = 30

/** Whether each sentence says of one of these rows what the row says, and nothing more. */
export function isSaid(text: string, rows: readonly Row[], locale: Locale): boolean {
  if (/[\p{C}{}<>*_[\]`|#]|:\/\//u.test(text)) return false
  const said = text.trim()
  if (rows.some((row) => row.text === said)) return true
  const sentences = said.split(/(?<=[.!?])\s+(?=\p{Lu}|\p{Script=Hebrew})/u).filter((one) => one !== '')
  if (sentences.length === 0 || sentences.length > mostSentences) return false
  return sentences.every((sentence) => rows.some((row) => isSaidOf(sentence, row, locale)))
}

function isSaidOf(sentence: string, { text, pieces }: Row, locale: Locale): boolean {
  // "That is within the range" does not say of what: another sentence would lend it another thing.
  const [name = ''] = pieces
  if (name === '' || !sentence.includes(name) || sentence.split(/\s+/).length > mostWords) return false
  // The longest first: "11.2 g/dL" is one thing, of which "1" is no part.
  const rest = pieces
    .filter((piece) => piece !== '' && text.includes(piece))
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, piece) => left.replaceAll(piece, ' \u00b7 '), sentence)
  if (/\p{N}/u.test(rest)) return false
  return (
    saysNoMore(rest, text, locale) &&
    guards[locale].every((guard) => guard.test(sentence) === guard.test(text))
  )
}
