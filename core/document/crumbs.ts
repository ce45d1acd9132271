import type { Word } from './page'

/** In heights of a word, and how sure the reader was of it: what is as low and as doubtful is no letter in a line of its own. */
const crumb = { height: 0.6, confidence: 0.7, letters: 3 } as const

/** Words without the lines of nothing but specks between two others, read as a letter or two: they would part a sentence. */
export function withoutCrumbs(words: readonly Word[], height: number): readonly Word[] {
  const isCrumb = ({ text, box, confidence }: Word): boolean =>
    text.length <= crumb.letters &&
    !/[\d\p{Script=Latin}]/u.test(text) &&
    box[3] <= crumb.height * height &&
    confidence <= crumb.confidence
  const lines = Map.groupBy(words, ({ line }) => line)
  return words.filter(({ line }) => !lines.get(line)!.every(isCrumb))
}
