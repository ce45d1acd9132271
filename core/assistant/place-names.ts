import { askingWords } from '../language/asking'
import { soundsOf } from '../language/sounds'
import { tokenise } from '../vocabulary/normalise'
import { remembered } from '../vocabulary/remembered'

/** Fewer consonants are shared by too many names. */
const leastSounds = 4

/** A name has another within, as it is written or as it sounds: "Assaf Harofeh" is "Asaf Harofe". */
export function hasName(name: string, part: string): boolean {
  if (name.toLowerCase().includes(part.toLowerCase())) return true
  const heard = soundsOf(part)
  const words = tokenise(name).map(({ norm }) => norm)
  const length = tokenise(part).length
  return (
    heard.length >= leastSounds &&
    words.some((_, at) => soundsOf(words.slice(at, at + length).join('')) === heard)
  )
}

let otherNames: readonly (readonly string[])[] | null = null

/** What institutions are called: each by its name, and by another for it. */
export const placePairs = (): readonly (readonly string[])[] =>
  (otherNames ??= askingWords.flatMap(({ places }) =>
    places
      .split(/[;\n]/)
      .filter((row) => row.includes('='))
      .map((row) => row.split('=').map((part) => part.trim())),
  ))

let otherLetters: readonly (readonly [name: string, other: readonly string[]])[] | null = null

/** What a place is called in other letters, word by word. Heard once a name: each question goes through all places of a record. */
export const wordsInOtherLetters = remembered((name: string): readonly string[] => {
  const words = (text: string) => tokenise(text).map(({ norm }) => norm)
  otherLetters ??= placePairs().flatMap(([one = '', other = '']) => [
    [one, words(other)] as const,
    [other, words(one)] as const,
  ])
  return otherLetters.filter(([one]) => hasName(name, one)).flatMap(([, other]) => other)
})
