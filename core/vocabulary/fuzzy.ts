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

const merged = new Map([['rn', 'm'], ['cl', 'd'], ['vv', 'w'], ['li', 'h'], ['ri', 'n'], ['ii', 'u'], ['nn', 'm'], ['lc', 'k'], ['נו', 'מ'], ['וו', 'ט'], ['וז', 'ח']]) // prettier-ignore

const code = (pair: string): number => pair.charCodeAt(0) * 65536 + pair.charCodeAt(1)
const alikeCodes: ReadonlySet<number> = new Set([...alike].map(code))
/** Two letters and the one that they are read as: (first, second) → one. */
const mergedCodes: ReadonlyMap<number, number> = new Map(
  [...merged].map(([pair, one]) => [code(pair), one.charCodeAt(0)]),
)
const hairlineCodes: ReadonlySet<number> = new Set([...hairlines].map((letter) => letter.charCodeAt(0)))

const longest = 48
const table = new Float64Array(longest * longest)

/** The cost of reading `a` where `b` is printed; Infinity above `limit`, and for words of 48 letters or more. Symmetric. */
export function distance(a: string, b: string, limit = 4): number {
  const width = b.length + 1
  if (a.length >= longest || width > longest) return a === b ? 0 : Infinity
  table[0] = 0
  for (let j = 1; j < width; j++) table[j] = table[j - 1]! + omission(b, j)
  let before = 0
  for (let i = 1; i <= a.length; i++) {
    const at = i * width
    const p = a.charCodeAt(i - 1)
    const lost = omission(a, i)
    let least = (table[at] = table[at - width]! + lost)
    for (let j = 1; j < width; j++) {
      const q = b.charCodeAt(j - 1)
      const same = p === q ? 0 : alikeCodes.has(p * 65536 + q) ? confusion : 1
      let cost = Math.min(table[at - width + j - 1]! + same, table[at - width + j]! + lost)
      if (cost > thin) {
        cost = Math.min(cost, table[at + j - 1]! + omission(b, j))
        if (i > 1 && mergedCodes.get(a.charCodeAt(i - 2) * 65536 + p) === q)
          cost = Math.min(cost, table[at - 2 * width + j - 1]! + confusion)
        if (j > 1 && mergedCodes.get(b.charCodeAt(j - 2) * 65536 + q) === p)
          cost = Math.min(cost, table[at - width + j - 2]! + confusion)
        if (i > 1 && j > 1 && p === b.charCodeAt(j - 2) && q === a.charCodeAt(i - 2))
          cost = Math.min(cost, table[at - 2 * width + j - 2]! + 0.8)
      } else cost = Math.min(cost, table[at + j - 1]! + omission(b, j))
      table[at + j] = cost
      if (cost < least) least = cost
    }
    // A merge or a swap skips one row, so that the row before has to be over the limit, too.
    if (least > limit && before > limit) return Infinity
    before = least
  }
  const total = table[a.length * width + width - 1]!
  return total > limit ? Infinity : total
}

/** What it costs to lose the letter before `index`: a doubled one, a hairline or a vowel letter of Hebrew is the likeliest. */
function omission(word: string, index: number): number {
  const letter = word.charCodeAt(index - 1)
  return hairlineCodes.has(letter) || (index > 1 && letter === word.charCodeAt(index - 2)) ? thin : 1
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
    // Of a short word only its last letter is mended, where print hardly tells the two apart.
    const ended = norm.length === 4 && /^[א-ת]+ו$/.test(norm) ? `${norm.slice(0, -1)}ן` : null
    if (ended !== null && this.#ids.has(ended)) return [{ norm: ended, cost: confusion }]
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
    // One misread letter spoils two pairs. Two of them, three in a long word, still leave this many.
    const enough = norm.length <= 6 ? 2 : norm.length - (norm.length <= 9 ? 5 : 7)
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
