import { andForOnWord } from '../language/particles'
import type { RegistryRecord } from '../records/registry'
import type { Token } from '../vocabulary/normalise'
import type { Topic } from './answer'
import { groupForIllness } from './answers/drugs-for'
import { drugsOfTopic } from './answers/judged-by'
import { findJoined, findRows, findWords, saidOf } from './asking'
import { codesOf } from './condition-codes'
import { isFiller, type Cue } from './question-cues'
import type { FoundRow } from './rows'
import { findSubjects } from './subjects'
import { findTurn } from './turns/turn-words'

/** The group of drugs that a question means by what they are for. */

/** Words between a drug and what it is for: "pills that I take for my high blood pressure". */
const purposeNear = 6

export const groupsJoin = ' + '

/** Answers of drugs, after which a few words more ask for those of another purpose: "and for the lungs". */
const ofDrugs: ReadonlySet<string> = new Set(['medications', 'drug_group', 'daypart', 'past_medications'])
const shortTurn = 5

/** "Something for the sugar", "which of them is for reflux": a drug, a word that it is for something, and what. */
export function forPurpose(
  tokens: readonly Token[],
  byCue: ReadonlyMap<Cue, readonly number[]>,
  before: Topic | null,
): FoundRow | null {
  const isAfter = before !== null && ofDrugs.has(before.intent)
  const told = isAfter
    ? [...(findJoined(tokens, 'refers') ?? []), ...(findTurn(tokens, 'whichOfThem') ?? [])]
    : []
  const isTurn = isAfter && tokens.length <= shortTurn && isOnlyPurpose(tokens, byCue)
  const drugs = [...drugPlaces(tokens, byCue), ...told, ...(isTurn ? [-1] : [])]
  const isNear = (at: number) => drugs.some((drug) => at > drug && at - drug <= purposeNear)
  if (drugs.length === 0) return null
  // "Thyroid tablets": what it is for stands beside the word for a drug.
  const nouns = findRows(tokens, 'ownLists').flatMap((row) => (row.name === 'medication' ? row.places : []))
  const pieces = [...nouns, ...(findJoined(tokens, 'pieceNouns') ?? [])]
  const rows = findRows(tokens, 'purposes')
  const every = new Set(rows.flatMap(({ places }) => places))
  const isNoun = (at: number): boolean =>
    !pieces.includes(at) &&
    (pieces.includes(at + 1) || (isAnd(tokens, at + 1) && every.has(at + 2) && isNoun(at + 2)))
  const belongs = findWords(tokens, 'belongs') ?? []
  const isOwned = (at: number) => belongs.includes(at - 1) && pieces.includes(at - 2)
  const led = rows.flatMap((row) => {
    const places = row.places.filter((at) => (isFor(tokens, at) && isNear(at)) || isNoun(at) || isOwned(at))
    return places.length === 0 ? [] : [row]
  })
  // "My thyroid" and "for my thyroid" is one.
  const [only, ...others] = led
  if (only && others.every(({ name }) => name === only.name)) return only
  return led.length > 1 && led.length <= purposesAtMost ? together(led) : (led[0] ?? null)
}

const isAnd = (tokens: readonly Token[], at: number): boolean =>
  findJoined(tokens, 'ands')?.includes(at) === true

/** A turn of a purpose, and of nothing that any question asks. */
const isOnlyPurpose = (tokens: readonly Token[], byCue: ReadonlyMap<Cue, readonly number[]>): boolean => {
  const asked = new Set(
    [...byCue].flatMap(([cue, places]) => (cue === 'follow' || cue === 'why' ? [] : places)),
  )
  const named = new Set(findRows(tokens, 'purposes').flatMap(({ places }) => places))
  return tokens.every((_, at) => named.has(at) || !asked.has(at) || isFiller(tokens[at]?.norm ?? ''))
}

const drugPlaces = (
  tokens: readonly Token[],
  byCue: ReadonlyMap<Cue, readonly number[]>,
): readonly number[] => [...(byCue.get('drugs') ?? []), ...(findJoined(tokens, 'anyDrug') ?? [])]

/** More than these are a sentence that tells, and asks for none of them by its name. */
const purposesAtMost = 3

/** "For diabetes and for cholesterol": the drugs of each. */
const together = (rows: readonly FoundRow[]): FoundRow => ({
  name: rows.map(({ name }) => name).join(groupsJoin),
  said: rows.map(({ said }) => said).join(', '),
  places: rows.flatMap(({ places }) => places),
})

/** "And do I take something for it", "am I treated for it": for what was told before, where one group of drugs is for that. */
export function forTold(
  tokens: readonly Token[],
  byCue: ReadonlyMap<Cue, readonly number[]>,
  before: Topic | null,
): FoundRow | null {
  const treated = findJoined(tokens, 'treatedFor')
  const places = treated ?? findJoined(tokens, 'forIt')
  const isOfDrug =
    treated !== null || byCue.has('drugs') || byCue.has('taking') || findJoined(tokens, 'anyDrug') !== null
  // "What range do they use for that" asks for no drug.
  if (before === null || places === null || !isOfDrug || byCue.has('limit')) return null
  return rowOf(before.keys, places)
}

/** "What do I take for my afib": an illness behind a "for", of whichever name, where one group of drugs is for it. */
export function forIllness(
  tokens: readonly Token[],
  byCue: ReadonlyMap<Cue, readonly number[]>,
  items: readonly RegistryRecord[],
): FoundRow | null {
  const drugs = drugPlaces(tokens, byCue)
  if (drugs.length === 0 || findJoined(tokens, 'isFor') === null) return null
  const isNear = (at: number) => drugs.some((drug) => at > drug && at - drug <= purposeNear)
  const named = findSubjects(tokens, items, new Set()).named.filter(
    ({ type, places }) => type === 'diagnosis' && places.some((at) => isFor(tokens, at) && isNear(at)),
  )
  return named.length === 0
    ? null
    : rowOf(
        named.map(({ key }) => key),
        named.flatMap(({ places }) => places),
      )
}

function rowOf(keys: readonly string[], places: readonly number[]): FoundRow | null {
  const ofTests = drugsOfTopic(keys).join(', ')
  const name = ofTests === '' ? groupForIllness(keys.flatMap(codesOf)) : ofTests
  const isKnown =
    name !== null && (['purposes', 'groups'] as const).some((list) => saidOf(list, name, 'en') !== null)
  return isKnown ? { name, said: name, places } : null
}

/** A word before it that says so, with "my" or "high" between the two, or one that is written onto it. */
export function isFor(tokens: readonly Token[], at: number): boolean {
  const words = findJoined(tokens, 'isFor') ?? []
  const own = andForOnWord.test(tokens[at]?.norm ?? '')
  return own || words.some((word) => word < at && at - word <= 3)
}
