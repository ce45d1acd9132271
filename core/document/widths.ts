import { median } from './geometry'
import type { Word } from './page'

/** A letter is hardly ever wider than its line is high. */
const widestLetter = 1.3

/**
 * Boxes that reach over the words behind them, cut back to the room that their letters can take: an engine lets a word
 * run to the next one of its line, over all of an empty column.
 */
export function levelWidths(words: readonly Word[]): Word[] {
  const lines = Map.groupBy(words, ({ line }) => line)
  return words.map((word) => {
    const line = lines.get(word.line) ?? []
    const [x, top, width, height] = word.box
    const room = widestLetter * [...word.text].length * median(line.map(({ box }) => box[3]))
    if (width < 2 * room) return word
    const over = line.filter((other) => other !== word && other.box[0] > x + room && other.box[0] < x + width)
    return over.length === 0 ? word : { ...word, box: [x, top, room, height] }
  })
}
