import { centerY, right } from './geometry'
import type { Word } from './page'

/**
 * How many times as tall as wide the ink of a rule is at least. An upright I or 1 without feet is so thin itself (6.6 times where it
 * was measured, more in light type): of these only what is thinner, and stands by no word, is no letter.
 */
const tallness = { any: 7, stroke: 10 } as const
const stroke = /^[1Il|!i]$/
const mostLetters = 3

/** In heights of a word: nearer in its line stands what a letter or a figure belongs to ("Troponin I"). */
const near = 1

/** Words without those that are a piece of a table's rule, read as a letter or two: no digit of a number, and in no column. */
export const withoutInkOfRules = (words: readonly Word[], height: number): readonly Word[] =>
  words.filter((word) => !isInk(word, words, height))

function isInk(word: Word, words: readonly Word[], height: number): boolean {
  const { text, box } = word
  if (text.length > mostLetters || /^[|¦‖│┃]+$/.test(text)) return false
  if (box[3] < tallness.any * box[2]) return false
  return !stroke.test(text) || (box[3] >= tallness.stroke * box[2] && !standsBy(word, words, height))
}

const standsBy = (word: Word, words: readonly Word[], height: number): boolean =>
  words.some((other) => {
    const gap = Math.max(other.box[0] - right(word.box), word.box[0] - right(other.box))
    return (
      other !== word && gap < near * height && Math.abs(centerY(other.box) - centerY(word.box)) < 0.5 * height
    )
  })
