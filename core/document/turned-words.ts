import { loneCapitalA, turnedWord } from '../language/letters'
import type { Word } from './page'
import { hasHebrew } from './script'

/**
 * What a reader of Hebrew makes of letters that it sees in the other direction or in the other script: a whole word read
 * backwards, which begins with the form that ends one, and a lone capital A behind Latin capitals ("FLU A").
 */
export function withTurnedWords(words: readonly Word[]): Word[] {
  const lines = Map.groupBy(words, ({ line }) => line)
  return words.map((word) => {
    if (turnedWord.test(word.text)) return { ...word, text: [...word.text].reverse().join('') }
    if (word.text !== loneCapitalA) return word
    const others = (lines.get(word.line) ?? []).filter((other) => other !== word)
    const capitals = others.some(({ text }) => /^[A-Z]{3,}$/.test(text))
    return capitals && !others.some(({ text }) => hasHebrew(text)) ? { ...word, text: 'A' } : word
  })
}
