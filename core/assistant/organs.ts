import type { RegistryRecord } from '../records/registry'
import { entriesOf } from '../vocabulary/load'
import { tokenise, type Token } from '../vocabulary/normalise'
import { findRow, namesOf } from './asking'
import { codesOf } from './condition-codes'
import { findCues } from './question-cues'
import { subjectOf, type Subject } from './subjects'
import { findUnwritten } from './unwritten'

/** A part of the body that a question names, with the conditions and studies of it that the record has. */
export interface Organ {
  readonly said: string
  readonly subjects: readonly Subject[]
  /** One of the conditions is of the part itself: high pressure is told with the heart, and is no disease of it. */
  readonly isOwn: boolean
  /** What it is called as a part of the body, in the words of studies. */
  readonly parts: readonly string[]
  readonly places: readonly number[]
}

/**
 * "Is there something with my lungs": by the codes of conditions, and by what studies are of.
 * @param taken places of words that tell something else: the new year is the head of one, "balanced" is written like an ear
 */
export function findOrgan(
  text: string,
  tokens: readonly Token[],
  items: readonly RegistryRecord[],
  taken: readonly number[] = [],
): Organ | null {
  const found = findRow(tokens, 'organs')
  if (!found || found.places.some((at) => taken.includes(at))) return null
  // "Surgery on my heart" asks for no illness of it, "in which eye" for none of the eye.
  if (findCues(tokens).cues.has('procedures') || findUnwritten(tokens)?.kind === 'side') return null
  const { name, places } = found
  // "The heart scan" asks for no illness of it.
  const isOfStudies = findCues(tokens).cues.has('imaging')
  const said = text.slice(tokens[Math.min(...places)]?.start, tokens[Math.max(...places)]?.end)
  const [icd = '', parts = '', own = ''] = name.split('/').map((one) => one.trim())
  const ownCodes = own === '' ? [icd] : own.split(',').map((one) => one.trim())
  const bodyParts = parts.split(',').map((one) => one.trim())
  const subjects = items
    .filter(
      ({ type, canonical_key: key }) =>
        (type === 'diagnosis' && !isOfStudies && codesOf(key).some((code) => code.startsWith(icd))) ||
        (type === 'imaging' && bodyParts.includes(bodyPartOf(key))),
    )
    .map((item) => subjectOf(item, places))
  const isOwn = subjects.some(
    ({ type, key }) =>
      type === 'diagnosis' && codesOf(key).some((code) => ownCodes.some((one) => code.startsWith(one))),
  )
  return { said, subjects, isOwn, parts: bodyParts.filter((part) => part !== ''), places }
}

/**
 * Which parts of the body a question names, as studies have them, by an organ's words or by the part's own, and how it says so;
 * null where it names none. `own` are those that it names by the part's own words alone.
 */
export function partsNamed(
  text: string,
): { readonly said: string; readonly parts: readonly string[]; readonly own: readonly string[] } | null {
  const tokens = tokenise(text)
  // "Ultrasound of my prostate" is of that part alone, and no study of the kidneys fits it.
  const named = findRow(tokens, 'studyParts')
  // "All my imaging tests": what a test is called names no part that sounds like it.
  const tests = findCues(tokens).byCue.get('labs') ?? []
  const part = named?.places.every((at) => tests.includes(at)) === true ? null : named
  const organ = part ?? findRow(tokens, 'organs')
  const ofOrgan = (part?.name ?? organ?.name.split('/')[1] ?? '').split(',').map((one) => one.trim())
  const norms = new Set(tokens.map(({ norm }) => norm))
  const own = [...new Set(partsOfStudies().values())].filter((part) =>
    tokenise(part).every(({ norm }) => norms.has(norm)),
  )
  const parts = [...ofOrgan, ...own].filter((part) => part !== '')
  const typed = organ?.places.map((at) => text.slice(tokens[at]?.start, tokens[at]?.end)).join(' ')
  return parts.length === 0 ? null : { said: typed ?? own.join(', '), parts, own }
}

/** What lies in a part that is named: the thyroid in the neck, the kidneys in the belly. */
export const partsWithin = (parts: readonly string[]): readonly string[] =>
  namesOf('studyParts').flatMap((row) => {
    const [own = '', ...wider] = row.split(',').map((one) => one.trim())
    return wider.some((one) => parts.includes(one)) ? [own] : []
  })

/** An organ that is named, as it was typed, by what its tests or its illnesses are asked after; null where none is. */
export function organSaid(typed: string): string | null {
  const tokens = tokenise(typed)
  const organ = findRow(tokens, 'organs')
  // A tumor is of any part.
  const isPart = organ !== null && (organ.name.split('/')[1] ?? '').trim() !== ''
  const row = findRow(tokens, 'panels') ?? (isPart ? organ : null)
  return row === null
    ? null
    : typed.slice(tokens[Math.min(...row.places)]?.start, tokens[Math.max(...row.places)]?.end)
}

let bodyParts: ReadonlyMap<string, string> | null = null

const partsOfStudies = (): ReadonlyMap<string, string> =>
  (bodyParts ??= new Map(entriesOf('imaging').map(({ concept }) => [concept.key, concept.bodyPart.trim()])))

/** Of which part of the body a study is, as the vocabulary has it. */
export const bodyPartOf = (key: string): string => partsOfStudies().get(key) ?? ''
