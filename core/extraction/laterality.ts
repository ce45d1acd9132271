import type { Side } from '../vocabulary/sided'
import type { Range } from './assertion/scope'
import { bothSides, leftSide, otherPartOfSentence, rightSide, sideBehind } from '../language/sides'

export type Laterality = Side

/** The side that the words around a mention name: within it, right before it, or soon after it. */
export function lateralityOf(text: string, range: Range): Laterality | null {
  const inside = text.slice(range.start, range.end)
  const before = /(?:\S+\s+){0,2}$/.exec(text.slice(0, range.start).replace(/.*[.;,]/s, ''))?.[0] ?? ''
  const after =
    /^(?:\s+[^\s.;,:\d]+(?![^\s.;,:])){0,4}/
      .exec(text.slice(range.end))?.[0]
      .replace(otherPartOfSentence, '') ?? ''
  // "Cataract, R", "chalazion OS": a side that is an entry's last word, or an eye's.
  const last = sideBehind.exec(text.slice(range.end))?.[1] ?? ''
  for (const part of [inside, before, after, last]) {
    const side = eyes.get(part) ?? sideIn(part)
    if (side) return side
  }
  return null
}

const eyes: ReadonlyMap<string, Laterality> = new Map([
  ['OD', 'right'],
  ['OS', 'left'],
  ['OU', 'bilateral'],
])

function sideIn(text: string): Laterality | null {
  const lower = text.replace(/\b(?:Left|LEFT)\b/g, 'left').replace(/\b(?:Right|RIGHT)\b/g, 'right')
  if (bothSides.test(text) || (leftSide.test(lower) && rightSide.test(lower))) return 'bilateral'
  if (leftSide.test(lower)) return 'left'
  return rightSide.test(lower) ? 'right' : null
}
