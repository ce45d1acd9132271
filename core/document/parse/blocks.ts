import { titleRole } from '../column-titles'
import { labNameOf } from '../../vocabulary/exact'
import type { Cards } from './cards'
import { wordsOf, type Phrase } from './phrases'
import type { RowContext } from './row-context'
import { rowOf, type Row } from './rows'

/** In heights of a word: how far apart the lines of a block are. */
const pitch = 2.4

/** A line that begins with a label of its own: "RESULT   6.8 mIU/mL   HIGH". */
interface Labelled {
  readonly role: 'value' | 'range'
  readonly phrases: readonly Phrase[]
}

/**
 * Results as blocks of lines: a test's name alone, under it its result behind the word that says so, and its limits
 * behind theirs. A page that labels one result labels them all: one alone is none.
 */
export function blocksOf(rows: readonly Row[], context: RowContext): Cards | null {
  const labelled = rows.map((row) => (row.titles ? null : labelledBy(row, context)))
  const near = (a: number, b: number): boolean =>
    rows[b]!.center - rows[a]!.center < pitch * Math.max(context.height, rows[b]!.words[0]!.box[3])
  const found = rows.flatMap((row, at) => {
    const [result, limits] = [labelled[at + 1], labelled[at + 2]]
    if (labelled[at] || row.titles || result?.role !== 'value' || !near(at, at + 1)) return []
    if (!/exact|near/.test(labNameOf(context.fields.of(row.words).text).strength)) return []
    const [value, ...said] = result.phrases
    const range = limits?.role === 'range' && near(at + 1, at + 2) ? limits.phrases : []
    const parts = [row.words, value!.words, wordsOf(said), wordsOf(range)]
    return [{ row: rowOf(rows[at + 1]!, [...row.phrases, ...result.phrases, ...range], true), parts }]
  })
  return found.length < 2
    ? null
    : { rows: found.map(({ row }) => row), parts: found.map(({ parts }) => parts) }
}

/** "NON-REACTIVE (index 0.13)": what stands in brackets behind a result is no part of it. */
function partedAtBracket(phrase: Phrase): Phrase[] {
  const at = phrase.words.findIndex(({ text }, one) => one > 0 && /^[([]/.test(text))
  const [words, behind] = [phrase.words.slice(0, at), phrase.words.slice(at)]
  return at < 0
    ? [phrase]
    : [
        { ...phrase, words },
        { ...phrase, words: behind },
      ]
}

/** The label in which reading begins, of a result or of limits, and what stands behind it, nearest first. */
function labelledBy(row: Row, { direction, fields }: RowContext): Labelled | null {
  const [first, ...others] = direction === 'ltr' ? row.phrases : row.phrases.toReversed()
  for (const length of [1, 2, 3]) {
    if (!first || first.words.length < length) return null
    const [label, rest] =
      direction === 'ltr'
        ? [first.words.slice(0, length), first.words.slice(length)]
        : [first.words.slice(-length), first.words.slice(0, -length)]
    const role = titleRole(fields.of(label).text)
    const [value, ...said] = rest.length > 0 ? [{ ...first, words: rest }, ...others] : others
    if (value && (role === 'value' || role === 'range'))
      return { role, phrases: [...(role === 'value' ? partedAtBracket(value) : [value]), ...said] }
  }
  return null
}
