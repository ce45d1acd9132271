import { labNameOf } from '../../vocabulary/exact'
import type { Word } from '../page'
import type { ReferenceRange } from '../values/range'
import { limitsAlone } from './limits-alone'
import type { Phrase } from './phrases'
import type { Row, RowContext } from './rows'
import { unitScore } from './score'
import { weights } from './weights'

/** Rows as cards tell them, and the words of each by column: names and numbers. */
export interface Cards {
  readonly rows: readonly Row[]
  readonly parts: readonly (readonly (readonly Word[])[])[]
}

/** In heights of a word: from a name down to its number, from there to the limits; how far edges may differ. */
const reach = { value: 2.4, limits: 5.5, edge: 0.9 }

/**
 * Results as a portal sets them, in cards beside and below one another: the name, under it its number with its
 * unit, and somewhere under that the limits. Only a name that is known and a number in a unit of its own make a
 * card; null of less than two. They are set at the edge at which reading begins, or, in a Latin card of a Hebrew
 * page, at the other one.
 */
export function cardsOf(rows: readonly Row[], context: RowContext): Cards | null {
  const { direction } = context
  const other = direction === 'ltr' ? 'rtl' : 'ltr'
  return setAt(rows, context) ?? setAt(rows, { ...context, direction: other })
}

function setAt(rows: readonly Row[], context: RowContext): Cards | null {
  const found: { row: Row; parts: (readonly Word[])[] }[] = []
  let count = 0
  rows.forEach((row, at) => {
    const below = rows[at + 1]
    if (!below || row.titles || below.center - row.center > reach.value * context.height) return
    for (const name of row.phrases) {
      const under = rows.slice(at + 2, at + 7)
      const limits = limitsUnder(name, below, under, context)
      const value = valueUnder(name, row, below, limits?.phrase ?? null, context)
      if (!value || isSeries(name, under.slice(0, 2), context)) continue
      count++
      const words = value.flatMap((phrase) => phrase.words)
      found.push({
        row: bare(below, [name, ...value], true),
        parts: [name.words, words],
      })
      if (limits)
        found.push({ row: bare(limits.row, [limits.phrase], false), parts: [limits.phrase.words, []] })
    }
  })
  return count < 2 ? null : { rows: found.map(({ row }) => row), parts: found.map(({ parts }) => parts) }
}

const bare = (row: Row, phrases: readonly Phrase[], seed: boolean): Row => ({
  ...row,
  words: phrases.flatMap(({ words }) => [...words]),
  phrases,
  seed,
  labelled: [],
  told: false,
})

/**
 * The phrases under a name that are a number in one of its units, and what else is told of a result; where limits
 * stand under it that it agrees with, its unit may be unread, or none.
 */
function valueUnder(
  name: Phrase,
  { phrases }: Row,
  below: Row,
  limits: Phrase | null,
  context: RowContext,
): Phrase[] | null {
  const { fields, reader } = context
  const { strength, concepts } = labNameOf(fields.of(name.words).text)
  if (!/exact|near/.test(strength)) return null
  const first = beginningAt(name, below, context)
  if (!first) return null
  const others = phrases.filter((phrase) => phrase !== name && beginningAt(phrase, below, context))
  const ends = others.map((phrase) => startOf(phrase, context))
  const start = startOf(name, context)
  const end = Math.min(...ends.filter((edge) => edge > start + context.height))
  const value = below.phrases
    .filter(
      (phrase) =>
        phrase === first ||
        (startOf(phrase, context) > start && startOf(phrase, context) < end - context.height),
    )
    .sort((a, b) => a.from - b.from)
  const text = fields.of(value.flatMap(({ words }) => words)).text
  const printed = reader.result(text)
  if (printed?.number == null) return null
  const rest = reader.rest(printed.rest)
  const unit = unitScore(rest.unit, concepts)
  if (rest.left === 0 && unit === weights.unit.own) return value
  const range = limits && reader.range(fields.of(limits.words).text)
  return unit !== weights.unit.foreign && range && goesWith(printed.text, range) ? value : null
}

/** A number as exact as its limits, and of their size. */
function goesWith(printed: string, { low, high, text }: ReferenceRange): boolean {
  const decimals = (told: string): number => /[.,](\d+)/.exec(told)?.[1]?.length ?? 0
  const number = Number(printed.replace(/[<>=\s]/g, '').replace(',', '.'))
  const [least, most] = [(low ?? 0) / 10, 10 * (high ?? low ?? 0)]
  return decimals(printed) <= decimals(text) && number >= least && number <= most
}

/** Under the number stands another one: it is one of several, of which none is known to be today's. */
const isSeries = (name: Phrase, rows: readonly Row[], context: RowContext): boolean =>
  rows.some((row) => {
    const phrase = beginningAt(name, row, context)
    const text = phrase === null ? '' : context.fields.of(phrase.words).text
    return context.reader.result(text)?.number != null && limitsAlone(text, context.reader) === null
  })

function limitsUnder(
  name: Phrase,
  value: Row,
  rows: readonly Row[],
  context: RowContext,
): { row: Row; phrase: Phrase } | null {
  for (const row of rows) {
    if (row.center - value.center > reach.limits * context.height) return null
    const phrase = beginningAt(name, row, context)
    const text = phrase === null ? '' : context.fields.of(phrase.words).text
    if (phrase && limitsAlone(text, context.reader) !== null) return { row, phrase }
    // The next card begins.
    if (phrase && labNameOf(text).strength === 'exact') return null
  }
  return null
}

/** Where a phrase begins to be read, growing with reading. */
const startOf = ({ from, to }: Phrase, { direction }: RowContext): number =>
  direction === 'ltr' ? from : -to

const beginningAt = (name: Phrase, row: Row, context: RowContext): Phrase | null =>
  row.phrases.find(
    (phrase) => Math.abs(startOf(phrase, context) - startOf(name, context)) < reach.edge * context.height,
  ) ?? null
