import { skeleton } from '../../vocabulary/fuzzy'

/** A text made ready to be searched many times. */
export interface Haystack {
  readonly text: string
  readonly codes: Uint16Array
  /** The same, with letters that one glyph is read as made one. */
  readonly blurred: Uint16Array
}

/** Where a pattern was found in a text: letters `[start, end)`, and what it cost to make them equal. */
export interface Found {
  readonly start: number
  readonly end: number
  readonly cost: number
}

const lookalike = 0.25

export const textToSearch = (text: string): Haystack => ({
  text,
  codes: codesOf(text),
  blurred: codesOf(skeleton(text)),
})

const codesOf = (text: string): Uint16Array =>
  Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))

/**
 * Every place at which a text holds a pattern with at most `limit` letters wrong, missing or too many; letters
 * that one glyph is read as cost a quarter. Sellers, "The theory and computation of evolutionary distances"
 * (1980): the edit distance of the pattern to any part of the text; columns are left where they pass the limit
 * (Ukkonen 1985), so that the time is about limit × text.
 */
export function findNear(pattern: string, { text, codes, blurred }: Haystack, limit: number): Found[] {
  const exact = occurrences(pattern, text)
  if (exact.length > 0 || limit === 0) return exact
  const n = pattern.length
  const own = textToSearch(pattern)
  let costs = Float64Array.from({ length: n + 1 }, (_, i) => i)
  let starts = new Int32Array(n + 1)
  let nextCosts = new Float64Array(n + 1)
  let nextStarts = new Int32Array(n + 1)
  let active = Math.min(n, Math.floor(limit))
  const found: Found[] = []
  for (let j = 1; j <= codes.length; j += 1) {
    const reach = Math.min(n, active + 1)
    // What lies beyond the last cell that counted is over the limit.
    if (reach > active) costs[reach] = limit + 1
    nextCosts[0] = 0
    nextStarts[0] = j
    for (let i = 1; i <= reach; i += 1) {
      const same =
        own.codes[i - 1] === codes[j - 1] ? 0 : own.blurred[i - 1] === blurred[j - 1] ? lookalike : 1
      const changed = costs[i - 1]! + same
      const extra = costs[i]! + 1
      const missing = nextCosts[i - 1]! + 1
      const least = Math.min(changed, extra, missing)
      nextCosts[i] = least
      nextStarts[i] = least === changed ? starts[i - 1]! : least === extra ? starts[i]! : nextStarts[i - 1]!
    }
    active = reach
    while (active > 0 && nextCosts[active]! > limit) active -= 1
    if (active === n && nextStarts[n]! < j) found.push({ start: nextStarts[n]!, end: j, cost: nextCosts[n]! })
    ;[costs, nextCosts] = [nextCosts, costs]
    ;[starts, nextStarts] = [nextStarts, starts]
  }
  return found
}

function occurrences(pattern: string, text: string): Found[] {
  const found: Found[] = []
  for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) {
    found.push({ start: at, end: at + pattern.length, cost: 0 })
  }
  return found
}
