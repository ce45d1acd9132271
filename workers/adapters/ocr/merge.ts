import type { Place } from './places'
import { confidenceOf, placesOf, textOf } from './places'
import { HEBREW, LATIN } from './script'
import { hebrewShape, latinShape } from './shape'
import type { ReadWord } from './words'

/**
 * One row read by the Hebrew and by the Latin model, as one list of words. Hebrew words come from the Hebrew
 * model; what has no Hebrew letter (numbers, units, drug names) comes from the Latin one.
 */
export function mergeScripts(hebrew: readonly ReadWord[], latin: readonly ReadWord[]): ReadWord[] {
  return placesOf([hebrew, latin]).flatMap((place) => choose(place))
}

function choose(place: Place): readonly ReadWord[] {
  const [hebrew = [], latin = []] = place
  if (latin.length === 0) return hebrew
  if (hebrew.length === 0) return latin
  const [h, l] = [textOf(hebrew), textOf(latin)]
  const sureHebrew = confidenceOf(hebrew)
  const sureLatin = confidenceOf(latin)
  if (!HEBREW.test(h)) return sureLatin >= sureHebrew - 0.25 ? latin : hebrew
  const forHebrew = sureHebrew * hebrewShape(h)
  const forLatin = sureLatin * latinShape(l)
  // a number the Latin model is sure of is one; a short Latin word on a Hebrew one is more often a misreading
  const handicap = LATIN.test(l) && letters(l) <= 3 ? 0.12 : 0.04
  return forLatin > forHebrew + handicap ? latin : hebrew
}

const letters = (text: string): number => text.match(/[A-Za-z]/g)?.length ?? 0
