import { sizeLeads, sizeUnits } from '../language/sizes'
import type { Token } from './normalise'
import type { PhraseIndex } from './phrases'
import { hitsAt, type Hit } from './walk'

/** Words of a name before its size, before the number, and behind it. */
const mostBefore = 2
const mostLeads = 2
const mostBehind = 4

/** "אבן 5 מ"מ בשופכן", "cyst 3 cm in kidney": a name with the size of what it names within it. */
export function measuredAt(index: PhraseIndex, tokens: readonly Token[], start: number): Hit[] {
  for (let words = 1; words <= mostBefore; words++) {
    const from = sizeBehind(tokens, start + words)
    if (from === null) continue
    const before = tokens.slice(start, start + words)
    const behind = tokens.slice(from, from + mostBehind)
    const stop = behind.findIndex(({ gap }) => !/^[\s-]$/.test(gap))
    const name = [...before, ...(stop < 0 ? behind : behind.slice(0, stop))]
    return hitsAt(index, name.map(spaced), 0)
      .filter((hit) => hit.end > words && !hit.fuzzy && !hit.phrase.ambiguous)
      .map((hit) => ({ ...hit, start, end: from + hit.end - words, cost: hit.cost + 0.1 }))
  }
  return []
}

/** Behind the size that stands at a place, with what leads to it; null where none does. */
function sizeBehind(tokens: readonly Token[], at: number): number | null {
  let here = at
  while (here < at + mostLeads && sizeLeads.has(tokens[here]?.norm ?? '')) here++
  const number = tokens[here]
  const unit = tokens[here + 1]
  const isSize = number && unit && /^\d{1,3}(?:[.,]\d)?$/.test(number.norm) && sizeUnits.has(unit.norm)
  const close = tokens.slice(at, here + 2).every(({ gap }) => /^[\s-]{1,2}$/.test(gap))
  return isSize && close ? here + 2 : null
}

const spaced = (token: Token): Token => ({ ...token, gap: ' ' })
