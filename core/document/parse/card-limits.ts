import { limitLabels } from '../../language/limits'
import { labNameOf } from '../../vocabulary/exact'
import type { Word } from '../page'
import { parseFlag } from '../values/numbers'
import type { ReferenceRange } from '../values/range'
import { beginningAt, phraseOf, textOf, within, type Bounds, type Setting } from './card-places'
import { earlierOf } from './earlier'
import { limitsAlone } from './limits-alone'
import { wordsOf, type Phrase } from './phrases'
import { rowOf, type Row } from './rows'

/** In heights of a word: from a number down to its limits. */
const reach = 5.5

/** "5.4 x10E9/L   Range: 4.0 - 11.0   In range": labelled limits behind a number, which has what is made of it with it. */
export function limitsBeside(told: readonly Phrase[], row: Row, { fields }: Setting) {
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
    /\p{L}|^\W$/u.test(words[at]!.text) &&
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

export function limitsUnder(
  name: Phrase,
  value: Row,
  rows: readonly Row[],
  bounds: Bounds,
  context: Setting,
): { row: Row; phrases: readonly Phrase[] } | null {
  for (const row of rows) {
    if (row.center - value.center > reach * context.height) return null
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

/** A line of a card that repeats earlier results with their days. */
export function earlierUnder(name: Phrase, rows: readonly Row[], bounds: Bounds, context: Setting) {
  for (const row of rows) {
    const phrase = beginningAt(name, row, context)
    const phrases = phrase ? within(phrase, row, bounds, context) : []
    const earlier = earlierOf(context.fields.of(wordsOf(phrases)), context.order)
    if (earlier) return { row: { ...rowOf(row, phrases, false), earlier }, parts: [wordsOf(phrases), []] }
    if (phrase && isName(context.fields.of(phrase.words).text)) return null
  }
  return null
}

export const withoutLabel = (limits: readonly Phrase[], fields: Setting['fields']): string =>
  fields.of(wordsOf(limits)).text.replace(limitLabels, '')

/** A number as exact as its limits, and of their size. */
export function goesWith(printed: string, { low, high, text }: ReferenceRange): boolean {
  const decimals = (told: string): number => /[.,](\d+)/.exec(told)?.[1]?.length ?? 0
  const number = Number(printed.replace(/[<>=\s]/g, '').replace(',', '.'))
  const [least, most] = [(low ?? 0) / 10, 10 * (high ?? low ?? 0)]
  return decimals(printed) <= decimals(text) && number >= least && number <= most
}

/** The next card begins. */
export const isName = (text: string): boolean => /exact|near/.test(labNameOf(text).strength)
