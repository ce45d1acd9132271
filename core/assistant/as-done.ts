import {
  betweenDoneAndPart,
  cuts,
  doneKinds,
  doneParts,
  isDoneTo,
  isSampled,
  isSeenOf,
  takesSample,
  takesSampleOfAny,
} from '../language/done-parts'
import type { RegistryRecord } from '../records/registry'
import { tokenise, type Token } from '../vocabulary/normalise'
import { asIllness } from './as-illness'
import { findJoined, findRow } from './asking'
import { bodyPartOf, partsNamed } from './organs'
import { readingText } from './reading-text'
import { phrasesOf, placesSideBySide } from './words'

/** A question as its words are looked at, with what the record has by another name called as it is there. */
export const inNamesOf = (items: readonly RegistryRecord[], typed: string): string =>
  asDone(asIllness(readingText(typed), items), items)

const betweenAtMost = 3

/**
 * A question in which a part of the body and what was done to it stand for what the record has, by its name there: "eye surgery"
 * for the cataract's, "the heart scan" for the echo, "breathing test" for the spirometry. What the record has not stays as it was typed.
 */
function asDone(text: string, items: readonly RegistryRecord[]): string {
  const tokens = tokenise(text)
  const done = items.filter(({ type }) => type === 'procedure')
  const found =
    ofSample(tokens, items) ?? ofKind(tokens, done) ?? ofPart(tokens, done) ?? ofScan(text, tokens, items)
  if (found === null || found.had.length === 0) return text
  const [first, last] = [tokens[Math.min(...found.places)], tokens[Math.max(...found.places)]]
  if (!first || !last) return text
  const names = [...new Set(found.had.map(({ name }) => name))].join(' and ')
  return `${text.slice(0, first.start)}${names}${text.slice(last.end)}`
}

interface Found {
  readonly had: readonly RegistryRecord[]
  readonly places: readonly number[]
}

/** By what a kind is called; what hurts is no operation. */
function ofKind(tokens: readonly Token[], done: readonly RegistryRecord[]): Found | null {
  if (findJoined(tokens, 'pains') !== null) return null
  for (const [words, names, unless] of doneKinds) {
    if (unless !== undefined && tokens.some(({ norm }) => unless.test(norm))) continue
    const [longest] = placesSideBySide(tokens, phrasesOf(words)).toSorted((a, b) => b.length - a.length)
    const had = done.filter(({ name }) => names.test(name))
    if (longest && had.length > 0) return { had, places: longest }
  }
  return null
}

/** "Thyroid biopsy": what was taken of the part, by its name, or by an illness or a study of it on the same page. */
function ofSample(tokens: readonly Token[], items: readonly RegistryRecord[]): Found | null {
  if (!tokens.some(({ norm }) => isSampled.test(bare(norm)))) return null
  const taken = items.filter(({ type, name }) => type === 'procedure' && takesSample.test(name))
  if (taken.length === 0) return null
  for (const { words, operations } of doneParts)
    for (const part of placesSideBySide(tokens, phrasesOf(words))) {
      const place = besideOf(tokens, part, isSampled)
      if (place === null) continue
      const pages = new Set(
        items.flatMap(({ type, name, evidence }) =>
          type !== 'procedure' && type !== 'lab' && operations.test(name) ? (evidence?.file_id ?? []) : [],
        ),
      )
      const isOf = ({ name, evidence }: RegistryRecord) =>
        operations.test(name) || (takesSampleOfAny.test(name) && pages.has(evidence?.file_id ?? ''))
      const had = taken.filter(isOf)
      if (had.length > 0) return { had, places: [...part, place] }
    }
  return null
}

/** By the part, and a word for what was done beside it. */
function ofPart(tokens: readonly Token[], done: readonly RegistryRecord[]): Found | null {
  for (const { words, operations, procedures } of doneParts)
    for (const part of placesSideBySide(tokens, phrasesOf(words))) {
      const cut = besideOf(tokens, part, cuts)
      const place = cut ?? besideOf(tokens, part, isDoneTo)
      if (place === null) continue
      const isOf = (name: string) =>
        operations.test(name) || (cut === null && procedures?.test(name) === true)
      const had = done.filter(({ name }) => isOf(name))
      if (had.length > 0) return { had, places: [...part, place] }
    }
  return null
}

/** Studies of a part, where no way of making one is said. */
function ofScan(text: string, tokens: readonly Token[], items: readonly RegistryRecord[]): Found | null {
  if (findRow(tokens, 'modalities') !== null) return null
  const organ = findRow(tokens, 'studyParts') ?? findRow(tokens, 'organs')
  const place = organ === null ? null : besideOf(tokens, organ.places, isSeenOf)
  if (organ === null || place === null) return null
  const parts = partsNamed(text)?.parts ?? []
  const had = items.filter(
    ({ type, canonical_key: key }) => type === 'imaging' && parts.includes(bodyPartOf(key)),
  )
  return { had, places: [...organ.places, place] }
}

/** Where such a word stands right behind the part, or before it with no more than small words between. */
function besideOf(tokens: readonly Token[], part: readonly number[], word: RegExp): number | null {
  const [first, last] = [Math.min(...part), Math.max(...part)]
  if (word.test(bare(tokens[last + 1]?.norm ?? ''))) return last + 1
  for (let at = first - 1; at >= 0 && at >= first - 1 - betweenAtMost; at -= 1) {
    const norm = tokens[at]?.norm ?? ''
    if (word.test(norm) || word.test(bare(norm))) return at
    if (!betweenDoneAndPart.test(norm)) return null
  }
  return null
}

/** Without a particle that is written onto it. */
const bare = (norm: string): string =>
  norm.replace(/^[\u05d1\u05d4\u05d5\u05dc\u05de\u05e9](?=[\u05d0-\u05ea]{3})/u, '')
