import { titleRole } from '../column-titles'
import { across, centerY, mean } from '../geometry'
import { union, type Word } from '../page'
import { phrasesOf, type Phrase } from './phrases'
import type { RowContext } from './row-context'

/** In heights of a word: how far under its titles a result may stand. */
const reach = 2.8

/**
 * Rows (top to bottom, words from left to right) of a table that prints its titles again beside each name, over the
 * result and its limits: what stands under the titles is of the name's row, and the titles are of none.
 */
export function withoutRepeated(rows: readonly Word[][], context: RowContext): Word[][] {
  const found = rows.map((row, at) => repeatedOver(row, rows[at + 1] ?? [], context))
  const repeats = found.filter((one) => one !== null).length
  if (repeats === 0 || (repeats < 2 && !rows.some((row) => isHeader(row, context)))) return [...rows]
  return rows.flatMap((row, at) => {
    if (found[at - 1]) return []
    const name = found[at]
    return name ? [[...name.words, ...rows[at + 1]!].sort((a, b) => a.box[0] - b.box[0])] : [row]
  })
}

/** The name beside titles, a result's among them, under each of which at most one thing stands and beside which nothing does. */
function repeatedOver(
  row: readonly Word[],
  below: readonly Word[],
  { gap, fields, height, reader }: RowContext,
): Phrase | null {
  const phrases = phrasesOf(row, 0.75 * gap)
  const roles = phrases.map(({ words }) => titleRole(fields.of(words).text))
  const [name, ...others] = phrases.filter((_, at) => roles[at] === null)
  const titles = phrases.filter((_, at) => roles[at] !== null)
  if (!name || others.length > 0 || !roles.includes('value') || below.length === 0) return null
  const down = middle(below) - middle(titles.flatMap(({ words }) => words))
  if (down > reach * height) return null
  const cells = phrasesOf(below, 0.75 * gap)
  const value = phrases[roles.indexOf('value')]!
  const isUnder = (cell: Phrase, title: Phrase): boolean => across(boxOf(cell), boxOf(title)) > 0
  const result = cells.find((cell) => isUnder(cell, value))
  if (!result || reader.result(fields.of(result.words).text)?.number == null) return null
  const alone = cells.every((cell) => titles.filter((title) => isUnder(cell, title)).length === 1)
  return alone && cells.length <= titles.length ? name : null
}

/** The titles by themselves, over their columns. */
function isHeader(row: readonly Word[], { gap, fields }: RowContext): boolean {
  const roles = phrasesOf(row, 0.75 * gap).map(({ words }) => titleRole(fields.of(words).text))
  return roles.length > 1 && roles.includes('value') && !roles.includes(null)
}

const boxOf = ({ words }: Phrase) => union(words.map(({ box }) => box))

const middle = (words: readonly Word[]): number => mean(words.map(({ box }) => centerY(box)))
