import { denials } from '../../language/denials'
import { sentenceAround, type Range } from '../assertion/scope'

/** "PFO - negatlve": the word that closes a sentence behind a dash is a denial but for one letter, and nobody knows whether it is one. */
export function mayBeDenied(text: string, range: Range): boolean {
  const { end } = sentenceAround(text, range)
  const [, last] = /[:–—-]\s*(\p{L}{5,})\s*$/u.exec(text.slice(range.end, end).toLowerCase()) ?? []
  return last !== undefined && denials.some((word) => isOneOff(last, word))
}

const isOneOff = (read: string, word: string): boolean =>
  read.length === word.length && [...word].filter((letter, at) => letter !== read[at]).length === 1
