import { bottom, right } from '../../document/geometry'
import type { Word } from '../../document/page'
import { wordsIn, type Passage } from '../passage'

/**
 * Whether the number and the unit of a dose are one piece of print: side by side, or at the end of a line and the
 * beginning of the next. What stands in two columns of a row is not ("3 times daily | mg").
 */
export function standsTogether(passage: Passage, start: number, end: number): boolean {
  const text = passage.text.slice(start, end)
  if (text.includes('\t')) return false
  const words = wordsIn(passage, start, end)
  return words.every((word, at) => at === 0 || isBeside(words[at - 1]!, word, passage))
}

function isBeside(a: Word, b: Word, { lines }: Passage): boolean {
  const height = Math.max(a.box[3], b.box[3])
  const level = Math.min(bottom(a.box), bottom(b.box)) - Math.max(a.box[1], b.box[1])
  if (level > 0.3 * Math.min(a.box[3], b.box[3]))
    return Math.max(a.box[0], b.box[0]) - Math.min(right(a.box), right(b.box)) < 2 * height
  const [above, below] = [a, b].map((word) => lines.find((line) => line.words.includes(word)))
  return above !== undefined && above !== below && above.words.at(-1) === a && below?.words[0] === b
}
