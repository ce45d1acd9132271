import type { LabConcept } from '../../vocabulary/concept'
import { labNameOf } from '../../vocabulary/exact'
import { findDates } from '../dates'
import { panelSpecimen } from '../headings'
import type { Word } from '../page'
import type { Cards } from './cards'
import type { RowContext } from './row-context'
import { rowOf, type Row } from './rows'
import { isTold } from './score'

/** How many lines make it plain that each is a name and what was found, and which share of all between them they are. */
const least = { lines: 3, share: 0.6 }

/** The words of a result by what they say: its name, what was found with its unit and flag, its limits. */
type RunOn = readonly [name: readonly Word[], said: readonly Word[], limits: readonly Word[]]

/**
 * Results of which each is a line run on, no wider space between a name and what was found: "Strep A rapid test POSITIVE",
 * "Hemoglobin 11.1 g/dL (low)", with limits at the far side or none. Several lines one under another tell that they are such.
 */
export function runOnLinesOf(rows: readonly Row[], context: RowContext): Cards | null {
  if (context.direction === 'rtl') return null
  const read = rows.map((row) => (row.titles || row.earlier ? null : runOn(row, context)))
  const [first, last] = [read.findIndex(Boolean), read.findLastIndex(Boolean)]
  const count = read.filter(Boolean).length
  // Where a gap stands before what was found, that is a column.
  const close = read.filter((one, at) => one && rows[at]!.phrases[0]!.words.includes(one[1][0]!)).length
  if (close < least.lines || count < least.share * (last - first + 1)) return null
  return {
    rows: rows.map((row, at) => (read[at] ? rowOf(row, row.phrases, true) : row)),
    parts: rows.map((row, at) => read[at] ?? besidesOf(row, context)),
  }
}

function runOn({ phrases }: Row, context: RowContext): RunOn | null {
  const [phrase, ...beside] = phrases
  if (!phrase || beside.length > 2) return null
  const { words } = phrase
  for (let length = Math.min(6, words.length); length > 0; length--) {
    const name = words.slice(0, length)
    const { strength, concepts } = labNameOf(context.fields.of(name).text.replace(/[\s:]+$/, ''))
    if (!/exact|near/.test(strength)) continue
    const parts = [words.slice(length), ...beside.map((one) => one.words)].filter((part) => part.length > 0)
    // What was found is whole in its phrase, and limits are behind it.
    const [said, limits = [], ...others] = parts
    if (said && others.length === 0 && isFound(said, concepts, context) && areLimits(limits, context))
      return [name, said, limits]
  }
  return null
}

/** The title of a box, beside which stands nothing but when it was run; of another line all. */
function headOf({ phrases, words }: Row, { fields, order }: RowContext): readonly Word[] {
  const [head, when, ...others] = phrases.map((phrase) => fields.of(phrase.words))
  if (!head || !when || others.length > 0 || /[\d:]/.test(head.text) || when.words.length > 8) return words
  return findDates(when.text, order).length === 1 ? head.words : words
}

/** The words of another line. The title of a specimen stands where no name does, for a name here goes over no second line. */
function besidesOf(row: Row, context: RowContext): RunOn {
  const words = headOf(row, context)
  return panelSpecimen(context.fields.of(words).text) === null ? [words, [], []] : [[], [], words]
}

function isFound(said: readonly Word[], concepts: readonly LabConcept[], context: RowContext): boolean {
  const { text } = context.fields.of(said)
  const result = context.reader.result(text)
  if (result) return context.reader.rest(result.rest).left === 0
  return said.length < 4 && isTold(concepts, text) && !/\d/.test(text)
}

const areLimits = (words: readonly Word[], { fields, reader }: RowContext): boolean =>
  words.length === 0 || reader.range(fields.of(words).text) !== null
