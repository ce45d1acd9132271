import { tokenise, type Token } from '../vocabulary/normalise'
import { hebrewVariants } from '../vocabulary/hebrew'
import { isOrdinary } from '../vocabulary/ordinary'
import { soundsApart, soundsInOtherLetters, soundsOf } from '../language/sounds'
import type { Topic } from './answer'
import { findModality, isFiller } from './question-cues'
import { hasName, placePairs, wordsInOtherLetters } from './place-names'
import type { KnownFile } from './record'
import { findRow, findWords } from './asking'
import { findTurn } from './turns/turn-words'
import { isMeantInForms, isSame } from './words'

/** A place or a doctor of the record that a question names. */
export interface NamedPlace {
  /** As the documents have it; of a stay or a kind, the category. */
  readonly name: string
  readonly isStay: boolean
  /** It was named by a field of doctors, and not by its name. */
  readonly byField?: boolean
  readonly fileIds: ReadonlySet<string>
  readonly places: readonly number[]
}

const tellingFrom = 3

/** The facility or doctor whose own name stands in the question; null where none does. */
export function findPlace(
  tokens: readonly Token[],
  files: readonly KnownFile[],
  cues: ReadonlySet<number>,
): NamedPlace | null {
  const byName = new Map<string, string[]>()
  for (const { id, doc_meta: meta } of files)
    for (const name of [meta?.facility, meta?.physician])
      if (name) byName.set(name, [...(byName.get(name) ?? []), id])
  let best: NamedPlace | null = null
  for (const [name, ids] of byName) {
    const places = placesOf(tokens, name).filter((place) => !cues.has(place))
    if (places.length > (best?.places.length ?? 0))
      best = { name, isStay: false, fileIds: new Set(ids), places }
  }
  if (best === null) return findInOtherLetters(tokens, byName) ?? findStay(tokens, files)
  const doctors = new Set(files.flatMap(({ doc_meta: meta }) => meta?.physician ?? []))
  best = withBranches(best, tokens, byName, doctors, cues)
  const told = new Set([...best.places, ...cues])
  const rest = tokens.map((token, at) => (told.has(at) ? { ...token, norm: '-' } : token))
  return withOther(best, rest, byName, doctors)
}

/** "From Maccabi": its clinic and its laboratory are both of that name, where the question says no more of it. */
function withBranches(
  place: NamedPlace,
  tokens: readonly Token[],
  byName: ReadonlyMap<string, readonly string[]>,
  doctors: ReadonlySet<string>,
  cues: ReadonlySet<number>,
): NamedPlace {
  if (doctors.has(place.name)) return place
  const said = place.places.join()
  const all = [...byName].filter(
    ([name]) =>
      !doctors.has(name) &&
      placesOf(tokens, name)
        .filter((at) => !cues.has(at))
        .join() === said,
  )
  const names = [place.name, ...all.map(([name]) => name).filter((name) => name !== place.name)]
  return { ...place, name: names.join(ofEither), fileIds: new Set(all.flatMap(([, ids]) => ids)) }
}

/**
 * Another that is named beside it: a doctor at a place is of the documents of both, which may be none; two places or two doctors
 * are of those of either.
 * @param rest the words of the question that tell nothing else
 */
function withOther(
  place: NamedPlace,
  rest: readonly Token[],
  byName: ReadonlyMap<string, readonly string[]>,
  doctors: ReadonlySet<string>,
): NamedPlace {
  const others = new Map([...byName].filter(([name]) => !place.name.split(ofEither).includes(name)))
  const named = [...others.keys()].find((name) => placesOf(rest, name).length > 0)
  const other = named
    ? { name: named, fileIds: new Set(others.get(named)), places: placesOf(rest, named) }
    : findInOtherLetters(rest, others)
  if (!other) return place
  const isSameKind = doctors.has(place.name) === doctors.has(other.name)
  const both = [...place.fileIds].filter((id) => other.fileIds.has(id))
  // What only sounds like a name is none where nothing speaks for it.
  if (!named && (isSameKind || both.length === 0)) return place
  return {
    name: [place.name, other.name].join(isSameKind ? ofEither : ofBoth),
    isStay: false,
    fileIds: new Set(isSameKind ? [...place.fileIds, ...other.fileIds] : both),
    places: [...place.places, ...other.places],
  }
}

/** Between two names by which documents are told. */
const ofBoth = ' · '
const ofEither = ' / '

/**
 * An institution that the question names and no document does; null where there is none. What is named is sought first: to hold every
 * name against every document takes seconds in a long record.
 */
export function unknownPlace(tokens: readonly Token[], files: readonly KnownFile[]): string | null {
  const named = placePairs().flatMap((names) =>
    names
      .filter((name) => isSaidIn(tokens, name))
      .slice(0, 1)
      .map((said) => ({ said, names })),
  )
  if (named.length === 0) return null
  const known = new Set(
    files.flatMap(({ doc_meta: meta }) => [meta?.facility, meta?.physician].flatMap((name) => name ?? [])),
  )
  const isKnown = (names: readonly string[]) =>
    [...known].some((name) => names.some((one) => hasName(name, one)))
  return named.find(({ names }) => !isKnown(names))?.said ?? null
}

function isSaidIn(tokens: readonly Token[], name: string): boolean {
  const words = tokenise(name).map(({ norm }) => norm)
  return tokens.some((_, start) => words.every((word, i) => isNamed(tokens[start + i]?.norm ?? '', word)))
}

/** A name as it is written, with a particle before it; a mistyped one may be any word. */
const isNamed = (typed: string, word: string): boolean =>
  typed === word || hebrewVariants(typed).some(({ norm, cost }) => norm === word && cost <= onlyParticle)

/** Of a Hebrew word with a particle taken off, and no ending exchanged. */
const onlyParticle = 0.05

const placeKeyStart = 'place:'

/** By which a topic remembers a place. */
export const placeKey = ({ name }: NamedPlace): string => placeKeyStart + name

/** The name of the place or the doctor that the answer before was about. */
export const placeNameOf = (before: Topic | null): string | null =>
  before?.keys.find((key) => key.startsWith(placeKeyStart))?.slice(placeKeyStart.length) ?? null

/**
 * "And from there?": the place that the answer before was about; null where it was about none.
 * @param goesOn the question is about it without a word that says so
 */
export function placeOfTopic(
  tokens: readonly Token[],
  files: readonly KnownFile[],
  before: Topic | null,
  goesOn = false,
): NamedPlace | null {
  const places = goesOn ? [] : findWords(tokens, 'there')
  const name = placeNameOf(before)
  if (places === null || name === null) return null
  const isStay = files.some(({ category }) => category === name)
  const own = files.filter(({ category, doc_meta: meta }) =>
    isStay
      ? category === name
      : name
          .split(ofEither)
          .some((part) =>
            part.split(ofBoth).every((one) => meta?.facility === one || meta?.physician === one),
          ),
  )
  return { name, isStay, fileIds: new Set(own.map(({ id }) => id)), places }
}

/** After a title ("Dr. Olga"), where the names begin alike, too. */
const leastTitled = 2
const beginsWithVowel = /^[aeiou\u05d0\u05d4\u05e2]/i

/** Fewer consonants are shared by too many names. */
const leastSounds = 3

/** A name that no title stands before has to tell more. */
const leastSoundsAlone = 4
const longName = 6

const beginsWithParticle = /^[\u05d1\u05dc\u05de\u05e9\u05d5]/
const hebrewLetters = /[\u05d0-\u05ea]/

/** A name that is written in other letters than those of the documents: a doctor's after the title, or a long one. */
function findInOtherLetters(
  tokens: readonly Token[],
  byName: ReadonlyMap<string, readonly string[]>,
): NamedPlace | null {
  const titles = findWords(tokens, 'titles') ?? []
  for (const at of titles) {
    const whole = wholeName(tokens, at, byName)
    if (whole !== null) return whole
  }
  for (const [at, { norm }] of tokens.entries()) {
    const titled = titles.includes(at - 1)
    const least = titled ? leastTitled : norm.length >= longName ? leastSounds : leastSoundsAlone
    // "At Northgate" is one word in Hebrew.
    const bare = norm.length > longName && beginsWithParticle.test(norm) ? soundsOf(norm.slice(1)) : ''
    // Of a doctor who is called one, a letter that the other spelling may leave out makes no other name.
    const whole = titled ? soundsInOtherLetters(norm) : [soundsOf(norm)]
    if (Math.max(bare.length, ...whole.map(({ length }) => length)) < least || isFiller(norm)) continue
    // "The last", "Crohn": a word of a language or of the vocabulary is nobody's name, whatever it sounds like.
    if (!titled && isMeantInForms(norm)) continue
    const isHeard = (word: string): boolean => {
      if (!isOther(word, norm)) return false
      const sounds = soundsOf(word)
      const isBare = sounds === bare && bare.length >= least && !isOrdinary(word)
      const isSure = sounds.length >= leastSounds || beginsWithVowel.test(word) === beginsWithVowel.test(norm)
      const isShort =
        titled && soundsApart(word) === soundsApart(norm) && soundsApart(norm).length >= leastSounds
      return isBare || isShort || (whole.includes(sounds) && sounds.length >= least && isSure)
    }
    for (const [name, ids] of byName)
      if (tokenise(name).some((word) => isHeard(word.norm)))
        return { name, isStay: false, fileIds: new Set(ids), places: titled ? [at - 1, at] : [at] }
  }
  return null
}

/** "Dr. Hila Navon" in other letters: the two words behind the title are both of one doctor's name, in its order. */
function wholeName(
  tokens: readonly Token[],
  title: number,
  byName: ReadonlyMap<string, readonly string[]>,
): NamedPlace | null {
  const [given, last] = [tokens[title + 1]?.norm ?? '', tokens[title + 2]?.norm ?? '']
  const isHeard = (typed: string, word: string) =>
    isOther(typed, word) && typed !== '' && soundsInOtherLetters(typed).includes(soundsOf(word))
  if ((soundsOf(given) + soundsOf(last)).length < leastSounds || soundsOf(last).length < leastTitled)
    return null
  for (const [name, ids] of byName) {
    const words = tokenise(name).map(({ norm }) => norm)
    const at = words.findIndex((word, i) => isHeard(given, word) && isHeard(last, words[i + 1] ?? ''))
    if (at >= 0) return { name, isStay: false, fileIds: new Set(ids), places: [title, title + 1, title + 2] }
  }
  return null
}

const isOther = (a: string, b: string): boolean => hebrewLetters.test(a) !== hebrewLetters.test(b)

const ofStay = 'discharge'
const ofImaging = 'imaging'

/** The documents of stays in a hospital, or of a kind, where those are asked about; null where the record has none. */
function findStay(tokens: readonly Token[], files: readonly KnownFile[]): NamedPlace | null {
  if (findTurn(tokens, 'allPlaces') !== null) return null
  const row = findRow(tokens, 'kinds')
  // "The report of the MRI" is asked of that study, and not of the one page that is a report.
  const kind = row?.name === ofImaging && findModality(tokens) !== null ? null : row
  const stay = findWords(tokens, 'stay')
  const [name, places] = stay ? [ofStay, stay] : [kind?.name ?? '', kind?.places ?? []]
  const ids = files.filter(({ category }) => category === name).map(({ id }) => id)
  // "The prescription" is the newest.
  const own = stay ? ids : ids.slice(0, 1)
  return own.length > 0 ? { name, isStay: true, fileIds: new Set(own), places } : null
}

/** Words that many places have tell none of them. */
export function placesOf(tokens: readonly Token[], name: string): readonly number[] {
  const printed = tokenise(name).map(({ norm }) => norm)
  const own = [...printed.filter((norm) => !isOrdinary(norm)), ...wordsInOtherLetters(name)].filter(
    (norm) => norm.length >= tellingFrom && !isFiller(norm),
  )
  return tokens.flatMap(({ norm }, place) =>
    norm.length >= tellingFrom &&
    !isFiller(norm) &&
    own.some((word) => isSame(norm, word) || isNamed(norm, word))
      ? [place]
      : [],
  )
}
