import { conceptTypes } from '../vocabulary/concept'
import { normaliseWord } from '../vocabulary/normalise'
import { isOrdinary } from '../vocabulary/ordinary'
import { indexOf } from '../vocabulary/phrases'
import type { Word } from './page'

/** Classes of antibodies: no word begins with these letters. */
const antibody = /^lg(?=[AEGM]\b)/

/** No English word begins with an l before one of these. */
const joint = /^l[bcdfgjkmnpqrstvwxz]/

const isKnown = (word: string): boolean => {
  const norm = normaliseWord(word)
  return isOrdinary(norm) || conceptTypes.some((type) => indexOf(type).lexicon.has(norm))
}

/**
 * A capital I that was read as an l: "lron", "lgG", and, where a sentence begins and a capital has to stand, "lodine",
 * which is a drug's name as well.
 */
export function withCapitals(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const { text } = word
    if (!text.startsWith('l')) return word
    const read = `I${text.slice(1)}`
    const before = words[at - 1]
    const begins = !before || before.line !== word.line || /[.!?:;•]$/.test(before.text)
    const misread =
      antibody.test(text) ||
      (/^l\p{Ll}{3}/u.test(text) && (joint.test(text) || begins) && isKnown(read.replace(/[^\p{L}]+$/u, '')))
    return misread ? { ...word, text: read } : word
  })
}
