import { titleRole } from '../column-titles'
import { labNameOf } from '../../vocabulary/exact'
import type { Cards } from './cards'
import { wordsOf, type Phrase } from './phrases'
import type { RowContext } from './row-context'
import { rowOf, type Row } from './rows'

/** In heights of a word: how far apart the lines of a block are, and how far behind its name a label may begin. */
const reach = { line: 2.4, indent: 3 }

/** A label of a result or of limits with what stands behind it, nearest first: "RESULT   6.8 mIU/mL   HIGH". */
interface Labelled {
  readonly role: 'value' | 'range'
  readonly label: Phrase
  readonly said: readonly Phrase[]
  /** The name that stands before it in its line. */
  readonly name: Phrase | null
  /** It begins its line. */
  readonly first: boolean
}

/**
 * Results as blocks: a test's name alone, behind it or under it its result after the word that says so, and its limits
 * after theirs; blocks may stand side by side. A page that labels one result labels them all: one alone is none.
 */
export function blocksOf(rows: readonly Row[], context: RowContext): Cards | null {
  const labelled = rows.map((row) => (row.titles ? [] : labelledIn(row, context)))
  const found = rows.flatMap((row, at) =>
    labelled[at]!.flatMap((result, index) => {
      if (result.role !== 'value') return []
      const name = nameOf(result, rows, labelled, at, context)
      if (!name) return []
      const [value, ...said] = result.said
      const beside = labelled[at]![index + 1]
      const range = beside?.role === 'range' ? beside : limitsUnder(result, rows, labelled, at, context)
      const parts = [name.words, value!.words, wordsOf(said), wordsOf(range?.said ?? [])]
      return [{ row: rowOf(row, [name, result.label, ...result.said, ...(range?.said ?? [])], true), parts }]
    }),
  )
  return found.length < 2
    ? null
    : { rows: found.map(({ row }) => row), parts: found.map(({ parts }) => parts) }
}

const isName = ({ words }: Phrase, { fields }: RowContext): boolean =>
  /exact|near/.test(labNameOf(fields.of(words).text).strength)

/** Where a phrase begins to be read, growing with reading. */
const startOf = ({ from, to }: Phrase, { direction }: RowContext): number =>
  direction === 'ltr' ? from : -to

const isNear = (a: Row, b: Row, { height }: RowContext): boolean =>
  b.center - a.center < reach.line * Math.max(height, b.words[0]!.box[3])

/** The name before a label, or that of the line above; between these stand at most lines of other labels ("Method: CLIA"). */
function nameOf(
  { name: before, label, first }: Labelled,
  rows: readonly Row[],
  labelled: readonly (readonly Labelled[])[],
  at: number,
  context: RowContext,
): Phrase | null {
  if (before) return before
  for (let above = at - 1; above >= Math.max(0, at - 3); above--) {
    const row = rows[above]!
    if (!isNear(row, rows[above + 1]!, context) || row.titles) return null
    const over = row.phrases.filter(
      (one) => Math.abs(startOf(one, context) - startOf(label, context)) < reach.indent * context.height,
    )
    const whole = first && labelled[at]!.length === 1 && labelled[above]!.length === 0
    const names = whole ? [...over, { words: row.words, from: 0, to: 0 }] : over
    const name = names.find((one) => isName(one, context))
    if (name) return name
    if (!over.some(({ words }) => words.slice(0, -1).some(({ text }) => text.endsWith(':')))) return null
  }
  return null
}

function limitsUnder(
  { label }: Labelled,
  rows: readonly Row[],
  labelled: readonly (readonly Labelled[])[],
  at: number,
  context: RowContext,
): Labelled | undefined {
  if (!rows[at + 1] || !isNear(rows[at]!, rows[at + 1]!, context)) return undefined
  return labelled[at + 1]!.find(
    (one) =>
      one.role === 'range' &&
      !one.name &&
      Math.abs(startOf(one.label, context) - startOf(label, context)) < reach.indent * context.height,
  )
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

/** The labels of a row in reading order, each with what stands behind it as far as the next label or name. */
function labelledIn(row: Row, context: RowContext): Labelled[] {
  const phrases = context.direction === 'ltr' ? row.phrases : row.phrases.toReversed()
  const begun = phrases.map((phrase) => labelOf(phrase, context))
  return begun.flatMap((own, at): Labelled[] => {
    if (!own) return []
    const next = begun.findIndex(
      (one, other) => other > at && (one !== null || isName(phrases[other]!, context)),
    )
    const [value, ...others] = [...own.rest, ...phrases.slice(at + 1, next < 0 ? undefined : next)]
    if (!value) return []
    const said = [...(own.role === 'value' ? partedAtBracket(value) : [value]), ...others]
    const before = phrases[at - 1]
    const name = before && isName(before, context) ? before : null
    return [{ role: own.role, label: phrases[at]!, said, name, first: at === 0 }]
  })
}

/** The label of a result or of limits in which a phrase begins, and the rest of it. */
function labelOf(
  phrase: Phrase,
  { direction, fields }: RowContext,
): { role: Labelled['role']; rest: Phrase[] } | null {
  for (const length of [1, 2, 3]) {
    if (phrase.words.length < length) return null
    const [label, words] =
      direction === 'ltr'
        ? [phrase.words.slice(0, length), phrase.words.slice(length)]
        : [phrase.words.slice(-length), phrase.words.slice(0, -length)]
    const role = titleRole(fields.of(label).text)
    if (role === 'value' || role === 'range')
      return { role, rest: words.length > 0 ? [{ ...phrase, words }] : [] }
  }
  return null
}
