import { limitLabels } from '../../language/limits'
import { labNameOf } from '../../vocabulary/exact'
import { canonicalUnit } from '../../vocabulary/units'
import { right } from '../geometry'
import type { Word } from '../page'
import { hasHebrew } from '../script'
import type { Cards } from './cards'
import type { Phrase } from './phrases'
import type { RowContext } from './row-context'
import { rowOf, type Row } from './rows'
import { isTold } from './score'

/** In heights of a word: how far below a label its limits stand, and how far their edges may differ. */
const reach = { line: 2.6, edge: 0.9 }

/** How it was measured may stand before the limits in so many words. */
const method = 4

interface Card {
  readonly row: Row
  readonly phrases: readonly Phrase[]
  readonly parts: readonly [
    name: readonly Word[],
    value: readonly Word[],
    unit: readonly Word[],
    limits: readonly Word[],
  ]
  readonly known: boolean
}

/**
 * Results that are told in cards beside one another, each with its label, and below it how it was measured and its limits:
 * "HbA2: 5.1 %" over "HPLC, reference range 1.8 - 3.5". Only where several known tests are told so, side by side, and
 * several with their limits, is it plain that a line below is of the label over it.
 */
export function labelledCardsOf(rows: readonly Row[], context: RowContext): Cards | null {
  const lines = rows.map((row, at) => (row.titles ? [] : cardsIn(row, rows[at + 1], context)))
  const cards = lines.flat()
  const several = (is: (card: Card) => boolean): boolean => cards.filter(is).length > 1
  const beside = lines.some((line) => line.filter(({ known }) => known).length > 1)
  if (!beside || !several(({ known, parts }) => known && parts[3].length > 0)) return null
  return {
    rows: cards.map(({ row, phrases }) => rowOf(row, phrases, true)),
    parts: cards.map(({ parts }) => parts),
  }
}

/** The cards that begin in a row, in reading order. */
function cardsIn(row: Row, below: Row | undefined, context: RowContext): Card[] {
  const { direction, fields } = context
  const phrases = direction === 'ltr' ? row.phrases : row.phrases.toReversed()
  return phrases.flatMap((phrase): Card[] => {
    const told = toldBy(phrase.words, context)
    if (!told) return []
    const { strength } = labNameOf(nameOf(fields.of(told.name).text))
    const limits = below ? limitsUnder(told, row, below, context) : null
    return [
      {
        row,
        phrases: limits ? [phrase, limits.phrase] : [phrase],
        parts: [told.name, told.value, told.unit, limits?.words ?? []],
        known: /exact|near/.test(strength),
      },
    ]
  })
}

const nameOf = (text: string): string => text.replace(/[\s:]+$/, '')

type Told = Record<'name' | 'value' | 'unit', readonly Word[]>

/** A label, and the number or the word behind it, with its unit. */
function toldBy(words: readonly Word[], context: RowContext): Told | null {
  const { direction, fields, reader } = context
  const lettered = words.filter(({ text }) => /[\p{L}\d%]/u.test(text))
  const colon = lettered.findIndex(({ text }) => /^:\p{L}|[\p{L}\d)]:$/u.test(text))
  if (colon < 0) return null
  const [name, rest] = partedAt(lettered, colon, direction)
  const label = nameOf(fields.of(name).text)
  if (rest.length === 0 || name.length > 6 || !/\p{L}{2}|\p{L}\d/u.test(label)) return null
  const numbers = rest.filter(({ text }) => /^[<>≤≥]?\d+(?:[.,]\d+)?$/.test(text))
  const [number] = numbers
  const unit = rest.filter((word) => word !== number)
  const measured = canonicalUnit(fields.of(unit).text) !== null || unit.length < 2
  if (numbers.length === 1 && number && measured) return { name, value: numbers, unit }
  const { text } = fields.of(rest)
  const worded = !/\d/.test(text) && (reader.result(text) !== null || isTold(labNameOf(label).concepts, text))
  return worded ? { name, value: rest, unit: [] } : null
}

/**
 * A label ends at its colon, and what it names stands behind it: read from the right, at its left. Where it ends in Latin
 * letters it may be set as one run with that, from left to right: "C: 104 %", its Hebrew part at the right.
 */
function partedAt(
  words: readonly Word[],
  colon: number,
  direction: RowContext['direction'],
): [label: readonly Word[], rest: readonly Word[]] {
  if (direction === 'ltr') return [words.slice(0, colon + 1), words.slice(colon + 1)]
  if (colon > 0) return [words.slice(colon), words.slice(0, colon)]
  const isOfLabel = (word: Word, at: number): boolean => at === 0 || hasHebrew(word.text)
  return [words.filter(isOfLabel), words.filter((word, at) => !isOfLabel(word, at))]
}

/** The limits behind their label in a phrase that begins under a card's, and the phrase that holds them. */
function limitsUnder(
  { name }: Told,
  row: Row,
  below: Row,
  { direction, fields, height }: RowContext,
): { phrase: Phrase; words: readonly Word[] } | null {
  if (below.center - row.center > reach.line * height) return null
  const edgeOf = (words: readonly Word[]): number =>
    direction === 'ltr'
      ? Math.min(...words.map(({ box }) => box[0]))
      : Math.max(...words.map(({ box }) => right(box)))
  const edge = edgeOf(name)
  const phrase = below.phrases.find(({ words }) => Math.abs(edgeOf(words) - edge) < reach.edge * height)
  if (!phrase) return null
  const read = fields.of(phrase.words).words
  const tail = (at: number): string =>
    read
      .slice(at)
      .map(({ text }) => text)
      .join(' ')
  const at = read.findLastIndex((_, index) => index <= method + 1 && limitLabels.test(tail(index)))
  if (at < 0) return null
  const words = read.slice(at).toSorted((a, b) => a.box[0] - b.box[0])
  return {
    phrase: { words, from: words[0]!.box[0], to: Math.max(...words.map(({ box }) => right(box))) },
    words,
  }
}
