import type { FileRecord } from '../records/file'
import { tokenise, type Token } from '../vocabulary/normalise'
import { isOrdinary } from '../vocabulary/ordinary'
import { questionWords } from '../language/questions'
import { soundsOf } from '../language/sounds'
import type { Topic } from './answer'
import { isFiller } from './cues'
import { findWords } from './rows'
import { isSame } from './words'

/** A place or a doctor of the record that a question names. */
export interface NamedPlace {
  /** As the documents have it; of a stay, the category. */
  readonly name: string
  readonly isStay: boolean
  readonly fileIds: ReadonlySet<string>
  readonly places: readonly number[]
}

const tellingFrom = 3

/** The facility or doctor whose own name stands in the question; null where none does. */
export function findPlace(
  tokens: readonly Token[],
  files: readonly FileRecord[],
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
  return best ?? findInOtherLetters(tokens, byName) ?? findStay(tokens, files)
}

const placeKeyStart = 'place:'

/** By which a topic remembers a place. */
export const placeKey = ({ name }: NamedPlace): string => placeKeyStart + name

/** "And from there?": the place that the answer before was about; null where it was about none. */
export function placeOfTopic(
  tokens: readonly Token[],
  files: readonly FileRecord[],
  before: Topic | null,
): NamedPlace | null {
  const places = findWords(tokens, 'there')
  const name = before?.keys.find((key) => key.startsWith(placeKeyStart))?.slice(placeKeyStart.length)
  if (places === null || name === undefined) return null
  const isStay = name === ofStay
  const own = files.filter(({ category, doc_meta: meta }) =>
    isStay ? category === ofStay : meta?.facility === name || meta?.physician === name,
  )
  return { name, isStay, fileIds: new Set(own.map(({ id }) => id)), places }
}

/** Fewer consonants are shared by too many names. */
const leastSounds = 3

/** A doctor whose name, after the title, is written in other letters than those of the documents. */
function findInOtherLetters(
  tokens: readonly Token[],
  byName: ReadonlyMap<string, readonly string[]>,
): NamedPlace | null {
  for (const at of findWords(tokens, 'titles') ?? []) {
    const sounds = soundsOf(tokens[at + 1]?.norm ?? '')
    if (sounds.length < leastSounds) continue
    for (const [name, ids] of byName)
      if (tokenise(name).some(({ norm }) => soundsOf(norm) === sounds))
        return { name, isStay: false, fileIds: new Set(ids), places: [at, at + 1] }
  }
  return null
}

const ofStay = 'discharge'

/** The documents of stays in a hospital, where one is asked about; null where the record has none. */
function findStay(tokens: readonly Token[], files: readonly FileRecord[]): NamedPlace | null {
  const places = findWords(tokens, 'stay')
  const ids = files.filter(({ category }) => category === ofStay).map(({ id }) => id)
  return places && ids.length > 0 ? { name: ofStay, isStay: true, fileIds: new Set(ids), places } : null
}

let otherLetters: readonly (readonly [name: string, other: readonly string[]])[] | null = null

/** The words of a name, with those that the place is called by in other letters. */
function wordsOf(name: string): readonly string[] {
  otherLetters ??= questionWords.flatMap(({ places }) =>
    places.split(/[;\n]/).flatMap((row) => {
      const [one = '', other = ''] = row.split('=').map((part) => part.trim())
      const words = (text: string) => tokenise(text).map(({ norm }) => norm)
      return one === '' ? [] : [[one.toLowerCase(), words(other)] as const, [other, words(one)] as const]
    }),
  )
  const lower = name.toLowerCase()
  return [
    ...tokenise(name).map(({ norm }) => norm),
    ...otherLetters.filter(([one]) => lower.includes(one)).flatMap(([, other]) => other),
  ]
}

/** Words that many places have tell none of them. */
function placesOf(tokens: readonly Token[], name: string): readonly number[] {
  const own = wordsOf(name).filter(
    (norm) => norm.length >= tellingFrom && !isOrdinary(norm) && !isFiller(norm),
  )
  return tokens.flatMap(({ norm }, place) =>
    norm.length >= tellingFrom && !isFiller(norm) && own.some((word) => isSame(norm, word)) ? [place] : [],
  )
}
