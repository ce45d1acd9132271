import { limitLabels } from '../../language/limits'
import { labNameOf } from '../../vocabulary/exact'
import { right } from '../geometry'
import type { Word } from '../page'
import { parseFlag } from '../values/numbers'
import type { ReferenceRange } from '../values/range'
import { earlierOf } from './earlier'
import { limitsAlone } from './limits-alone'
import { wordsOf, type Phrase } from './phrases'
import type { RowContext } from './row-context'
import { rowOf, type Row } from './rows'
import { unitScore } from './score'
import { weights } from './weights'

/** Rows as cards tell them, and the words of each by column: names and numbers. */
export interface Cards {
  readonly rows: readonly Row[]
  readonly parts: readonly (readonly (readonly Word[])[])[]
}

/**
 * In heights of a word: from a name down to its number, in a ruled table too, from there to the limits; how far edges may
 * differ, and what is under a name be indented; how wide a space within a name may be.
 */
const reach = { value: 2.8, cell: 3.2, limits: 5.5, edge: 0.9, indent: 2.5, word: 2 }

/**
 * Results as a portal sets them, in cards beside and below one another: the name, under it its number with its
 * unit, and somewhere under that the limits. Only a name that is known and a number in a unit of its own make a
 * card; one alone is none unless its limits are labelled as such. They are set at the edge at which reading begins, or,
 * in a Latin card of a Hebrew page, at the other one, or three and more at their middle, as in the columns of a table.
 */
export function cardsOf(rows: readonly Row[], context: RowContext): Cards | null {
  const { direction } = context
  const edges = direction === 'ltr' ? (['left', 'right'] as const) : (['right', 'left'] as const)
  const found = [...edges, 'centre' as const].flatMap((edge) => setAt(rows, { ...context, edge }) ?? [])
  return found.reduce<Cards | null>(
    (best, one) => (best && best.rows.length >= one.rows.length ? best : one),
    null,
  )
}

/** By what of them a name and what stands under it are set level. */
interface Setting extends RowContext {
  readonly edge: 'left' | 'right' | 'centre'
}

function setAt(rows: readonly Row[], context: Setting): Cards | null {
  const found: { row: Row; parts: (readonly Word[])[] }[] = []
  let count = 0
  let labelled = false
  rows.forEach((row, at) => {
    if (row.titles) return
    const names = headsOf(row, rows.slice(at + 1, at + 3), context)
    for (const name of names) {
      if (!/exact|near/.test(labNameOf(context.fields.of(name.words).text).strength)) continue
      const below = nextUnder(name, row, rows.slice(at + 1, at + 3), context)
      if (!below) continue
      const under = rows.slice(rows.indexOf(below) + 1, at + 7)
      const bounds = boundsOf(name, names, below, context)
      const told = within(beginningAt(name, below, context)!, below, bounds, context)
      const beside = limitsBeside(told, below, context)
      const limits = beside ?? limitsUnder(name, below, under, bounds, context)
      const value = valueUnder(name, beside?.value ?? told, limits?.phrases ?? null, beside !== null, context)
      // A number that has its own limits behind it is no one of several.
      if (!value || (!beside && isSeries(name, under.slice(0, 2), context))) continue
      count++
      const words = wordsOf(value)
      found.push({ row: rowOf(below, [name, ...value], true), parts: [name.words, words] })
      const before = earlierUnder(name, under, bounds, context)
      if (before) found.push(before)
      if (!limits) continue
      labelled ||= limitLabels.test(context.fields.of(wordsOf(limits.phrases)).text)
      found.push({ row: rowOf(limits.row, limits.phrases, false), parts: [wordsOf(limits.phrases), []] })
    }
  })
  const few = context.edge === 'centre' ? 3 : 2
  return count < few && !labelled
    ? null
    : { rows: found.map(({ row }) => row), parts: found.map(({ parts }) => parts) }
}

/** What a row names: words that are set wide apart are one name, unless under both of them stands a number of their own. */
function headsOf({ phrases }: Row, below: readonly Row[], context: Setting): Phrase[] {
  const { fields, reader, height } = context
  const isHead = (phrase: Phrase): boolean =>
    below.some((row) => {
      const first = beginningAt(phrase, row, context)
      return first !== null && reader.result(fields.of(first.words).text)?.number != null
    })
  return phrases
    .reduce<Phrase[]>((heads, phrase) => {
      const last = heads.at(-1)
      const far = !last || phrase.from - last.to > reach.word * height
      if (far || (isHead(last) && isHead(phrase))) return [...heads, phrase]
      return [
        ...heads.slice(0, -1),
        { words: [...last.words, ...phrase.words], from: last.from, to: phrase.to },
      ]
    }, [])
    .map((head) => withoutFlag(head, context))
}

/** The row under a name in which something begins where it begins; between them stands at most what a sign was read as. */
function nextUnder(name: Phrase, row: Row, below: readonly Row[], context: Setting): Row | null {
  const next = below.findIndex((one) => beginningAt(name, one, context) !== null)
  const found = below[next]
  if (!found) return null
  // A number may be set larger than its name.
  const tallest = Math.max(
    context.height,
    ...beginningAt(name, found, context)!.words.map(({ box }) => box[3]),
  )
  const most = context.edge === 'centre' ? reach.cell : reach.value
  if (found.center - row.center > most * tallest) return null
  const between = below.slice(0, next).flatMap(({ words }) => words)
  return between.every(({ text }) => text.length <= 2) ? found : null
}

/** Where a card begins to be read and where the one beside it does. */
interface Bounds {
  readonly start: number
  readonly end: number
}

function boundsOf(name: Phrase, names: readonly Phrase[], below: Row, context: Setting): Bounds {
  const others = names.filter((phrase) => phrase !== name && beginningAt(phrase, below, context))
  const start = startOf(name, context)
  const ends = others.map((phrase) => startOf(phrase, context))
  return { start, end: Math.min(...ends.filter((edge) => edge > start + context.height)) }
}

/** A phrase and what stands beside it in its card. */
const within = (first: Phrase, row: Row, { start, end }: Bounds, context: Setting): Phrase[] =>
  row.phrases
    .filter(
      (phrase) =>
        phrase === first ||
        (startOf(phrase, context) > start && startOf(phrase, context) < end - context.height),
    )
    .sort((a, b) => a.from - b.from)

/**
 * The phrases under a name that are a number in one of its units, and what else is told of a result; where limits
 * stand under it that it agrees with, or that are labelled as such and cannot be read, its unit may be unread, or none.
 */
function valueUnder(
  name: Phrase,
  value: readonly Phrase[],
  limits: readonly Phrase[] | null,
  beside: boolean,
  { fields, reader }: Setting,
): readonly Phrase[] | null {
  const { concepts } = labNameOf(fields.of(name.words).text)
  const { text } = fields.of(wordsOf(value))
  const printed = reader.result(text) ?? (limits && reader.result(text.split(' ')[0]!))
  if (!printed) return null
  if (printed.number === null)
    return limits && reader.range(withoutLabel(limits, fields))?.expected != null ? value : null
  const rest = reader.rest(printed.rest)
  const unit = unitScore(rest.unit, concepts)
  // Limits in brackets that were misread take nothing from a number in its unit.
  if (unit === weights.unit.own && (rest.left === 0 || (rest.left <= 2 && /\d\s?[\])]$/.test(text))))
    return value
  if (!limits) return null
  const told = fields.of(wordsOf(limits)).text
  const range = reader.range(withoutLabel(limits, fields))
  const foreign =
    unit === weights.unit.foreign && unitScore(range?.unit ?? null, concepts) !== weights.unit.own
  // A name may be of two tests, a share and a count: labelled limits beside the number are of neither another.
  if (foreign && !beside) return null
  return (range ? goesWith(printed.text, range) : limitLabels.test(told)) ? value : null
}

const withoutLabel = (limits: readonly Phrase[], fields: Setting['fields']): string =>
  fields.of(wordsOf(limits)).text.replace(limitLabels, '')

/** A number as exact as its limits, and of their size. */
function goesWith(printed: string, { low, high, text }: ReferenceRange): boolean {
  const decimals = (told: string): number => /[.,](\d+)/.exec(told)?.[1]?.length ?? 0
  const number = Number(printed.replace(/[<>=\s]/g, '').replace(',', '.'))
  const [least, most] = [(low ?? 0) / 10, 10 * (high ?? low ?? 0)]
  return decimals(printed) <= decimals(text) && number >= least && number <= most
}

/** Under the number, and in its card, stands another one: it is one of several, of which none is known to be today's. */
function isSeries(name: Phrase, rows: readonly Row[], context: Setting): boolean {
  const texts = rows.flatMap((row) => {
    const phrase = beginningAt(name, row, context)
    return phrase === null ? [] : [context.fields.of(withoutFlag(phrase, context).words).text]
  })
  const next = texts.findIndex(isName)
  return texts
    .slice(0, next < 0 ? undefined : next)
    .some((text) => context.reader.result(text)?.number != null && limitsAlone(text, context.reader) === null)
}

/** The next card begins. */
const isName = (text: string): boolean => /exact|near/.test(labNameOf(text).strength)

/** "(!) Above high reference limit" behind a name tells of its number, and is no part of it. */
function withoutFlag(phrase: Phrase, { fields }: Setting): Phrase {
  const { words, text } = fields.of(phrase.words)
  // "Cyclosporin A"
  if (labNameOf(text).strength === 'exact') return phrase
  const at = words.findIndex((_, index) => index > 0 && parseFlag(textOf(words.slice(index))) !== null)
  if (at < 1) return phrase
  const sign = at > 1 && words[at - 1]!.text.length <= 3 && /^[^\p{L}]|^.$/u.test(words[at - 1]!.text)
  const own = new Set(words.slice(0, sign ? at - 1 : at))
  return phraseOf(phrase.words.filter((word) => own.has(word)))
}

const phraseOf = (words: readonly Word[]): Phrase => ({
  words,
  from: Math.min(...words.map(({ box }) => box[0])),
  to: Math.max(...words.map(({ box }) => right(box))),
})

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

/** A line of a card that repeats earlier results with their days. */
function earlierUnder(name: Phrase, rows: readonly Row[], bounds: Bounds, context: Setting) {
  for (const row of rows) {
    const phrase = beginningAt(name, row, context)
    const phrases = phrase ? within(phrase, row, bounds, context) : []
    const earlier = earlierOf(context.fields.of(wordsOf(phrases)), context.order)
    if (earlier) return { row: { ...rowOf(row, phrases, false), earlier }, parts: [wordsOf(phrases), []] }
    if (phrase && isName(context.fields.of(phrase.words).text)) return null
  }
  return null
}

/** "5.4 x10E9/L   Range: 4.0 - 11.0   In range": labelled limits behind a number, which has what is made of it with it. */
function limitsBeside(told: readonly Phrase[], row: Row, { fields }: Setting) {
  const { words } = fields.of(wordsOf(told))
  const from = words.findIndex(
    ({ text }, at) => at > 0 && /\p{L}/u.test(text) && limitLabels.test(textOf(words.slice(at))),
  )
  if (from < 0) return null
  // What stands behind the verdict is another column's.
  const verdicts = words.flatMap((_, at) =>
    at > from + 1 ? [3, 2, 1].map((length) => [at, at + length] as const) : [],
  )
  const isVerdict = ([at, end]: readonly [number, number]): boolean =>
    told.some((one) => one.words.includes(words[at]!) && one.words.includes(words[end - 1]!)) &&
    parseFlag(textOf(words.slice(at, end))) !== null
  const [flag, end] = verdicts.find(isVerdict) ?? [words.length, words.length]
  const of = (some: readonly Word[]): Phrase[] => {
    const own = told.flatMap((one) => one.words.filter((word) => some.includes(word)))
    return own.length === 0 ? [] : [phraseOf(own)]
  }
  // A word takes what is made of it for more of itself.
  const number = /\d/.test(words[0]!.text)
  const value = [...of(words.slice(0, from)), ...of(number ? words.slice(flag, end) : [])]
  return { row, phrases: of(words.slice(from, flag)), value }
}

function limitsUnder(
  name: Phrase,
  value: Row,
  rows: readonly Row[],
  bounds: Bounds,
  context: Setting,
): { row: Row; phrases: readonly Phrase[] } | null {
  for (const row of rows) {
    if (row.center - value.center > reach.limits * context.height) return null
    const phrase = beginningAt(name, row, context)
    if (!phrase) continue
    const { text } = context.fields.of(phrase.words)
    const phrases = within(phrase, row, bounds, context)
    const whole = context.fields.of(wordsOf(phrases)).text
    if (limitLabels.test(whole)) return { row, phrases }
    if (limitsAlone(text, context.reader) !== null) return { row, phrases: [phrase] }
    if (isName(text)) return null
  }
  return null
}

/** Where a phrase begins to be read, growing with reading. */
const startOf = ({ from, to }: Phrase, { edge, direction }: Setting): number => {
  if (edge === 'centre') return ((from + to) / 2) * (direction === 'ltr' ? 1 : -1)
  return edge === 'left' ? from : -to
}

/** What begins where a name does, or alone in its row, and indented, under it. */
function beginningAt(name: Phrase, row: Row, context: Setting): Phrase | null {
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
