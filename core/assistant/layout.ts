import { withoutHeldKeys } from '../language/held-keys'
import { entityTypes } from '../records/kinds'
import { hebrewVariants } from '../vocabulary/hebrew'
import { tokenise } from '../vocabulary/normalise'
import { isWord } from '../vocabulary/ordinary'
import { indexOf } from '../vocabulary/phrases'
import { isEveryday } from './everyday'
import { findCues, isFiller } from './question-cues'

/** Keys of the two layouts, in the same order. */
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,./"
const hebrewKeys =
  "/'\u05e7\u05e8\u05d0\u05d8\u05d5\u05df\u05dd\u05e4[]\u05e9\u05d3\u05d2\u05db\u05e2\u05d9\u05d7\u05dc\u05da\u05e3,\u05d6\u05e1\u05d1\u05d4\u05e0\u05de\u05e6\u05ea\u05e5."

const keysOf = (from: string, to: string) =>
  new Map([...from].map((key, at) => [key, to[at] ?? key] as const))
const toHebrew = keysOf(latinKeys, hebrewKeys)
const toLatin = keysOf(hebrewKeys, latinKeys)

const hebrew = /[\u05d0-\u05ea]/
const latin = /[a-z]/i
/** Shorter words are typed by chance. */
const longWord = 3
/** Variants that cost more are other words. */
const nearVariant = 0.15

/** The Hebrew word before an object, written onto it with a mark: "did they take out th' gall bladder". */
const objectOnto = /(^|[\s,])\u05ea['\u2019\u05f3]\s?(?=[\u05d0-\u05ea]{2})/gu

/**
 * What was meant where the keyboard was set to the other language ("tkrdhu," for "allergies" in Hebrew): the text as it is,
 * unless none of its words is one, and each is one by the other layout.
 */
export function asMeant(typed: string): string {
  const text = withoutHeldKeys(typed).replaceAll(objectOnto, '$1\u05d0\u05ea ')
  const isHebrew = hebrew.test(text)
  if (isHebrew === latin.test(text)) return text
  const keys = isHebrew ? toLatin : toHebrew
  const other = [...text.toLowerCase()].map((key) => keys.get(key) ?? key).join('')
  const said = wordsIn(text)
  const meant = wordsIn(other)
  const isOne = isHebrew ? isHebrewWord : isLatinWord
  const isOther = isHebrew ? isLatinWord : isHebrewWord
  const isMeant =
    meant.some((word) => word.length >= longWord) &&
    meant.every((word) => isOther(word)) &&
    said.every((word) => word.length < longWord || !isOne(word))
  return isMeant ? other : text
}

const wordsIn = (text: string): readonly string[] => tokenise(text).map(({ norm }) => norm)

const isOfName = (word: string): boolean => entityTypes.some((type) => indexOf(type).lexicon.has(word))

const isAsked = (word: string): boolean =>
  isFiller(word) || isEveryday(word) || findCues(tokenise(word)).cues.size > 0

const isLatinWord = (word: string): boolean =>
  /^\d+$/.test(word) || isWord(word) || isOfName(word) || isAsked(word)

const isHebrewWord = (word: string): boolean =>
  /^\d+$/.test(word) ||
  isAsked(word) ||
  isOfName(word) ||
  hebrewVariants(word).some(({ norm, cost }) => cost <= nearVariant && isOfName(norm))
