import { limitLabels } from '../../language/limits'
import { labNameOf } from '../../vocabulary/exact'
import { right } from '../geometry'
import type { Word } from '../page'
import { parseFlag } from '../values/numbers'
import { earlierUnder, goesWith, isName, limitsBeside, limitsUnder, withoutLabel } from './card-limits'
import { beginningAt, phraseOf, startOf, textOf, within, type Bounds, type Setting } from './card-places'
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

/** In heights of a word: from a name down to its number, in a ruled table too; how wide a space within a name may be. */
const reach = { value: 2.8, cell: 3.2, word: 2 }

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
  // Lines of another column may stand between.
  const isOver = ({ box }: Word): boolean => box[0] < name.to && right(box) > name.from
  const between = below.slice(0, next).flatMap(({ words }) => words.filter(isOver))
  return between.every(({ text }) => text.length <= 2) ? found : null
}

function boundsOf(name: Phrase, names: readonly Phrase[], below: Row, context: Setting): Bounds {
  const others = names.filter((phrase) => phrase !== name && beginningAt(phrase, below, context))
  const start = startOf(name, context)
  const ends = others.map((phrase) => startOf(phrase, context))
  return { start, end: Math.min(...ends.filter((edge) => edge > start + context.height)) }
}

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
