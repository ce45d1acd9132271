import { against } from '../language/asking-words'
import { feminineEnding } from '../language/particles'
import { leftSide, rightSide } from '../language/sides'
import type { EntityType } from '../records/kinds'
import { entityTypes } from '../records/kinds'
import type { RegistryRecord } from '../records/registry'
import { findMentions, type Mention } from '../vocabulary/match'
import { tokenise, type Token } from '../vocabulary/normalise'
import { findJoined, findRow } from './asking'
import { findMeasured, isFiller } from './question-cues'
import { isKindOf } from './kin'
import { isOrdinary } from '../vocabulary/ordinary'
import { indexOf } from '../vocabulary/phrases'
import { remembered, rememberedOf } from '../vocabulary/remembered'
import { canonicalUnit } from '../vocabulary/units'
import { sameAs } from './words'

/** Something that a question names. */
export interface Subject {
  readonly type: EntityType
  readonly key: string
  readonly name: string
  /** Null where the record does not have it. */
  readonly item: RegistryRecord | null
  readonly places: readonly number[]
}

/** A thing of the record as what a question is asked of, at these places of its words. */
export const subjectOf = (item: RegistryRecord, places: readonly number[] = []): Subject => ({
  type: item.type,
  key: item.canonical_key,
  name: item.name,
  item,
  places,
})

export interface Subjects {
  readonly named: readonly Subject[]
  /** Names of the record that share a word with the question, where none is meant for certain. */
  readonly candidates: readonly Subject[]
}

/** Shorter words are parts of too many names. */
const tellingFrom = 3

/**
 * What a question names: by the vocabulary, whose words it knows in both languages and mistyped; else by the names that the
 * record itself has. Words that tell what is asked name nothing.
 */
export function findSubjects(
  tokens: readonly Token[],
  items: readonly RegistryRecord[],
  used: ReadonlySet<number>,
  types: readonly EntityType[] = entityTypes,
): Subjects {
  const known = new Map(items.map((item) => [item.canonical_key, item]))
  const plain = new Set(findJoined(tokens, 'plainWords') ?? [])
  const mentioned = mentionsOf(tokens, types, known)
    .map(({ concept, start, end, ...mention }) => {
      const places = Array.from({ length: end - start }, (_, i) => start + i)
      const item = known.get(concept.key) ?? null
      return {
        ...mention,
        type: mention.type as EntityType,
        key: concept.key,
        name: concept.name,
        names: [concept.name, ...concept.he],
        ofUse: concept.codes['ICD-10-CM']?.some((code) => code.startsWith(longTermUse)) ?? false,
        item,
        places,
      }
    })
    .filter(({ type, names, places, item, ambiguous, fuzzy }) => {
      const own = places.filter(
        (place) =>
          !used.has(place) &&
          !isFiller(tokens[place]?.norm ?? '') &&
          (!plain.has(place) || tokens[place]?.capitals),
      )
      if (item === null && own.some((place) => isOtherWord(type, names, tokens[place]?.norm ?? '')))
        return false
      return (
        own.length > 0 &&
        (item !== null || (!ambiguous && !fuzzy) || own.length > 1 || (!ambiguous && isLongName(tokens, own)))
      )
    })
  const named = once(
    mentioned
      .filter((one) => !mentioned.some((other) => isBetter(other, one)))
      .flatMap((one) => (one.item ? [one] : inOtherWords(one, tokens, items))),
  )
  const taken = new Set(named.flatMap(({ places }) => places))
  // "Blood type" is no part of the name of type 2 diabetes.
  const unlisted = findRow(tokens, 'unlisted')?.places ?? []
  const explained = new Set([...taken, ...used, ...findMeasured(tokens), ...unlisted])
  return { named, candidates: byOwnNames(tokens, items, explained) }
}

/** "Hgb a year ago": of a name that the record has, its "a" is no part, where the record has none by the longer. */
function mentionsOf(
  tokens: readonly Token[],
  types: readonly EntityType[],
  known: ReadonlyMap<string, RegistryRecord>,
): Mention[] {
  const written = tokens.map(asWritten)
  const found = findMentions(written, types)
  const isArticle = (at: number) => written[at]?.norm === 'a' && !written[at].capitals
  const ends = found.flatMap(({ concept, end }) =>
    isArticle(end - 1) && !known.has(concept.key) ? [end - 1] : [],
  )
  if (ends.length === 0) return found
  const others = findMentions(
    written.map((token, at) => (ends.includes(at) ? { ...token, norm: '-' } : token)),
    types,
  )
  return others.some(({ concept, end }) => ends.includes(end) && known.has(concept.key)) ? others : found
}

/** A mistyped word this long is no word of a question: "colonoscophy". */
const longName = 10
const isLongName = (tokens: readonly Token[], places: readonly number[]): boolean =>
  places.every((at) => (tokens[at]?.norm.length ?? 0) >= longName && !isOrdinary(tokens[at]?.norm ?? ''))

/** An allergen with the ending of another word ("cold" in "happens"), where no name of it ends so. */
const isOtherWord = (type: EntityType, names: readonly string[], typed: string): boolean =>
  type === 'allergy' && feminineEnding.test(typed) && !names.some((name) => feminineEnding.test(name))

/** ICD-10-CM: long term (current) drug therapy. "On warfarin" asks for the drug. */
const longTermUse = 'Z79'

const abbreviation = { from: 3, to: 5 } as const

/** Questions are written in small letters: what is no word of the language may be an abbreviation ("wbc"). */
function asWritten(token: Token): Token {
  const { norm } = token
  const short = norm.length >= abbreviation.from && norm.length <= abbreviation.to
  return short && /^[a-z][a-z0-9]+$/.test(norm) && !isOrdinary(norm) && !isFiller(norm)
    ? { ...token, capitals: true }
    : token
}

/** One thing by two of its names is one ("the 3 month sugar, HbA1c"). */
function once(named: readonly Subject[]): Subject[] {
  const apart = new Map<string, Subject>()
  for (const { type, key, name, item, places } of named) {
    const known = apart.get(key)
    apart.set(key, { type, key, name, item, places: [...(known?.places ?? []), ...places] })
  }
  return [...apart.values()]
}

interface Mentioned extends Subject {
  /** What the vocabulary calls it. */
  readonly names: readonly string[]
  /** It is the long use of a drug. */
  readonly ofUse: boolean
}

/** "Diabetes" of a record that has type 2 diabetes: what has all the words in its name. Else what is named is not there. */
function inOtherWords(one: Mentioned, tokens: readonly Token[], items: readonly RegistryRecord[]): Subject[] {
  const typed = one.places.map((place) => tokens[place]?.norm ?? '')
  const own = typed.map(sameAs)
  const parts = one.names.map(wordsOf)
  const found = items.filter((item) => {
    if (item.type !== one.type && !mayBeOf(one.type, item.type)) return false
    if (!isKindOf(item.type, [...typed, ...wordsOf(one.name)], item.name)) return false
    const names = namesOf(item).map(wordsOf)
    return (
      own.every((isMeant) => names.some((words) => words.some(isMeant))) ||
      (item.type === one.type && names.some((words) => parts.some((part) => isWithinWords(part, words))))
    )
  })
  const same = found.filter(({ type }) => type === one.type)
  const meant = same.length > 0 ? same : one.type === 'medication' ? [] : found
  return meant.length === 0 ? [one] : meant.map((item) => subjectOf(item, one.places))
}

/** An allergy to a drug that is asked after, and an operation on an illness: "hernia" of a hernia repair. */
const mayBeOf = (asked: EntityType, own: EntityType): boolean =>
  (asked === 'medication' && own === 'allergy') || (asked === 'diagnosis' && own === 'procedure')

/** What the record has is a kind of it by its whole name: type 2 diabetes mellitus of "diabetic". */
const isWithinWords = (part: readonly string[], whole: readonly string[]): boolean =>
  part.every((word) => whole.includes(word))

const isWithin = (part: Subject, whole: Subject): boolean =>
  part.places.every((place) => whole.places.includes(place))

/** The longer name is meant ("iron deficiency"), unless the record knows only what stands within it ("high potassium"). */
function isBetter(other: Mentioned, one: Mentioned): boolean {
  if (one.ofUse && one.item === null && other.type === 'medication' && isWithin(other, one)) return true
  if (other.ofUse && other.item === null && one.type === 'medication' && isWithin(one, other)) return false
  const longer = other.places.length - one.places.length
  if (longer > 0 && isWithin(one, other)) return other.item !== null || one.item === null
  return longer < 0 && isWithin(other, one) && other.item !== null && one.item === null
}

/** A unit, a side or what something is against stands in many names, and names none of them. */
const tellsNoName = (norm: string): boolean =>
  canonicalUnit(norm) !== null || [leftSide, rightSide, against].some((one) => one.test(norm))

/** Items of the record in whose names the words stand that nothing else explains, those with most of them. */
function byOwnNames(
  tokens: readonly Token[],
  items: readonly RegistryRecord[],
  explained: ReadonlySet<number>,
): Subject[] {
  const open = tokens.flatMap(({ norm }, place) =>
    explained.has(place) || norm.length < tellingFrom || isFiller(norm) || tellsNoName(norm)
      ? []
      : [{ norm, place }],
  )
  if (open.length === 0) return []
  const meant = open.map(({ norm, place }) => ({ place, isMeant: sameAs(norm) }))
  const found = items.map((item) => {
    const words = namesOf(item).flatMap(wordsOf)
    const places = meant.filter(({ isMeant }) => words.some(isMeant)).map(({ place }) => place)
    return subjectOf(item, places)
  })
  const most = Math.max(0, ...found.map(({ places }) => places.length))
  return most === 0 ? [] : found.filter(({ places }) => places.length === most)
}

/** Of a long record; they repeat from question to question. */
const mostNames = 40_000
const wordsOf = remembered((name) => tokenise(name).map(({ norm }) => norm), mostNames)

const hebrewNames = new Map<EntityType, ReadonlyMap<string, readonly string[]>>()

/** Of tests and drugs, too, which screens call by their own names: people ask in theirs. */
function hebrewNamesOf(type: EntityType, key: string): readonly string[] {
  const known =
    hebrewNames.get(type) ?? new Map(indexOf(type).concepts.map((concept) => [concept.key, concept.he]))
  hebrewNames.set(type, known)
  return known.get(key) ?? []
}

/** Asked once an item: a long record has thousands, and each question goes through all. */
const namesOf = rememberedOf(
  ({ type, canonical_key: key, name, evidence }: RegistryRecord): readonly string[] => [
    name,
    ...hebrewNamesOf(type, key),
    ...(evidence ? [printedName(type, evidence.text)] : []),
  ],
)

/** What a page calls it: a line that goes on with a dose has no name in "100 mg once daily". */
const printedName = (type: EntityType, text: string): string =>
  tokenise(text)
    .filter(({ norm }) => /\p{L}/u.test(norm) && indexOf(type).lexicon.has(norm))
    .map(({ norm }) => norm)
    .join(' ')

/** The words of all names that a thing of the record has, in every language. */
export const wordsOfItem = (item: RegistryRecord): readonly string[] => namesOf(item).flatMap(wordsOf)
