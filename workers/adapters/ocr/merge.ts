import type { Capitals } from './glyphs'
import { isKnownHebrew, isKnownLatin, isUnit } from './lexicon'
import type { Place } from './places'
import { confidenceOf, placesOf, textOf } from './places'
import { withParticle } from './particle'
import { HEBREW, LATIN } from './script'
import { hebrewShape, latinShape } from './shape'
import type { ReadWord } from './words'

export interface Readings {
  /** Words of the Hebrew model that are Hebrew beyond doubt. */
  readonly plain: readonly ReadWord[]
  /** Its other words. */
  readonly open: readonly ReadWord[]
  /** The Latin model's words, of the open ones shown by themselves. */
  readonly own: readonly ReadWord[]
  /** The Latin model's words, of the row as it stands. */
  readonly among: readonly ReadWord[]
  readonly tall: Capitals
}

/** What a reading is worth more for being a word that medical paper uses. */
const KNOWN = 0.25
/** What a Latin reading of a few unknown letters is worth less: it is more often a misread Hebrew word. */
const SHORT = 0.25

/** One row of Hebrew read by both models, as one list of words in logical order. */
export function mergeScripts({ plain, open, own, among, tall }: Readings): ReadWord[] {
  const free = among.filter((word) => !plain.some((other) => covers(other, word)))
  const row = [...plain, ...open].sort((a, b) => a.box[0] - b.box[0])
  const merged = placesOf([open, own, free]).flatMap((place) => choose(place, row, tall))
  return [...plain, ...merged].sort((a, b) => a.box[0] - b.box[0])
}

function choose(
  [hebrew = [], own = [], among = []]: Place,
  row: readonly ReadWord[],
  tall: Capitals,
): readonly ReadWord[] {
  if (hebrew.length === 0) return unseen(own, among)
  const composed = withParticle(hebrew, [own, among])
  if (composed) return composed
  const latin = settle(own, among, tall)
  if (latin.length === 0) return hebrew
  if (!HEBREW.test(textOf(hebrew))) return number(hebrew, latin)
  const atNumber = hasNumberBeside(hebrew, row)
  if (isSure(hebrew) && !refutes(latin, atNumber, tall)) return hebrew
  if (isKnownHebrew(textOf(hebrew)) && !isConvincing(latin, atNumber)) return hebrew
  return latinWorth(latin, tall) > hebrewWorth(hebrew, tall) + 0.04 ? latin : hebrew
}

/** True for well-formed Hebrew that its model is sure of. */
function isSure(words: readonly ReadWord[]): boolean {
  const text = textOf(words)
  return confidenceOf(words) >= 0.8 && !/\d/.test(text) && hebrewShape(text) > 0.8
}

/**
 * Whether a Latin reading can stand against sure Hebrew: capitals that are as tall, or another word that is known; a
 * short one in small letters only beside a number, as a unit.
 */
function refutes(latin: readonly ReadWord[], atNumber: boolean, tall: Capitals): boolean {
  const text = textOf(latin)
  if (isCapitals(text)) {
    const tallAs = tallness(latin, tall)
    return tallAs > 0 || (tallAs === 0 && isKnownLatin(text))
  }
  if (!isTelling(text)) return false
  return letters(text) > 3 || (isUnit(text) ? atNumber : confidenceOf(latin) > 0.8)
}

/** Whether a Latin reading can stand against a known Hebrew word that its model is unsure of. */
function isConvincing(latin: readonly ReadWord[], atNumber: boolean): boolean {
  const text = textOf(latin)
  if (!isTelling(text)) return letters(text) > 3 && confidenceOf(latin) > 0.75
  return letters(text) > 3 || !isUnit(text) || atNumber
}

/** Known, and no few small letters but a unit: a misread Hebrew word can be an abbreviation in small letters by chance. */
function isTelling(text: string): boolean {
  return isKnownLatin(text) && (letters(text) > 3 || /[A-Z]/.test(text) || isUnit(text))
}

/** Whether the word before or after, across the row, is a number. */
function hasNumberBeside(words: readonly ReadWord[], row: readonly ReadWord[]): boolean {
  const at = words.map((word) => row.indexOf(word))
  const beside = [row[Math.min(...at) - 1], row[Math.max(...at) + 1]]
  return beside.some((word) => word && /\d/.test(word.text))
}

/** Words where the Hebrew model saw none: only what is a word. */
function unseen(own: readonly ReadWord[], among: readonly ReadWord[]): readonly ReadWord[] {
  const [first] = [among, own].filter((words) => confidenceOf(words) > 0.7 && isKnownLatin(textOf(words)))
  return first ?? []
}

/** A number: by the Latin model, but what ends the sentence stands where Hebrew has it. */
function number(hebrew: readonly ReadWord[], latin: readonly ReadWord[]): readonly ReadWord[] {
  if (confidenceOf(latin) < confidenceOf(hebrew) - 0.25) return hebrew
  const [h, l] = [hebrew[0], latin[0]]
  if (h && l && hebrew.length === 1 && latin.length === 1) {
    const bare = (text: string): string => text.replace(/^[.,:;]+|[.,:;]+$/g, '')
    if (bare(h.text) === bare(l.text)) return [{ ...l, text: h.text }]
  }
  return latin
}

/** Of two readings of the same letters by the Latin model, the better; a number is settled already. */
function settle(own: readonly ReadWord[], among: readonly ReadWord[], tall: Capitals): readonly ReadWord[] {
  if (own.length === 0) return LATIN.test(textOf(among)) ? among : []
  if (among.length === 0 || !LATIN.test(textOf(among))) return own
  if (textOf(own) === textOf(among)) return agreed(own, confidenceOf(among))
  return latinWorth(among, tall) > latinWorth(own, tall) + 0.05 ? among : own
}

function agreed(words: readonly ReadWord[], other: number): readonly ReadWord[] {
  return words.map((word) => {
    const better = Math.max(word.confidence, other)
    return { ...word, confidence: better + (1 - better) * 0.3 }
  })
}

function latinWorth(words: readonly ReadWord[], tall: Capitals): number {
  const text = textOf(words)
  const known = isTelling(text)
  let worth = confidenceOf(words) * latinShape(text)
  // a short misreading can be an abbreviation by chance, a long one cannot
  if (known) worth += letters(text) > 3 || confidenceOf(words) > 0.5 ? KNOWN : 0
  else if (LATIN.test(text) && letters(text) <= 3) worth -= SHORT
  if (isCapitals(text)) worth += tallness(words, tall) * 0.15
  return worth
}

function hebrewWorth(words: readonly ReadWord[], tall: Capitals): number {
  const text = textOf(words)
  const worth = confidenceOf(words) * hebrewShape(text) + (isKnownHebrew(text) ? KNOWN : 0)
  return worth - Math.max(0, tallness(words, tall)) * 0.25
}

/** 1 where all words stand as tall as capitals, -1 where none does, 0 where it is not known. */
function tallness(words: readonly ReadWord[], tall: Capitals): number {
  const told = words.map(tall)
  if (told.every((is) => is === true)) return 1
  return told.every((is) => is === false) ? -1 : 0
}

function covers(a: ReadWord, b: ReadWord): boolean {
  const width = Math.min(a.box[0] + a.box[2], b.box[0] + b.box[2]) - Math.max(a.box[0], b.box[0])
  return width > 0.3 * Math.min(a.box[2], b.box[2])
}

const isCapitals = (text: string): boolean => /^[^a-z]*[A-Z][^a-z]*$/.test(text)
const letters = (text: string): number => text.match(/[A-Za-z]/g)?.length ?? 0
