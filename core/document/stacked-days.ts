import { across, bottom, centerX, centerY, right } from './geometry'
import { parseDate, type DateOrder } from './dates'
import { union, type Word } from './page'
import { isAmount, isDay, type OwnDays } from './values/own-day'

const edgesOf = (box: Word['box']): number[] => [box[0], centerX(box), right(box)]

/** So many numbers over a day of their own make a table of such cells. */
const fewest = 3

/** How far a day may stand under its number, in its heights; how far their middles may be from one another. */
const reach = { down: 1.2, aside: 1.5 }

/**
 * Cells of two lines, a number over its own day, as tables of several visits have them: the number alone, set in the middle
 * of its cell where its row's name stands there; and its day.
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
  const days = words.filter((word) => isDay(word) && isAlone(word))
  const numbers = words.filter((word) => isAmount(word) && isAlone(word))
  const pairs = days.flatMap((day): (readonly [Word, Word])[] => {
    const [, y, , height] = day.box
    const over = numbers.filter(
      ({ box }) =>
        box[1] < y &&
        y - bottom(box) < reach.down * height &&
        across(box, day.box) > 0 &&
        edgesOf(box).some((x, at) => Math.abs(x - edgesOf(day.box)[at]!) < reach.aside * height),
    )
    return over.length === 1 ? [[over[0]!, day]] : []
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
  return {
    words: words.flatMap((word) => (gone.has(word) ? [] : [moved.get(word)?.word ?? word])),
    days: new Map([...moved.values()].map(({ word, day }) => [word, read(day.text)] as const)),
  }
}
