import { centerX, median } from './geometry'
import type { Word } from './page'

/**
 * Boxes that took in a rule or a piece of the next line, cut back to the height of their neighbours on the engine's
 * line; otherwise two printed lines would seem to stand on one another.
 */
export function levelHeights(words: readonly Word[]): Word[] {
  const lines = Map.groupBy(words, ({ line }) => line)
  return words.map((word) => {
    const line = lines.get(word.line) ?? []
    const usual = median(line.map((other) => other.box[3]))
    if (line.length < 3 || word.box[3] <= 1.6 * usual) return word
    const near = line
      .filter((other) => other !== word && other.box[3] <= 1.3 * usual)
      .sort(
        (a, b) => Math.abs(centerX(a.box) - centerX(word.box)) - Math.abs(centerX(b.box) - centerX(word.box)),
      )[0]
    if (!near) return word
    const [x, top, width, height] = word.box
    const from = Math.max(top, near.box[1] - 0.2 * near.box[3])
    const to = Math.min(top + height, near.box[1] + 1.2 * near.box[3])
    return to - from < 0.5 * near.box[3] ? word : { ...word, box: [x, from, width, to - from] }
  })
}
