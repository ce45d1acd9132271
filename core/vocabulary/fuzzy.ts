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

const hairlines = new Set('il1tjאיו"')

const merged = new Map([['rn', 'm'], ['cl', 'd'], ['vv', 'w'], ['li', 'h'], ['ri', 'n'], ['ii', 'u'], ['nn', 'm'], ['lc', 'k'], ['נו', 'מ'], ['וו', 'ט']]) // prettier-ignore

/** The cost of reading `a` where `b` is printed; Infinity above `limit`. Symmetric. */
export function distance(a: string, b: string, limit = 4): number {
  const width = b.length + 1
  const rows = new Float64Array((a.length + 1) * width)
  const omittedB = omissions(b)
  const omittedA = omissions(a)
  for (let j = 1; j < width; j++) rows[j] = rows[j - 1]! + omittedB[j - 1]!
  for (let i = 1; i <= a.length; i++) {
    const at = i * width
    let least = (rows[at] = rows[at - width]! + omittedA[i - 1]!)
    for (let j = 1; j < width; j++) {
      const p = a[i - 1]!
      const q = b[j - 1]!
      const same = p === q ? 0 : alike.has(p + q) ? confusion : 1
      let cost = Math.min(
        rows[at - width + j - 1]! + same,
        rows[at - width + j]! + omittedA[i - 1]!,
        rows[at + j - 1]! + omittedB[j - 1]!,
      )
      if (i > 1 && cost > confusion && merged.get(a[i - 2]! + p) === q)
        cost = Math.min(cost, rows[at - 2 * width + j - 1]! + confusion)
      if (j > 1 && cost > confusion && merged.get(b[j - 2]! + q) === p)
        cost = Math.min(cost, rows[at - width + j - 2]! + confusion)
      if (i > 1 && j > 1 && p === b[j - 2] && q === a[i - 2])
        cost = Math.min(cost, rows[at - 2 * width + j - 2]! + 0.8)
      rows[at + j] = cost
      if (cost < least) least = cost
    }
    // A merge or a swap skips one row, so that the row before has to be over the limit, too.
    if (least > limit && Math.min(...rows.subarray(at - width, at)) > limit) return Infinity
  }
  const total = rows[rows.length - 1]!
  return total > limit ? Infinity : total
}

/** What it costs to lose each letter: a doubled one, a hairline or a vowel letter of Hebrew is the likeliest. */
function omissions(word: string): number[] {
  return Array.from(word, (letter, i) => (letter === word[i - 1] || hairlines.has(letter) ? thin : 1))
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

/** The words of a vocabulary, by their pairs of letters, so that the near ones of a misread word are found quickly. */
export class Lexicon {
  readonly #ids = new Map<string, number>()
  readonly #words: string[] = []
  readonly #byPair = new Map<string, number[]>()
  readonly #cache = new Map<string, readonly Neighbour[]>()

  /** Whether the word is new. */
  add(norm: string): boolean {
    if (this.#ids.has(norm)) return false
    const id = this.#words.push(norm) - 1
    this.#ids.set(norm, id)
    this.#cache.clear()
    if (tolerance(norm.length) === 0) return true
    for (const pair of pairs(norm)) {
      const list = this.#byPair.get(pair)
      if (list) list.push(id)
      else this.#byPair.set(pair, [id])
    }
    return true
  }

  has(norm: string): boolean {
    return this.#ids.has(norm)
  }

  /** Words within the tolerance of `norm` plus `slack`, nearest first; none for a short word or a number. */
  near(norm: string, slack = 0): readonly Neighbour[] {
    const limit = tolerance(norm.length)
    if (limit === 0 || /^[\d.,]+$/.test(norm)) return []
    const id = `${slack} ${norm}`
    const known = this.#cache.get(id)
    if (known) return known
    const found = this.#search(norm, limit, slack)
    if (this.#cache.size > 4000) this.#cache.clear()
    this.#cache.set(id, found)
    return found
  }

  #search(norm: string, limit: number, slack: number): Neighbour[] {
    const shared = new Map<number, number>()
    for (const pair of pairs(norm)) {
      for (const id of this.#byPair.get(pair) ?? []) shared.set(id, (shared.get(id) ?? 0) + 1)
    }
    // One misread letter spoils two pairs. Two or three of them still leave this many.
    const enough = Math.max(1, norm.length - (norm.length <= 9 ? 6 : 7))
    const found: Neighbour[] = []
    for (const [id, count] of shared) {
      const word = this.#words[id] ?? ''
      if (count < enough || Math.abs(word.length - norm.length) > 2) continue
      const cost = distance(norm, word, Math.min(limit, tolerance(word.length)) + slack)
      if (cost > 0 && cost < Infinity) found.push({ norm: word, cost })
    }
    return found.sort((a, b) => a.cost - b.cost || (a.norm < b.norm ? -1 : 1))
  }
}

function pairs(word: string): Set<string> {
  const found = new Set<string>()
  for (let i = 1; i < word.length; i++) found.add(word.slice(i - 1, i + 1))
  return found
}

/** Letters and digits that one glyph is read as, made one: `Alc`, `Aic` and `A1c` are the same. */
export function skeleton(norm: string): string {
  return norm
    .replace(/[1i|!]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/5/g, 's')
    .replace(/8/g, 'b')
}
