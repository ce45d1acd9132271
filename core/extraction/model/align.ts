import type { Word } from '../../document/page'
import { distance, tolerance } from '../../vocabulary/fuzzy'
import { lettersOf, type PageLetters } from './letters'
import { findNear, type Found } from './search'

/** The words of the page that a quote is. */
export interface Located {
  readonly words: readonly Word[]
  /** Lines (from 0) that they stand on. */
  readonly lines: readonly number[]
  /** 1 = letter by letter. */
  readonly score: number
}

/** The share of a quote's letters that may be misread. Short quotes have to be there as they are. */
const misread = 0.2
const shortest = 5

/**
 * The words of the page that a model's quote is, as the engine may have misread them; null where the page has
 * none. Of several places the best, then the one nearest to the line (from 0) that the model named.
 */
export function locate(quote: string, page: PageLetters, line: number | null): Located | null {
  const pattern = lettersOf(quote)
  if (pattern.length < 2 || !/[\p{L}\p{N}]/u.test(pattern)) return null
  const limit = pattern.length < shortest ? 0 : pattern.length * misread
  const places = findNear(pattern, page.text, limit)
    .map((found) => ({ found, cost: found.cost + cut(found, page) }))
    .filter(({ cost }) => cost <= limit)
  const best = places.sort(
    (a, b) => a.cost - b.cost || away(a.found, page, line) - away(b.found, page, line),
  )[0]
  if (best) {
    const [first, last] = [page.owner[best.found.start] ?? 0, page.owner[best.found.end - 1] ?? 0]
    return located(range(first, last), page, 1 - best.cost / pattern.length)
  }
  return gather(quote, page, line)
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i)

function located(indices: readonly number[], page: PageLetters, score: number): Located {
  const words = indices.flatMap((index) => page.words[index] ?? [])
  const lines = [...new Set(indices.map((index) => page.lineOf[index] ?? 0))]
  return { words, lines, score: Math.round(1000 * score) / 1000 }
}

/** A quote begins and ends with whole words: each letter that it cuts off a word counts half. */
function cut({ start, end }: Found, page: PageLetters): number {
  let before = 0
  let after = 0
  while (start - before > 0 && page.owner[start - before - 1] === page.owner[start]) before += 1
  while (end + after < page.owner.length && page.owner[end + after] === page.owner[end - 1]) after += 1
  return (before + after) / 2
}

function away({ start }: Found, page: PageLetters, line: number | null): number {
  return line === null ? 0 : Math.abs((page.lineOf[page.owner[start] ?? 0] ?? 0) - line)
}

const gathered = 0.85

/**
 * The same words on one line or two, in whatever order: a row whose cells run both ways is quoted in the order
 * in which a reader takes it, and a row may be quoted without one of its cells.
 */
function gather(quote: string, page: PageLetters, line: number | null): Located | null {
  const parts = quote
    .split(/\s+/)
    .map(lettersOf)
    .filter((part) => part !== '')
  const total = parts.join('').length
  if (parts.length < 2 || total < shortest + 1) return null
  const windows = windowsOf(parts, page).map((window) => ({ ...window, ...pick(window.hits) }))
  const far = (at: number): number => (line === null ? 0 : Math.abs(at - line))
  const best = windows.sort((a, b) => b.matched - a.matched || a.lines - b.lines || far(a.at) - far(b.at))[0]
  if (!best || best.matched < gathered * total) return null
  return located(best.taken, page, (best.matched / total) * 0.9)
}

interface Hit {
  /** Index and length of the quote's word. */
  readonly part: number
  readonly length: number
  /** Index of the page's. */
  readonly word: number
}

/** Each line, and each two that follow one another, with the words on them that the quote may mean. */
function windowsOf(
  parts: readonly string[],
  page: PageLetters,
): { at: number; lines: number; hits: Hit[] }[] {
  const byLine = new Map<number, Hit[]>()
  parts.forEach((part, index) => {
    const known = new Map<string, boolean>()
    page.spelt.forEach((letters, word) => {
      const same = known.get(letters) ?? isSame(part, letters)
      known.set(letters, same)
      if (!same) return
      const at = page.lineOf[word] ?? 0
      byLine.set(at, [...(byLine.get(at) ?? []), { part: index, length: part.length, word }])
    })
  })
  return [...byLine].flatMap(([at, hits]) => {
    const below = byLine.get(at + 1)
    return below
      ? [
          { at, lines: 1, hits },
          { at, lines: 2, hits: [...hits, ...below] },
        ]
      : [{ at, lines: 1, hits }]
  })
}

/** Each word of the quote with one of the page, each of the page's once. */
function pick(hits: readonly Hit[]): { matched: number; taken: number[] } {
  const parts = new Set<number>()
  const taken = new Set<number>()
  let matched = 0
  for (const { part, length, word } of [...hits].sort((a, b) => a.part - b.part)) {
    if (parts.has(part) || taken.has(word)) continue
    parts.add(part)
    taken.add(word)
    matched += length
  }
  return { matched, taken: [...taken].sort((a, b) => a - b) }
}

/** A number is itself or none: 141 is not a misread 147. */
function isSame(part: string, word: string): boolean {
  if (part === word) return true
  if (/\d/.test(part) || word === '' || Math.abs(part.length - word.length) > 2) return false
  const limit = Math.min(tolerance(part.length), tolerance(word.length))
  return limit > 0 && distance(part, word, limit) <= limit
}
