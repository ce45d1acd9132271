import type { Token } from './normalise'
import type { PhraseIndex } from './phrases'
import { hitsAt, type Hit } from './walk'

/** Words that a name may have before its comma, and behind it. */
const mostBefore = 4
const mostBehind = 3

/**
 * "Gastritis, acute", "arthritis, rheumatoid": a name whose last words stand first, set apart by a comma. What stands
 * behind the comma has to end there: "hypertension, pulmonary embolism" is two.
 */
export function invertedAt(index: PhraseIndex, tokens: readonly Token[], start: number): Hit[] {
  const comma = commaFrom(tokens, start)
  if (comma === null) return []
  let end = comma + 1
  while (tokens[end] && /^[\s-]+$/.test(tokens[end]!.gap) && !/\n|\s{3}/.test(tokens[end]!.gap)) end++
  if (end - comma > mostBehind) return []
  const before = flat(tokens.slice(start, comma))
  const behind = flat(tokens.slice(comma, end))
  const names = (words: readonly Token[]): boolean =>
    hitsAt(index, words, 0).some((hit) => hit.end === words.length)
  // "Anxiety, depression": both orders are told, so that these are two.
  if (names([...before, ...behind])) return []
  const turned = [...behind, ...before]
  return (
    hitsAt(index, turned, 0)
      // "Mild, atopic dermatitis": the word before the comma has to be one of the name's.
      .filter((hit) => hit.end === turned.length && hit.phrase.tokens.length > behind.length)
      .filter((hit) => !hit.fuzzy && !hit.phrase.ambiguous)
      .map((hit) => ({ ...hit, start, end, cost: hit.cost + 0.1 }))
  )
}

function commaFrom(tokens: readonly Token[], start: number): number | null {
  for (let at = start + 1; at <= start + mostBefore; at++) {
    const gap = tokens[at]?.gap
    if (gap === undefined) return null
    if (/^\s?,\s?$/.test(gap)) return at
    if (!/^\.?[\s'’-]$/.test(gap)) return null
  }
  return null
}

const flat = (tokens: readonly Token[]): Token[] => tokens.map((token) => ({ ...token, gap: ' ' }))
