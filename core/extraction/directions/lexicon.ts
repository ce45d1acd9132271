import type { DirectionMeaning, DirectionWords } from '../../language/direction-words'
import { englishDirections } from '../../language/en/directions'
import { hebrewDirections } from '../../language/he/directions'
import { latinDirections } from '../../language/latin/directions'
import { tokensOf } from './tokens'

export interface Meaning {
  readonly kind: string
  readonly value: string
}

interface Entry extends Meaning {
  /** As the language has it, where only that case is meant. */
  readonly exact: string | null
}

const languages: readonly DirectionWords[] = [latinDirections, englishDirections, hebrewDirections]

/** By the wording's words; the longest wording that begins with a word, by that word. */
const entries = new Map<string, Entry[]>()
const longest = new Map<string, number>()
/** Every word that stands in a wording. */
const parts = new Set<string>()
for (const { words } of languages)
  for (const [meaning, wordings] of Object.entries(words))
    for (const wording of (wordings ?? '').split(';')) addWording(meaning as DirectionMeaning, wording.trim())

function addWording(meaning: DirectionMeaning, wording: string): void {
  const norms = tokensOf(wording).map(({ norm }) => norm)
  const words = norms.length === 1 ? norms : norms.filter((norm) => !isJoint(norm))
  for (const word of words) parts.add(word)
  const key = words.join(' ')
  const known = entries.get(key) ?? []
  entries.set(key, [...known, { ...split(meaning), exact: /[A-Z]/.test(wording) ? wording : null }])
  longest.set(words[0] ?? '', Math.max(words.length, longest.get(words[0] ?? '') ?? 0))
}

export function isJoint(norm: string): boolean {
  return norm === '-' || norm === '.' || norm === '–'
}

function split(meaning: DirectionMeaning): Meaning {
  const at = meaning.indexOf(':')
  const kind = meaning.slice(0, at)
  const value = meaning.slice(at + 1)
  return kind === 'word' ? { kind: value, value } : { kind, value }
}

/** How many words the longest wording beginning with this one has; 0 where none does. */
export const longestFrom = (norm: string): number => longest.get(norm) ?? 0

export function meaningsOf(norms: readonly string[], printed: string): Meaning[] {
  return (entries.get(norms.join(' ')) ?? []).filter(({ exact }) => exact === null || exact === printed)
}

/** Letters written onto the next word, with their meanings. */
export const prefixes: ReadonlyMap<string, readonly Meaning[]> = new Map(
  languages.flatMap(({ prefixes }) =>
    Object.entries(prefixes).map(([letter, meanings]) => [letter, meanings.map(split)] as const),
  ),
)

export const directionParts: ReadonlySet<string> = parts

/** Whether a word stands in a wording, as it is or behind letters that are written onto it. */
export const isPart = (norm: string): boolean =>
  parts.has(norm) || (norm.length > 2 && prefixes.has(norm[0] ?? '') && isPart(norm.slice(1)))
