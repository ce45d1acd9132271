import { plainLetters } from '../../language/everyday-words'
import { spokenAlike } from '../../language/letters'
import { distance } from '../../vocabulary/fuzzy'
import { remembered } from '../../vocabulary/remembered'
import { slipsBetween } from '../../vocabulary/slips'
import { directionLookalikes } from '../../vocabulary/direction-lookalikes'
import { directionParts, isPart, meaningsOf, prefixes } from './lexicon'
import type { Token } from './tokens'

/** Shorter words are too near to others. */
const shortest = { latin: 5, hebrew: 4 } as const
/** What a Hebrew word may differ in: a doubled letter, a vowel letter, letters that look or sound alike or in the wrong order. */
const costliest = 0.8
/** Abbreviations are shorter. */
const leastLetters = 4
/** Each of two words that were run together has so many letters. */
const leastOfTwo = 3

const isHebrew = (word: string): boolean => /\p{Script=Hebrew}/u.test(word)

/** Words that count are never mended into. */
const counting: readonly string[] = ['num', 'scale', 'ordinal', 'nthday', 'nthwk', 'often', 'half', 'quarter']

let keyed: ReadonlyMap<string, readonly string[]> | null = null

/** A word and what is left of it without one of its letters: two words one slip apart have one of these in common. */
const keysOf = (word: string): string[] => [
  word,
  ...[...word].map((_letter, at) => word.slice(0, at) + word.slice(at + 1)),
]

/** The words of directions by their keys. */
function byKey(): ReadonlyMap<string, readonly string[]> {
  if (keyed) return keyed
  const found = new Map<string, string[]>()
  for (const word of directionParts)
    if (/^\p{L}{3,}$/u.test(word))
      for (const key of new Set(keysOf(plainLetters(word)))) {
        const known = found.get(key)
        if (known) known.push(word)
        else found.set(key, [word])
      }
  return (keyed = found)
}

/** The words of directions one slip away. */
function near(word: string): string[] {
  const plain = plainLetters(word)
  const keys = new Set(keysOf(plain).flatMap((key) => byKey().get(key) ?? []))
  const same = [...keys].filter((known) => plainLetters(known) === plain)
  if (same.length > 0) return same
  const found = [...keys].filter(
    (known) =>
      slipsBetween(plain, plainLetters(known)) <= 1 &&
      (isHebrew(word) || known.length >= leastLetters || counts(known)),
  )
  // "And a day" is the day.
  return found.filter((known) => !found.includes(known.slice(1)) || meaningsOf([known], known).length > 0)
}

const isLikely = (word: string, known: string): boolean =>
  distance(word, known, costliest) <= costliest ||
  spokenAlike(plainLetters(word)) === spokenAlike(plainLetters(known))

/** Two letters in the wrong order. */
const isExchanged = (a: string, b: string): boolean =>
  a.length === b.length && [...a].sort().join('') === [...b].sort().join('')

const isLongEnough = (word: string, known: string): boolean =>
  isHebrew(word)
    ? word.length >= shortest.hebrew
    : Math.max(word.length, known.length) >= shortest.latin || isExchanged(word, known)

/** What a word means by itself; one that only stands in wordings of several words means itself. */
function meaningOf(word: string): readonly string[] {
  const own = meaningsOf([word], word).map(({ kind, value }) => `${kind}:${value}`)
  return own.length > 0 ? own : [word]
}

const counts = (word: string): boolean =>
  meaningsOf([word], word).some(({ kind }) => counting.includes(kind)) ||
  (prefixes.has(word[0] ?? '') && word.length > 2 && counts(word.slice(1)))

/** "Daily" and "for two days" are one letter apart: between such the likelier is not taken. */
const isTime = (word: string): boolean =>
  meaningsOf([word], word).some(({ kind }) => kind === 'freq' || kind === 'span')

/**
 * The one word of directions that a word is a slip of; null where it is none, or may be one of several that mean something else,
 * or one that counts. Of "day" and "days" the one that means less.
 */
function meantBy(word: string): string | null {
  const begun = [0, ...(isHebrew(word) ? [1, 2] : [])].filter((at) =>
    Array.from(word.slice(0, at)).every((letter) => prefixes.has(letter)),
  )
  const found = [
    ...new Set(
      begun
        .filter((at) => at === 0 || word.length - at >= shortest.hebrew)
        .flatMap((at) => near(word.slice(at)).map((known) => word.slice(0, at) + known)),
    ),
  ].sort((a, b) => meaningOf(a).length - meaningOf(b).length)
  const likely = found.filter((one) => !isHebrew(word) || isLikely(word, one))
  const [least] = likely
  if (least === undefined || likely.some(counts)) return null
  const others = isTime(least) ? [...likely, ...found.filter(isTime)] : likely
  const isOne = others.every((one) => meaningOf(least).every((meaning) => meaningOf(one).includes(meaning)))
  return isOne && likely.some((one) => isLongEnough(word, one)) ? least : null
}

const isTelling = (word: string): boolean => meaningsOf([word], word).some(({ kind }) => kind !== 'filler')

/** A word with a letter written onto it, behind one long enough. */
const isBegun = (word: string, before: string): boolean =>
  before.length > leastOfTwo &&
  word.length > leastOfTwo &&
  prefixes.has(word[0] ?? '') &&
  isTelling(word.slice(1))

/** Two words without a space between them, where only one place can part them. */
function partsOf(word: string): readonly [string, string] | null {
  const found = Array.from({ length: Math.max(0, word.length - 2 * leastOfTwo + 1) }, (_, nth) => {
    const at = nth + leastOfTwo
    return [word.slice(0, at), word.slice(at)] as const
  }).filter(([first, second]) => isTelling(first) && (isTelling(second) || isBegun(second, first)))
  const [only] = found
  return only && found.length === 1 ? only : null
}

/** What a word that no directions have was to be: one that they have, or two. */
export const repairOf = remembered((word: string): readonly string[] | null => {
  if (!/^\p{L}{4,}$/u.test(word) || isPart(word)) return null
  const parts = partsOf(word)
  if (parts) return parts
  const meant = meantBy(word)
  return meant === null ? null : [meant]
})

let spelled: ReadonlySet<string> | null = null

/** Words of directions that are misspelt, or run together, as what they were to be; their text stays as it is printed. */
export function mended(tokens: readonly Token[]): Token[] {
  spelled ??= new Set(directionLookalikes.split(/\s+/))
  return tokens.flatMap((token) => {
    const words = token.kind === 'word' && !spelled?.has(token.norm) ? repairOf(token.norm) : null
    if (!words) return [token]
    const [first = '', second] = words
    if (second === undefined) return [{ ...token, norm: first }]
    const middle = token.start + first.length
    return token.text.length === first.length + second.length
      ? [
          { ...token, text: token.text.slice(0, first.length), norm: first, end: middle },
          { ...token, text: token.text.slice(first.length), norm: second, start: middle },
        ]
      : [token]
  })
}
