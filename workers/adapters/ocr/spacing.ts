import { union } from '../../../core/document/page'
import type { Row } from '../image/rows'
import type { Span } from '../image/segments'
import type { ReadSymbol, ReadWord } from './words'
import { centre } from './words'

/**
 * Words cut where the page has a gap between words that the engine read over (`upto6`). The cut follows the
 * symbols' own boxes, so it holds in either direction of writing.
 */
export function splitAtGaps(words: readonly ReadWord[], row: Row): ReadWord[] {
  const spans = row.segments.flatMap((segment) => segment.spans)
  return words.flatMap((word) => {
    const parts: ReadSymbol[][] = []
    let last = -1
    for (const symbol of word.symbols) {
      const at = spanAt(spans, centre(symbol.box))
      const part = parts[parts.length - 1]
      if (part && at === last) part.push(symbol)
      else parts.push([symbol])
      last = at
    }
    return parts.length < 2 ? [word] : parts.map((symbols) => wordOf(symbols, word.confidence))
  })
}

function wordOf(symbols: readonly ReadSymbol[], confidence: number): ReadWord {
  return { text: symbols.map((s) => s.text).join(''), box: union(symbols.map((s) => s.box)), confidence, symbols }
}

/** The span that a point stands in or is nearest to. */
function spanAt(spans: readonly Span[], x: number): number {
  let [best, nearest] = [0, Infinity]
  spans.forEach(({ left, right }, i) => {
    const away = Math.max(left - x, x - right, 0)
    if (away < nearest) {
      nearest = away
      best = i
    }
  })
  return best
}
