import {
  betweenDoctorAndPart,
  doctorFields,
  doneByDoctors,
  readsOnly,
  type DoctorField,
} from '../language/doctor-fields'
import type { Token } from '../vocabulary/normalise'
import { findJoined, findRow, findWords } from './asking'
import { findPlace, type NamedPlace } from './places'
import { findSubjects } from './subjects'
import type { FoundCues } from './question-cues'
import type { KnownFile } from './record'
import { phrasesOf, placesSideBySide } from './words'

/** A field of doctors that a question names, by what it is called or by what such a doctor treats. */
export interface FoundField {
  readonly field: DoctorField
  readonly places: readonly number[]
}

const betweenAtMost = 6

/** "The cardiologist", "my lung doctor", "the doctor for my lungs"; null where no field is named. */
export function findField(tokens: readonly Token[]): FoundField | null {
  const row = findRow(tokens, 'fields')
  const called = row && doctorFields.find(({ names, said }) => said !== null && names.includes(row.name))
  if (row && called) return { field: called, places: row.places }
  const nouns = [...(findWords(tokens, 'doctorNouns') ?? []), ...(findJoined(tokens, 'whoSaw') ?? [])]
  for (const field of doctorFields)
    for (const part of longestFirst(placesSideBySide(tokens, phrasesOf(field.treats)))) {
      const noun = nouns.find((at) => isBeside(tokens, at, part))
      if (noun !== undefined) return { field, places: [...part, noun] }
    }
  return null
}

const longestFirst = (parts: readonly (readonly number[])[]) => parts.toSorted((a, b) => b.length - a.length)

/** The word for a doctor stands right behind what is treated, or before it with no more than "for my" between. */
function isBeside(tokens: readonly Token[], noun: number, part: readonly number[]): boolean {
  const [first, last] = [Math.min(...part), Math.max(...part)]
  if (noun === last + 1) return true
  const among = tokens.slice(noun + 1, first)
  return noun < first && among.length <= betweenAtMost && among.every(({ norm }) => isBetween(norm))
}

const isBetween = (norm: string): boolean => betweenDoctorAndPart.test(norm)

/** What is to come, or what to do, is asked of no page: "I see the cardiologist next week". */
const ofNoVisit = ['advice', 'due', 'prepare', 'whole'] as const
/** A list of one's own is not limited by who is to see it. */
const ofOwnLists = ['drugs', 'taking', 'labs', 'conditions', 'allergies', 'procedures', 'imaging'] as const
/** What says that one was there, or what was done there. */
const ofBeenThere = ['origin', 'past', 'happened', 'doctors'] as const

/**
 * The pages of a doctor of a field: those whose place or doctor says it in its name. Who reads pictures or runs tests has no part
 * in it. Null where no field is named, or no page says it.
 */
function fieldPlace(
  tokens: readonly Token[],
  files: readonly KnownFile[],
  { cues }: FoundCues,
): NamedPlace | null {
  if (ofNoVisit.some((cue) => cues.has(cue))) return null
  const wasThere =
    ofBeenThere.some((cue) => cues.has(cue)) ||
    findJoined(tokens, 'didThey') !== null ||
    tokens.some(({ norm }) => doneByDoctors.test(norm))
  if (!wasThere && ofOwnLists.some((cue) => cues.has(cue))) return null
  const found = findField(tokens)
  if (found === null) return null
  const own = files.filter((file) => isOfField(file, found.field))
  const doctors = new Set(own.flatMap(({ doc_meta: meta }) => meta?.physician ?? []))
  const houses = new Set(own.flatMap(({ doc_meta: meta }) => meta?.facility ?? []))
  const [name] = doctors.size === 1 ? doctors : houses
  if (name === undefined) return null
  return {
    name: doctors.size === 1 || houses.size === 1 ? name : [...houses].join(' / '),
    isStay: false,
    byField: true,
    fileIds: new Set(own.map(({ id }) => id)),
    places: found.places,
  }
}

/** A doctor's name may say it on any page; the name of a house, on what was written there. */
function isOfField({ category, doc_meta: meta }: KnownFile, { said }: DoctorField): boolean {
  const isRead = category === 'imaging' || category === 'lab' || readsOnly.test(meta?.facility ?? '')
  return said !== null && (said.test(meta?.physician ?? '') || (!isRead && said.test(meta?.facility ?? '')))
}

/** The "breast" of "breast cancer" is no "Breast Clinic": a longer name of something else has it within. */
const isWithinName = (tokens: readonly Token[], { places, isStay }: NamedPlace): boolean =>
  !isStay &&
  findSubjects(tokens, [], new Set()).named.some(
    (one) => one.places.length > places.length && places.every((at) => one.places.includes(at)),
  )

/** The place or the doctor that a question names; one that is called by a field comes before pages of a kind. */
export function placeSaid(
  tokens: readonly Token[],
  files: readonly KnownFile[],
  found: FoundCues,
): NamedPlace | null {
  const called = findPlace(tokens, files, found.places)
  const named = called !== null && isWithinName(tokens, called) ? null : called
  const ofField = fieldPlace(tokens, files, found)
  // "The eye doctor" is no name of the "Eye Clinic".
  const isApart = named !== null && !named.isStay && named.places.some((at) => !ofField?.places.includes(at))
  return isApart ? named : (ofField ?? named)
}

/** Words that name a group of drugs, or a doctor by a field: no tests are asked for by them. */
export const namedApart = (
  group: { readonly places: readonly number[] } | null,
  place: NamedPlace | null,
): readonly number[] => [...(group?.places ?? []), ...(place?.byField === true ? place.places : [])]

/** What is told of a place that a question names. */
export const toldOfPlace = (place: NamedPlace | null) => ({
  place: place !== null,
  placeWords: place?.places ?? [],
  byField: place?.byField === true,
})
