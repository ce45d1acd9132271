import { plain } from '../../document/script'
import type { Line } from '../../document/types'
import type { Word } from '../../document/page'
import { textToSearch, type Haystack } from './search'

/** A page's letters without the spaces between them, since engines part and join words as they like. */
export interface PageLetters {
  readonly text: Haystack
  /** The word that each letter belongs to. */
  readonly owner: readonly number[]
  readonly words: readonly Word[]
  /** The letters of each word. */
  readonly spelt: readonly string[]
  /** The line (from 0) that each word stands on. */
  readonly lineOf: readonly number[]
}

/** Letters, digits, the per cent sign, and the mark inside a number; a decimal comma becomes a point. */
export function lettersOf(text: string): string {
  return plain(text)
    .normalize('NFKC')
    .replace(/(?<!\d)[.,]|[.,](?!\d)/g, '')
    .replace(/[^\p{L}\p{N}%.,]/gu, '')
    .replaceAll(',', '.')
}

/** The letters of lines in their reading order. */
export function pageLetters(lines: readonly Line[]): PageLetters {
  const words: Word[] = []
  const spelt: string[] = []
  const lineOf: number[] = []
  const owner: number[] = []
  lines.forEach((line, index) => {
    for (const word of line.words) {
      const letters = lettersOf(word.text)
      for (let i = 0; i < letters.length; i += 1) owner.push(words.length)
      words.push(word)
      spelt.push(letters)
      lineOf.push(index)
    }
  })
  return { text: textToSearch(spelt.join('')), owner, words, spelt, lineOf }
}
