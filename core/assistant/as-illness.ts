import { andOnWord, forOnWord } from '../language/particles'
import type { RegistryRecord } from '../records/registry'
import { tokenise, type Token } from '../vocabulary/normalise'
import { findJoined, findRows } from './asking'
import { codesOf } from './condition-codes'
import { isFiller } from './question-cues'
import { findSubjects } from './subjects'

/** Words from the one illness to the other, an "and" or an "or" among them. */
const joinedWithin = 3

/**
 * A question in which what is measured stands for an illness, by the name of the illness: "do I have diabetes and blood pressure",
 * "is blood pressure in the letter". Where a value is asked for it stands for itself.
 */
export function asIllness(text: string, items: readonly RegistryRecord[]): string {
  const tokens = tokenise(text)
  const rows = findRows(tokens, 'asIllness')
    .filter(({ places }) => isSideBySide(places))
    .map(({ name, places }) => {
      const [illness = '', code = null] = name.split('/').map((one) => one.trim())
      return { name: illness, code, places }
    })
  if (rows.length === 0) return text
  const illnesses = findSubjects(tokens, [], new Set(), ['diagnosis']).named
  const spoken = rows.filter(
    ({ places }) =>
      !isFor(tokens, places) && !illnesses.some((one) => one.places.some((at) => places.includes(at))),
  )
  const measured = findJoined(tokens, 'asMeasured') ?? []
  const isFound = measured.length === 0 && findJoined(tokens, 'asFound') !== null
  // "Pneumonia or fluid": fluid is an illness beside one of the lungs.
  const beside = (own: readonly number[], code: string | null) =>
    illnesses.some(
      ({ key, places }) =>
        (code === null || codesOf(key).some((one) => one.startsWith(code))) &&
        isJoined(text, tokens, own, places),
    ) && !measured.some((at) => Math.abs(at - Math.min(...own)) === 1)
  const besideSpoken = (own: readonly number[]) =>
    isFound && spoken.some(({ places }) => places !== own && isJoined(text, tokens, own, places))
  const meant = spoken.filter(
    ({ name, code, places }) =>
      beside(places, code) ||
      (code === null && (besideSpoken(places) || (isFound && places.length > 1 && has(name, items)))),
  )
  return meant
    .toSorted((a, b) => Math.min(...b.places) - Math.min(...a.places))
    .reduce((told, { name, places }) => {
      const [first, last] = [tokens[Math.min(...places)], tokens[Math.max(...places)]]
      if (!first || !last) return told
      const and = andOnWord.test(first.norm) ? first.norm.slice(0, 1) : ''
      return `${told.slice(0, first.start)}${and}${name}${told.slice(last.end)}`
    }, text)
}

const has = (name: string, items: readonly RegistryRecord[]): boolean =>
  findSubjects(tokenise(name), items, new Set(), ['diagnosis']).named.some(({ item }) => item !== null)

/** "For blood pressure", written onto the word. */
function isFor(tokens: readonly Token[], places: readonly number[]): boolean {
  const own = tokens.filter((_, at) => places.includes(at))
  const [first, ...others] = own
  if (!first || !forOnWord.test(first.norm)) return false
  return findRows([{ ...first, norm: first.norm.slice(1) }, ...others], 'asIllness').length > 0
}

const isSideBySide = (places: readonly number[]): boolean =>
  Math.max(...places) - Math.min(...places) === places.length - 1

/** "Diabetes and also blood pressure": nothing but small words between the two. */
function isJoined(
  text: string,
  tokens: readonly Token[],
  a: readonly number[],
  b: readonly number[],
): boolean {
  const [one, two] = Math.min(...a) < Math.min(...b) ? [a, b] : [b, a]
  const [last, first] = [Math.max(...one), Math.min(...two)]
  if (first - last > joinedWithin || first <= last) return false
  const between = tokens.slice(last + 1, first)
  const joins = findJoined(between, 'smallJoins') ?? []
  const isMarked = /[,/&+]/.test(text.slice(tokens[last]?.end, tokens[first]?.start))
  return (
    (isMarked || joins.length > 0 || andOnWord.test(tokens[first]?.norm ?? '')) &&
    between.every(({ norm }, at) => joins.includes(at) || isFiller(norm))
  )
}
