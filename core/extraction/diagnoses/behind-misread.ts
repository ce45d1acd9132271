import type { Range } from '../assertion/scope'
import { isStrayLatin } from '../mentions'
import { meanConfidence, wordsIn, type Passage } from '../passage'

/** Whether the word right before a condition was misread: it may have said which, whose, or that there is none. */
export const isBehindMisread = (passage: Passage, range: Range): boolean =>
  isBehindStray(passage, range) || isBehindScrawl(passage, range)

/** What stood right before it was misread, and may have denied it. */
function isBehindStray(passage: Passage, { start }: Range): boolean {
  const word = /[A-Z]{2,4}(?=\s$)/.exec(passage.text.slice(0, start))
  return word !== null && isStrayLatin(passage, word.index, word.index + word[0].length)
}

/** Right behind a word of letters that the engine itself does not believe: it may have said which, whose, or that there is none. */
function isBehindScrawl(passage: Passage, { start }: Range): boolean {
  const before = passage.text.slice(0, start)
  const word = /(?<![\p{L}\d])\p{L}{2,}(?= $)/u.exec(before)
  return word !== null && meanConfidence(wordsIn(passage, word.index, word.index + word[0].length)) < scrawl
}

/** The confidence below which a printed word is likelier misread. */
const scrawl = 0.35
