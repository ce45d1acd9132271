import { atcOf } from '../alerts/facts'
import type { RegistryRecord } from '../records/registry'
import type { Token } from '../vocabulary/normalise'
import type { Topic } from './answer'
import { findRows } from './asking'
import type { FoundRow } from './rows'
import type { Subject } from './subjects'
import { findWider, findWiderRow } from './wider/words'

/** What no list of the record has, by its names, with the beginning of the codes (ICD-10-CM) of conditions that it is measured for. */
export interface Unlisted {
  readonly names: readonly string[]
  readonly icd: string
}

/** In the place of a code: what is given against illnesses, which then qualify it ("was I vaccinated against measles"). */
const againstIllness = 'against'

/** By which a topic remembers what was not listed, where what follows may qualify it. */
const topicKey = 'unlisted:'

export const topicOfUnlisted = ({ names, icd }: Unlisted): Topic | null =>
  icd === againstIllness
    ? { intent: 'unlisted', keys: names.map((name) => topicKey + name), until: null }
    : null

const isWithin = (places: readonly number[], { places: whole, type }: Subject): boolean =>
  // A tetanus shot is one all the same.
  type !== 'medication' &&
  type !== 'allergy' &&
  whole.length > places.length &&
  places.every((at) => whole.includes(at))

/**
 * All that a question names of it: "hearing or eye tests" are two. Uric acid is a test of its own, and no urine.
 * @param named what the vocabulary knows of the question
 * @param candidates what the record itself has by words of the question
 */
export function unlistedIn(
  tokens: readonly Token[],
  named: readonly Subject[],
  candidates: readonly Subject[],
): Unlisted | null {
  const isHad = (at: number) => [...candidates, ...named].some(({ places }) => places.includes(at))
  const perhaps = findRows(tokens, 'perhaps').filter(({ places }) => !places.some(isHad))
  const rows = [...findRows(tokens, 'unlisted'), ...perhaps]
    .filter(({ places }) => !named.some((one) => isWithin(places, one)))
    .map(({ name, places }) => {
      const [own = '', icd = ''] = name.split('/').map((part) => part.trim())
      return { name: own, icd, places }
    })
  // "Eye test" says it in more words than "test", and the words of one are none of the other's.
  const apart = rows.filter(
    ({ places }) =>
      !rows.some(
        (other) => other.places.length > places.length && places.every((at) => other.places.includes(at)),
      ),
  )
  const [first] = apart
  return first ? { names: [...new Set(apart.map(({ name }) => name))], icd: first.icd } : null
}

/** Places of the words for it: a number among them is no result ("form 17"). */
export const unlistedPlaces = (tokens: readonly Token[]): readonly number[] =>
  findRows(tokens, 'unlisted').flatMap(({ places }) => places)

/** "Was I vaccinated", of a record that has vaccines: by the beginning of their ATC codes. */
export function vaccinesIn(tokens: readonly Token[], items: readonly RegistryRecord[]): FoundRow | null {
  const row = findRows(tokens, 'unlisted').find(({ name }) => name.endsWith(againstIllness))
  const hasAny = items.some(
    (item) => item.type === 'medication' && atcOf(item).some((code) => code.startsWith(vaccineCode)),
  )
  return row && hasAny ? { ...row, name: vaccineCode } : null
}
/** "Before the infusions", of a record that has a drug which is given so and no other way. */
export function infusedIn(tokens: readonly Token[], items: readonly RegistryRecord[]): FoundRow | null {
  const row = findWiderRow(tokens, 'infused')
  if (row === null || findWider(tokens, 'infusedElse') !== null) return null
  const codes = row.name.split(',').map((code) => code.trim())
  const isOf = (item: RegistryRecord) => atcOf(item).some((code) => codes.some((one) => code.startsWith(one)))
  return items.some((item) => item.type === 'medication' && isOf(item)) ? row : null
}

/** WHO ATC index 2026: vaccines. */
const vaccineCode = 'J07'

/** "And measles?" after vaccines: of these, where an illness alone is named. */
export function unlistedBefore(before: Topic | null, named: readonly Subject[]): Unlisted | null {
  const names = (before?.keys ?? []).flatMap((key) =>
    key.startsWith(topicKey) ? [key.slice(topicKey.length)] : [],
  )
  const isQualified = named.length > 0 && named.every(({ type }) => type === 'diagnosis')
  return before?.intent === 'unlisted' && names.length > 0 && isQualified
    ? { names, icd: againstIllness }
    : null
}
