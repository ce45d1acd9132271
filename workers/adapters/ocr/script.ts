import type { Script } from '../../../core/document/page'
import type { ReadWord } from './words'

export const HEBREW = /[\u05d0-\u05ea]/
export const LATIN = /[A-Za-z]/

const SURE = 0.75

/** Letters of words that the engine is sure of and that are words by their shape. */
export function sureLetters(words: readonly ReadWord[], alphabet: RegExp): number {
  let letters = 0
  for (const word of words) {
    if (word.confidence < SURE) continue
    const own = [...word.text].filter((c) => alphabet.test(c)).length
    if (own >= 3 && own >= word.text.length * 0.6) letters += own
  }
  return letters
}

/** Of Latin letters and Hebrew letters that were read with confidence. */
export function scriptOf(latin: number, hebrew: number): Script {
  if (hebrew < 6 || hebrew < latin * 0.03) return 'latin'
  return latin < 6 || latin < hebrew * 0.03 ? 'hebrew' : 'mixed'
}
