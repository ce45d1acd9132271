import { isKnownLatin } from './lexicon'
import { textOf } from './places'
import type { ReadWord } from './words'

/** Particles that Hebrew writes before a foreign word or a number, with a hyphen: ל-LAD, ב-2010, ו-PCI. */
const PARTICLE = /^([ושהבלמכ]{1,3})[-־–](?=.)/
/** The same as the Latin model sees it: the particle is one or two letters of nonsense at the right end. */
const BEFORE_PARTICLE = /^([.,:;]?)([A-Za-z][A-Za-z0-9/]*|\d+(?:[.,/]\d+)*%?)[-–—~][^\s-]{1,3}$/

/**
 * A Hebrew particle with the foreign word that it is written to, each from the model that can read it; null
 * where there is no such word. `latin`: readings of the place by the Latin model, from left to right.
 */
export function withParticle(
  hebrew: readonly ReadWord[],
  latin: readonly (readonly ReadWord[])[],
): readonly ReadWord[] | null {
  const [word] = hebrew
  const particle = hebrew.length === 1 && word ? PARTICLE.exec(word.text)?.[1] : undefined
  if (!word || particle === undefined) return null
  const rest = word.text.slice(particle.length + 1)
  for (const words of latin) {
    const found = words.length === 1 ? BEFORE_PARTICLE.exec(textOf(words)) : null
    const [, end = '', stem = ''] = found ?? []
    const confidence = found ? stemConfidence(words[0] as ReadWord, end.length, stem.length) : 0
    if (/\d$|%$/.test(stem) && stem === rest.replace(/[.,:;]+$/, '')) {
      return [{ ...word, confidence: Math.max(word.confidence, confidence) }]
    }
    if (/[A-Za-z]{2}/.test(stem) && (isKnownLatin(stem) || confidence > 0.85)) {
      return [{ ...word, text: `${particle}-${stem}${end}`, confidence }]
    }
  }
  return null
}

function stemConfidence(word: ReadWord, from: number, length: number): number {
  const symbols = word.symbols.slice(from, from + length)
  return symbols.length === 0 ? 0 : symbols.reduce((sum, s) => sum + s.confidence, 0) / symbols.length
}
