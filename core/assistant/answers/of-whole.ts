import { tokenise, type Token } from '../../vocabulary/normalise'
import { findRow } from '../asking'
import { findHeld } from '../held'
import { recordTokens } from '../lay'
import { panelKeys, placesOfParts } from '../panels'
import type { Reading } from '../reading'
import type { RegistryRecord } from '../../records/registry'
import { findSubjects } from '../subjects'
import type { Telling } from './telling'
import { wordsOf } from './words-of'

/**
 * Whether a question is of an organ, a gland or a group of tests by its one name ("my kidneys", "the blood count"). The results that
 * a record has of it are told each with its range; that it is all right, or is not, they do not say.
 */
export function isOfWhole(telling: Telling): boolean {
  const {
    reading,
    record: { items },
  } = telling
  const tests = reading.subjects.filter(({ type, places }) => type === 'lab' && places.length > 0)
  const typed = tokenise(reading.text)
  const named = (tokens: readonly Token[]) => findSubjects(tokens, items, new Set(), ['lab']).named
  if (isOfGland(reading, items)) return true
  if (tests.length === 0) return false
  const organ = findRow(typed, 'organs')?.places ?? []
  const isOfOrgan = tests.some(({ places }) => places.some((at) => organ.includes(at)))
  // "Liver enzymes" of a page are a test by that whole name; "has it gone back up" is of no back.
  if (isOfOrgan && !named(typed).some(({ places }) => organ.every((at) => places.includes(at)))) return true
  return isOfPart(telling) || isOfGroup(reading, named(recordTokens(reading.text)))
}

/** A test that is named by nothing but words of a part of the body. */
function isOfPart(telling: Telling): boolean {
  const { tokens } = wordsOf(telling)
  const said = new Set([
    ...placesOfParts(tokens, telling.record.items),
    ...(findRow(tokens, 'organs')?.places ?? []),
  ])
  return telling.reading.subjects.some(
    ({ type, places }) => type === 'lab' && places.length > 0 && places.every((at) => said.has(at)),
  )
}

/** A test of a group that is called by the group's name, and not by its own. */
function isOfGroup({ text, subjects }: Reading, named: readonly { readonly key: string }[]): boolean {
  const keys = new Set(named.map(({ key }) => key))
  const group = panelKeys(recordTokens(text))
  return subjects.some(
    ({ type, key, places }) => type === 'lab' && places.length > 0 && group.has(key) && !keys.has(key),
  )
}

/** "Is my thyroid fine": by the gland alone, and by the name of no test. */
function isOfGland({ text, subjects }: Reading, items: readonly RegistryRecord[]): boolean {
  const typed = tokenise(text)
  const gland = findHeld(typed, 'glands')
  const tests = subjects.filter(({ type }) => type === 'lab')
  if (gland === null || tests.length !== 1) return false
  return !findSubjects(typed, items, new Set(gland)).named.some(({ type }) => type === 'lab')
}
