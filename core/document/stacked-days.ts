import { across, bottom, centerX, centerY, overlap, right } from './geometry'
import { parseDate, type DateOrder } from './dates'
import { union, type Word } from './page'
import { canonicalUnit } from '../vocabulary/units'
import { parseFlag } from './values/numbers'
import { isAmount, isDay, type OwnDays } from './values/own-day'

const edgesOf = (box: Word['box']): number[] => [box[0], centerX(box), right(box)]

/** So many numbers over a day of their own make a table of such cells. */
const fewest = 3

/** How far a day may stand under its number, in its heights; how far their middles may be from one another. */
const reach = { down: 1.2, aside: 1.5 }

/** How far the words of one cell stand from one another, in heights. */
const gap = 1.2

/**
 * Cells of two lines, a number over its own day, as tables of several visits have them: the number alone, set in the middle
 * of its cell where its row's name stands there; and its day. A number may have its unit and its flag beside it.
 */
export function withStackedDays(words: readonly Word[], order: DateOrder): { words: Word[]; days: OwnDays } {
  const isAlone = (word: Word): boolean =>
    words.every(
      (other) =>
        other === word ||
        !/\p{L}{2}/u.test(other.text) ||
        Math.abs(centerY(other.box) - centerY(word.box)) > 0.5 * word.box[3] ||
        // A label stands further from what it tells than the words of a phrase do.
        -across(other.box, word.box) > (other.text.endsWith(':') ? 4 : 1) * word.box[3],
    )
  // "Previous: 1310, 24/02/2021": right beside a number, a day is that one's.
  const isBeside = (word: Word): boolean =>
    words.some(
      (other) =>
        /^[<>]?\d+(?:[.,]\d+)?[,;]?$/.test(other.text) &&
        Math.abs(centerY(other.box) - centerY(word.box)) < 0.5 * word.box[3] &&
        -across(other.box, word.box) < word.box[3],
    )
  const days = words.filter((word) => isDay(word) && isAlone(word) && !isBeside(word))
  const cells = new Map(
    (days.length < fewest ? [] : words.filter(isAmount)).flatMap((word) => {
      const cell = isAlone(word) ? [word] : measured(word, words)
      return cell ? [[word, union(cell.map(({ box }) => box))] as const] : []
    }),
  )
  const pairs = days.flatMap((day): (readonly [Word, Word])[] => {
    const [, y, , height] = day.box
    const over = [...cells].filter(
      ([, box]) =>
        box[1] < y &&
        y - bottom(box) < reach.down * height &&
        across(box, day.box) > 0 &&
        edgesOf(box).some((x, at) => Math.abs(x - edgesOf(day.box)[at]!) < reach.aside * height),
    )
    return over.length === 1 ? [[over[0]![0], day]] : []
  })
  if (pairs.length < fewest) return { words: [...words], days: new Map() }
  const gone = new Set(pairs.map(([, day]) => day))
  const others = words.filter((word) => /\p{L}{2}/u.test(word.text))
  const isLevel = (y: number): boolean => others.some(({ box }) => Math.abs(centerY(box) - y) < 0.3 * box[3])
  const middle = ([number, day]: readonly [Word, Word]): number => centerY(union([number.box, day.box]))
  const centred = pairs.filter((pair) => isLevel(middle(pair))).length
  const asPrinted = pairs.filter(([number]) => isLevel(centerY(number.box))).length
  const moved = new Map(
    pairs.map((pair) => {
      const [number, day] = pair
      const [x, y, width, tall] = number.box
      const top = centred > asPrinted ? middle(pair) - tall / 2 : y
      return [number, { word: { ...number, box: [x, top, width, tall] as const }, day }]
    }),
  )
  const read = (text: string): string | null => {
    const found = parseDate(text, order)
    return found?.precision === 'day' ? found.iso : null
  }
  // In a column of such cells, a number whose day was not found has one.
  const own = pairs.flatMap(([number]) => (isAlone(number) ? [] : [cells.get(number)!]))
  const among = own.length === 0 ? null : union(own)
  const undated = words.filter(
    (word) =>
      among !== null &&
      isAmount(word) &&
      !moved.has(word) &&
      overlap(among[1], bottom(among), word.box[1], bottom(word.box)) > 0 &&
      own.some((box) => across(box, word.box) > 0),
  )
  return {
    words: words.flatMap((word) => (gone.has(word) ? [] : [moved.get(word)?.word ?? word])),
    days: new Map([
      ...undated.map((word) => [word, null] as const),
      ...[...moved.values()].map(({ word, day }) => [word, read(day.text)] as const),
    ]),
  }
}

/** A number with its unit, what it is found to be and nothing else that may be read; null where more stands beside it. */
function measured(number: Word, words: readonly Word[]): readonly Word[] | null {
  const beside = words.filter(
    ({ box }) => Math.abs(centerY(box) - centerY(number.box)) < 0.5 * Math.min(box[3], number.box[3]),
  )
  const cell = [number]
  for (let next: Word | undefined = number; next;) {
    next = beside.find(
      (word) => !cell.includes(word) && cell.some(({ box }) => -across(word.box, box) < gap * number.box[3]),
    )
    if (next) cell.push(next)
  }
  const others = cell.filter((word) => word !== number && /[\p{L}\d%]/u.test(word.text))
  const units = others.filter(({ text }) => canonicalUnit(text) !== null)
  const known = others.every(({ text }) => canonicalUnit(text) !== null || parseFlag(text) !== null)
  return known && units.length === 1 && others.length < 3 ? cell : null
}
