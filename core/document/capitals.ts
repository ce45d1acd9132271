import { conceptTypes } from '../vocabulary/concept'
import { normaliseWord } from '../vocabulary/normalise'
import { isOrdinary } from '../vocabulary/ordinary'
import { indexOf } from '../vocabulary/phrases'
import { right } from './geometry'
import { union, type Word } from './page'

/** Classes of antibodies: no word begins with these letters. */
const antibody = /^lg(?=[AEGM]\b)/

/** No English word begins with an l before one of these. */
const joint = /^l[bcdfgjkmnpqrstvwxz]/

const isKnown = (word: string): boolean => {
  const norm = normaliseWord(word)
  return isOrdinary(norm) || conceptTypes.some((type) => indexOf(type).lexicon.has(norm))
}

/** In heights of the word: closer than that no word stands to another. */
const within = 0.35

/** "U rea", "N ormal": a capital that was set apart from the rest of its word, which is none by itself. */
export function withInitials(words: readonly Word[]): Word[] {
  const whole: Word[] = []
  for (const word of words) {
    const last = whole.at(-1)
    const gap = last ? word.box[0] - right(last.box) : 0
    const parted =
      last?.line === word.line &&
      /^\p{Lu}$/u.test(last.text) &&
      /^\p{Ll}{3,}$/u.test(word.text) &&
      gap > 0 &&
      gap < within * word.box[3] &&
      isKnown(last.text + word.text) &&
      !isKnown(word.text)
    if (parted)
      whole[whole.length - 1] = { ...word, text: last.text + word.text, box: union([last.box, word.box]) }
    else whole.push(word)
  }
  return whole
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
