/**
 * How likely one printed word is to be read as another: an edit distance in which the confusions of
 * optical reading are cheap. Costs: 1 a plain edit, 0.3 a confusion, 0.5 a thin or doubled letter.
 */
const confusion = 0.3
const thin = 0.5

const alike = new Set(
  [
    '1l', '1i', 'il', '1t', 'lt', 'it', 'ft', '0o', 'o6', 'dq', '5s', '8b', '6b', '2z', 'gq', '9g', 'ce', 'co', 'eo', 'uv', 'nu', 'hb',
    'vy', 'ij', 'fl', 'nr', 'ae', 'ao', 'hn', '4a', 'kx',
    'הח', 'הת', 'חת', 'ון', 'וז', 'זן', 'וי', 'רד', 'בכ', 'םס', 'דך', 'כנ', 'גנ', 'טס', 'עצ', 'מט', 'תח', 'ןי',
  ].flatMap((pair) => [pair, [...pair].reverse().join('')]),
) // prettier-ignore

const merged = new Map([['rn', 'm'], ['cl', 'd'], ['vv', 'w'], ['li', 'h'], ['ri', 'n'], ['ii', 'u'], ['nn', 'm'], ['lc', 'k'], ['נו', 'מ'], ['וו', 'ט']]) // prettier-ignore

/** The cost of reading `a` where `b` is printed; Infinity above `limit`. Symmetric. */
export function distance(a: string, b: string, limit = 4): number {
  const rows: number[][] = []
  for (let i = 0; i <= a.length; i++) {
    const row: number[] = []
    let least = Infinity
    for (let j = 0; j <= b.length; j++) {
      const cost = i === 0 && j === 0 ? 0 : cheapest(a, b, i, j, rows, row)
      row.push(cost)
      if (cost < least) least = cost
    }
    // Two rows back can still be reached by a merge, so one row above the limit proves nothing alone.
    if (least > limit && Math.min(...(rows[i - 1] ?? [0])) > limit) return Infinity
    rows.push(row)
  }
  const total = rows[a.length]?.[b.length] ?? Infinity
  return total > limit ? Infinity : total
}

function cheapest(a: string, b: string, i: number, j: number, rows: number[][], row: number[]): number {
  const at = (x: number, y: number): number => (x < 0 || y < 0 ? Infinity : (x === i ? row[y] : rows[x]?.[y]) ?? Infinity)
  const p = a[i - 1] ?? ''
  const q = b[j - 1] ?? ''
  const swapped = i > 1 && j > 1 && p === b[j - 2] && q === a[i - 2] ? at(i - 2, j - 2) + 0.8 : Infinity
  return Math.min(
    at(i - 1, j - 1) + substitution(p, q),
    at(i - 1, j) + omission(a, i),
    at(i, j - 1) + omission(b, j),
    merged.get(a.slice(i - 2, i)) === q && i > 1 ? at(i - 2, j - 1) + confusion : Infinity,
    merged.get(b.slice(j - 2, j)) === p && j > 1 ? at(i - 1, j - 2) + confusion : Infinity,
    swapped,
  )
}

function substitution(p: string, q: string): number {
  if (p === q) return 0
  return alike.has(p + q) ? confusion : 1
}

/** A doubled letter, a vowel letter of Hebrew or a hairline is the likeliest thing to be lost. */
function omission(word: string, index: number): number {
  const letter = word[index - 1] ?? ''
  if (letter === word[index - 2]) return thin
  return /[il1tjיו"]/.test(letter) ? thin : 1
}

/** The greatest cost at which a word of this length may still be another; 0 forbids it. */
export function tolerance(length: number): number {
  if (length <= 4) return 0
  if (length <= 6) return 0.6
  if (length <= 9) return 1
  return 1.6
}

export interface Neighbour {
  readonly norm: string
  readonly cost: number
}

/** The words of a vocabulary, sorted so that the near ones of a misread word are found quickly. */
export class Lexicon {
  readonly #words = new Set<string>()
  readonly #byLength = new Map<number, { norm: string; mask: number }[]>()
  readonly #cache = new Map<string, readonly Neighbour[]>()

  add(norm: string): void {
    if (this.#words.has(norm)) return
    this.#words.add(norm)
    this.#cache.clear()
    const bucket = this.#byLength.get(norm.length)
    const entry = { norm, mask: letterMask(norm) }
    if (bucket) bucket.push(entry)
    else this.#byLength.set(norm.length, [entry])
  }

  has(norm: string): boolean {
    return this.#words.has(norm)
  }

  /** Words within the tolerance of `norm` plus `slack`, nearest first; none for a short word or a number. */
  near(norm: string, slack = 0): readonly Neighbour[] {
    const limit = tolerance(norm.length)
    if (limit === 0 || /^[\d.,]+$/.test(norm)) return []
    const id = `${slack} ${norm}`
    const known = this.#cache.get(id)
    if (known) return known
    const found = this.#search(norm, limit + slack)
    if (this.#cache.size > 4000) this.#cache.clear()
    this.#cache.set(id, found)
    return found
  }

  #search(norm: string, limit: number): Neighbour[] {
    const mask = letterMask(norm)
    const found: Neighbour[] = []
    for (let length = norm.length - 2; length <= norm.length + 2; length++) {
      if (tolerance(length) === 0) continue
      for (const entry of this.#byLength.get(length) ?? []) {
        if (bits(entry.mask ^ mask) > 4 + 2 * Math.floor(limit)) continue
        const cost = distance(norm, entry.norm, Math.min(limit, tolerance(length) + (limit - tolerance(norm.length))))
        if (cost > 0 && cost < Infinity) found.push({ norm: entry.norm, cost })
      }
    }
    return found.sort((a, b) => a.cost - b.cost || (a.norm < b.norm ? -1 : 1))
  }
}

/** One bit a letter: what two words share shows before their distance is worked out. */
function letterMask(word: string): number {
  let mask = 0
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) % 31)
  return mask
}

function bits(mask: number): number {
  let n = mask
  let count = 0
  while (n !== 0) {
    n &= n - 1
    count++
  }
  return count
}

/** Letters and digits that one glyph is read as, made one: `Alc`, `Aic` and `A1c` are the same. */
export function skeleton(norm: string): string {
  return norm.replace(/[1i|!]/g, 'l').replace(/0/g, 'o').replace(/5/g, 's').replace(/8/g, 'b')
}
