import { bottom, centerX, centerY, right } from '../../document/geometry'
import { union, type Word } from '../../document/page'
import type { Cell, Document } from '../../document/types'
import { parseFlag, parseValue, type DecimalMark } from '../../document/values/numbers'
import { parseRange } from '../../document/values/range'
import { limitLabels, valueLabels } from '../../language/limits'
import { resultInWords } from '../../language/result-words'
import { matchConcept } from '../../vocabulary/match'
import { canonicalUnit } from '../../vocabulary/units'
import { tableReading, type LabReading } from './reading'

/** So many of them make a page of such cards. */
const fewest = 2

/** In heights of a line: to the next line of a card, from the limits over a bar to the value under it, and how edges may differ. */
const reach = { line: 2.5, bar: 4.5, edge: 1.5 }

interface Card {
  readonly name: Cell
  readonly reading: LabReading
}

/**
 * A portal's cards, one under another or side by side: a test's name, under it its limits with their label, under these,
 * or under a bar with the limits at its ends, the number with its unit or behind a label of its own ("Value 3.7 Low").
 * All begin where the name does. `used` are the words of the cards: what else stands in one is no result.
 */
export function readPortals(
  { lines, direction }: Document,
  mark: DecimalMark,
): { readings: LabReading[]; used: ReadonlySet<Word> } {
  const cells = lines.flatMap((line) => line.cells)
  const edge = ({ box }: Cell): number => (direction === 'rtl' ? right(box) : box[0])
  const isLevel = (one: Cell, other: Cell): boolean =>
    Math.abs(edge(one) - edge(other)) < reach.edge * other.box[3]
  const cards = cells.flatMap((value) => {
    const column = cells
      .filter((cell) => isLevel(cell, value) && cell.box[1] < value.box[1])
      .sort((a, b) => b.box[1] - a.box[1])
    return cardOf(value, column, mark)
  })
  if (cards.length < fewest) return { readings: [], used: new Set() }
  const words = cells.flatMap((cell) => [...cell.words])
  return {
    readings: cards.map(({ reading }) => reading),
    used: new Set(cards.flatMap((card) => within(card, cards, words, direction === 'rtl'))),
  }
}

/** @param above what begins where the value does, from below upwards */
function cardOf(value: Cell, above: readonly Cell[], mark: DecimalMark): Card[] {
  const labelled = valueLabels.test(value.text)
  const printed = value.text.replace(valueLabels, '')
  const inWords = labelled && resultInWords.test(printed)
  // "1.9 mg/dL (High)", "3.7 Low": a number, its unit and what it is found to be.
  const [number = '', ...rest] = printed.split(/(?<!^[<>≤≥]) /)
  const flag = rest.find((text) => parseFlag(text) !== null) ?? null
  const [unit, more] = rest.filter((text) => text !== flag)
  if (!inWords && (parseValue(number, mark)?.number == null || more !== undefined)) return []
  const at = above.findIndex(
    (cell) => isUnder(value, cell, labelled ? reach.bar : reach.line) && isLimits(cell),
  )
  const limits = above[at]
  const name = above[at + 1]
  if (!name || !isUnder(limits ?? value, name, reach.line) || valueLabels.test(name.text)) return []
  if (matchConcept('lab', name.text) === null) return []
  const range = limits ? withoutSpecks(limits.text).replace(limitLabels, '') : null
  const bounds = range === null ? null : parseRange(range, { mark })
  const unitOfLimits = bounds?.unit ?? null
  // Without a label, a number with a unit under limits that can be read is a card's.
  if (!labelled && (bounds === null || unit === undefined || canonicalUnit(unit) === null)) return []
  const valueWords = value.words.slice(value.text.split(' ').length - printed.split(' ').length)
  const words = [name, ...(limits ? [limits] : []), value].flatMap((cell) => [...cell.words])
  const reading = tableReading({
    name: name.text,
    nameWords: name.words,
    value: inWords ? printed : number,
    valueWords: inWords ? valueWords : valueWords.slice(0, 1),
    unit: unit ?? unitOfLimits,
    flag,
    range,
    words,
    box: union(words.map(({ box }) => box)),
    table: 4000,
    top: name.box[1],
  })
  return [{ name, reading }]
}

/** What stands before the colon of limits may have a speck in it. */
const withoutSpecks = (text: string): string => text.replace(/\s[^\p{L}\d\s](?=\s\p{L})/gu, '')

const isLimits = ({ text }: Cell): boolean => limitLabels.test(withoutSpecks(text)) && !valueLabels.test(text)

const isUnder = ({ box }: Cell, { box: above }: Cell, most: number): boolean =>
  box[1] - bottom(above) < most * above[3]

/** All words from a card's name down to its value, as far as the card beside it. */
function within(
  { name, reading }: Card,
  cards: readonly Card[],
  words: readonly Word[],
  turned: boolean,
): Word[] {
  const at = ({ box }: { readonly box: Word['box'] }): number => (turned ? -right(box) : box[0])
  const next = Math.min(...cards.map((one) => at(one.name)).filter((x) => x > at(name) + name.box[3]))
  const [, top, , height] = reading.box
  return words.filter(
    (word) =>
      centerY(word.box) >= top &&
      centerY(word.box) <= top + height &&
      at(word) > at(name) - name.box[3] &&
      (turned ? -centerX(word.box) : centerX(word.box)) < next,
  )
}
