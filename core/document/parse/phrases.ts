import { isRule } from '../cells'
import { right } from '../geometry'
import type { Word } from '../page'

/** Words that stand close enough to be one phrase, whatever columns the page has. */
export interface Phrase {
  readonly words: readonly Word[]
  readonly from: number
  readonly to: number
}

/** A row (left to right) parted where a space is wider than `gap`. */
export function phrasesOf(row: readonly Word[], gap: number): Phrase[] {
  const out: { words: Word[]; from: number; to: number }[] = []
  for (const word of row) {
    const last = out[out.length - 1]
    if (isRule(word)) {
      out.push({ words: [], from: word.box[0], to: right(word.box) })
      continue
    }
    if (last && last.words.length > 0 && word.box[0] - last.to <= gap) {
      last.words.push(word)
      last.to = Math.max(last.to, right(word.box))
    } else out.push({ words: [word], from: word.box[0], to: right(word.box) })
  }
  return out.filter(({ words }) => words.length > 0)
}

export const wordsOf = (phrases: readonly Phrase[]): Word[] => phrases.flatMap(({ words }) => [...words])
