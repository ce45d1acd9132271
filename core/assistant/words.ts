import { askingWords } from '../language/asking'
import { questionWords } from '../language/questions'
import { hebrewVariants } from '../vocabulary/hebrew'
import { entityTypes } from '../records/kinds'
import { tokenise, type Token } from '../vocabulary/normalise'
import { isWord } from '../vocabulary/ordinary'
import { indexOf } from '../vocabulary/phrases'
import { remembered } from '../vocabulary/remembered'
import { slipsBetween } from '../vocabulary/slips'

/** Words that mean something together, in lookup form. */
export type Phrase = readonly string[]

/** Other words that may stand between two of a phrase. */
const between = 2
/** Fewer letters are no typing error of anything. */
const mistypedFrom = { latin: 5, hebrew: 6 } as const
const hebrewLetter = /[\u05d0-\u05ea]/

/** The phrases of a list that is set apart by semicolons or lines. */
export const phrasesOf = remembered((list: string): readonly Phrase[] =>
  list
    .split(/[;\n]/)
    .map((phrase) => tokenise(phrase).map(({ norm }) => norm))
    .filter((phrase) => phrase.length > 0),
)

/** The places of all words that make one of these phrases; null where none stands in the text. */
export function findPhrase(tokens: readonly Token[], phrases: readonly Phrase[]): readonly number[] | null {
  const found = new Set<number>()
  for (const [phrase, start] of startsIn(tokens, phrases))
    for (const place of placesFrom(tokens, phrase, start) ?? []) found.add(place)
  return found.size === 0 ? null : [...found]
}

/** Words that some phrase begins with, as they were met. */
const firsts: string[] = []
const isFirst = new Set<string>()
const byFirst = new WeakMap<readonly Phrase[], ReadonlyMap<string, readonly number[]>>()

/** Which phrases of a list begin with a word, by their place in it. */
function indexed(phrases: readonly Phrase[]): ReadonlyMap<string, readonly number[]> {
  const known = byFirst.get(phrases)
  if (known) return known
  const index = Map.groupBy(phrases.keys(), (nth) => phrases[nth]?.[0] ?? '')
  for (const word of index.keys())
    if (!isFirst.has(word)) {
      isFirst.add(word)
      firsts.push(word)
    }
  byFirst.set(phrases, index)
  return index
}

const asTyped = remembered((_typed: string) => ({ until: 0, words: [] as string[] }))

/** Those first words that a typed one is. Each is compared once, however many lists have it. */
function firstsLike(typed: string): readonly string[] {
  const known = asTyped(typed)
  for (; known.until < firsts.length; known.until += 1) {
    const word = firsts[known.until] ?? ''
    if (isSame(typed, word)) known.words.push(word)
  }
  return known.words
}

/** The places in a list of those phrases that begin with a typed word, or with its other form. */
export function beginningWith(typed: string, phrases: readonly Phrase[], form?: string): readonly number[] {
  const index = indexed(phrases)
  const found = firstsLike(typed).flatMap((word) => index.get(word) ?? [])
  return form === undefined || form === typed ? found : [...found, ...(index.get(form) ?? [])]
}

/** The phrases whose first word stands in the text, and where, in the order of the list. */
function startsIn(
  tokens: readonly Token[],
  phrases: readonly Phrase[],
): readonly (readonly [Phrase, number])[] {
  return tokens
    .flatMap(({ norm }, at) => beginningWith(norm, phrases).map((nth) => ({ nth, at })))
    .toSorted((a, b) => a.nth - b.nth || a.at - b.at)
    .flatMap(({ nth, at }) => {
      const phrase = phrases[nth]
      return phrase ? [[phrase, at] as const] : []
    })
}

function placesFrom(tokens: readonly Token[], phrase: Phrase, start: number): readonly number[] | null {
  const places: number[] = []
  let from = start
  for (const word of phrase) {
    const until = places.length === 0 ? start : from + between
    const at = tokens.findIndex((token, place) => place >= from && place <= until && isSame(token.norm, word))
    if (at < 0) return null
    places.push(at)
    from = at + 1
  }
  return places
}

/** Where phrases stand, the words of each side by side, and nothing between them. */
export const placesSideBySide = (
  tokens: readonly Token[],
  phrases: readonly Phrase[],
): readonly (readonly number[])[] =>
  startsIn(tokens, phrases).flatMap(([phrase, from]) =>
    phrase.every((word, i) => isSame(tokens[from + i]?.norm ?? '', word))
      ? [phrase.map((_word, i) => from + i)]
      : [],
  )

/** The same word, with a particle before it, in another number, or mistyped. */
export const isSame = (typed: string, word: string): boolean => sameAs(typed)(word)

/** Ways to read a word that are as good as the word. */
const nearVariant = 0.15

/** As `isSame`, for one word that is compared with many. */
export const sameAs = remembered((typed: string): ((word: string) => boolean) => {
  const forms = new Set(hebrewVariants(typed).flatMap(({ norm, cost }) => (cost <= nearVariant ? norm : [])))
  let isLoose: boolean | null = null
  return (word) =>
    typed === word || forms.has(word) || ((isLoose ??= !isMeant(typed)) && isMistyped(typed, word))
})

let meantAsTyped: ReadonlySet<string> | null = null

/** A word of a name that the vocabulary has: "cortisol" is no slip of "cortisone". */
const isOfName = (typed: string): boolean =>
  typed.length >= ownNameFrom && entityTypes.some((type) => indexOf(type).lexicon.has(typed))
/** Shorter ones may be slips of words that ask; "cancer" is none of "cancel". */
const ownNameFrom = 6

/** A word that the language has, or that questions have. */
function isMeant(typed: string): boolean {
  meantAsTyped ??= new Set(
    [
      ...questionWords.flatMap(({ filler, known }) => [filler, known]),
      // "Sensitive" is no slip of "feels" that is written like it, and a neurologist none of another field's doctor.
      ...askingWords.flatMap(({ cues, asked, fields }) => [
        ...Object.values(cues),
        ...Object.values(asked),
        fields,
      ]),
    ].flatMap((list) => phrasesOf(list).flat()),
  )
  return meantAsTyped.has(typed) || isWord(typed) || isOfName(typed)
}

/** A word of a language, of questions or of a name that the vocabulary has, with a particle before it or in another form, too. */
export const isMeantInForms = (typed: string): boolean =>
  [typed, ...hebrewVariants(typed).flatMap(({ norm, cost }) => (cost <= nearVariant ? norm : []))].some(
    (form) => isMeant(form) || entityTypes.some((type) => indexOf(type).lexicon.has(form)),
  )

/** One slip of the finger, two in a long word; of what no language has. */
function isMistyped(typed: string, word: string): boolean {
  const least = hebrewLetter.test(word) ? mistypedFrom.hebrew : mistypedFrom.latin
  const slips = word.length >= 9 ? 2 : 1
  if (isSwapped(typed, word)) return true
  if (word.length < least || Math.abs(typed.length - word.length) > slips) return false
  const made = slipsBetween(typed, word)
  // Two slips at the beginning make another word: a neurologist is no urologist.
  return made <= slips && (made < 2 || typed[0] === word[0])
}

/** In a shorter word only its last two letters in the wrong order ("wiht"). */
const isSwapped = (typed: string, word: string): boolean =>
  word.length === mistypedFrom.latin - 1 &&
  // "Plus" is no "puls": what begins a word is seldom mistyped.
  word.slice(0, 2) === typed.slice(0, 2) &&
  typed.length === word.length &&
  !hebrewLetter.test(word) &&
  [...word].toSorted().join('') === [...typed].toSorted().join('') &&
  slipsBetween(typed, word) === 1
