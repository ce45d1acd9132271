import { bottom, right } from '../../document/geometry'
import type { Word } from '../../document/page'
import { roomBeside } from '../labs/thin'
import { wordsIn, type Passage } from '../passage'

/** Under this a number was not confirmed by a second reading; under the other, one whose figures are no round number. */
const settled = { round: 0.7, odd: 0.9 }
/** Of the figures that a number was read with, the room that one more of them takes. */
const oneFigure = { least: 0.8, most: 2.2 }

/**
 * Whether the reader is sure of every figure of a dose. It is not where it says so; where a number of several figures
 * ("560", of "500") was read with less confidence than numbers are; where there is room beside the number for one figure
 * more ("0.1  mg", of "0.15 mg"); or where its box is wider than what was read in it.
 */
export function isSurelyRead(passage: Passage, start: number, end: number): boolean {
  const numbers = wordsIn(passage, start, end).filter(({ text }) => /\d/.test(text))
  return numbers.every((word) => {
    const { text, confidence, doubt, box } = word
    const odd = text.replace(/[^1-9]/g, '').length > 1
    if (doubt !== undefined || confidence < (odd ? settled.odd : settled.round)) return false
    if (box[2] > text.length * box[3]) return false
    const line = passage.lines.find(({ words }) => words.includes(word))
    const row = line?.words.toSorted((a, b) => a.box[0] - b.box[0]) ?? []
    const beside = roomBeside(word, row)
    return beside < oneFigure.least || beside > oneFigure.most
  })
}

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
