import type { Concept, ConceptType, Specimen } from './concept'
import { Lexicon, skeleton } from './fuzzy'
import { entriesOf, type Wording } from './load'
import { normalisePhrase, normaliseWord } from './normalise'
import { remembered } from './remembered'

/** A wording in lookup form. */
export interface Phrase {
  readonly concept: Concept
  readonly tokens: readonly string[]
  readonly ambiguous: boolean
  readonly specimen: Specimen | null
  /** Printed in capitals in the vocabulary (COPD): lower-case text of the same letters is weaker. */
  readonly capitals: boolean
}

/** The phrases that begin with the words so far: a range of the sorted list. */
export interface Node {
  readonly low: number
  readonly high: number
  /** The words so far, each followed by a space. */
  readonly prefix: string
}

/** More different words than any type has. */
const mostWords = 50_000

const specimens: readonly (Specimen | null)[] = [
  null,
  'blood',
  'urine',
  'csf',
  'stool',
  'fluid',
  'breath',
  'measure',
]

/**
 * All wordings of one type, sorted, so that a prefix is a range: fifty thousand wordings in a few megabytes,
 * where a tree of maps takes seventy. A Worker has 128.
 */
export class PhraseIndex {
  readonly concepts: readonly Concept[]
  /** Its names tell what was done to a thing, with words between the two. */
  readonly ofActs: boolean
  readonly lexicon = new Lexicon()
  /** Misread forms of words that mix letters and digits: `alc` for `a1c`. */
  readonly skeletons = new Map<string, string[]>()
  /** Words that a wording prints cut short, with a stop behind them: `corr` of "corr. calcium". */
  readonly cutShort = new Set<string>()
  readonly #keys: string[]
  readonly #owners: Uint16Array
  /** 1 ambiguous, 2 capitals, the rest the index of the specimen. */
  readonly #marks: Uint8Array
  #bags: ReadonlyMap<string, readonly number[]> | null = null

  constructor(readonly type: ConceptType) {
    const entries = entriesOf(type)
    this.ofActs = type === 'procedure'
    this.concepts = entries.map((entry) => entry.concept)
    // A few thousand words make all wordings of a type; they are forgotten when it stands.
    const norm = remembered(normaliseWord, mostWords)
    const rows = entries.flatMap(({ wordings }, owner) =>
      wordings.flatMap((wording) =>
        spellings(wording, norm).map((tokens) => ({
          key: `${tokens.join(' ')} `,
          owner,
          mark: markOf(wording, tokens),
          tokens,
        })),
      ),
    )
    for (const { text } of entries.flatMap(({ wordings }) => wordings))
      for (const [, word] of text.matchAll(/(\p{L}{2,})\. /gu)) this.cutShort.add(norm(word!))
    rows.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.owner - b.owner || a.mark - b.mark))
    const unique = rows.filter(
      (row, i) =>
        row.key !== rows[i - 1]?.key ||
        row.owner !== rows[i - 1]?.owner ||
        row.mark >> 2 !== (rows[i - 1]?.mark ?? 0) >> 2,
    )
    this.#keys = unique.map((row) => row.key)
    this.#owners = Uint16Array.from(unique, (row) => row.owner)
    this.#marks = Uint8Array.from(unique, (row) => row.mark)
    for (const { tokens } of unique) for (const token of tokens) this.#learn(token)
  }

  #learn(token: string): void {
    if (!this.lexicon.add(token) || token.length < 3 || !/\d/.test(token) || !/\p{L}/u.test(token)) return
    const form = skeleton(token)
    this.skeletons.set(form, [...(this.skeletons.get(form) ?? []), token])
  }

  get root(): Node {
    return { low: 0, high: this.#keys.length, prefix: '' }
  }

  /** The phrases that go on with this word; null where none does. */
  step(node: Node, norm: string): Node | null {
    if (!this.lexicon.has(norm)) return null
    const prefix = `${node.prefix}${norm} `
    const low = this.#bound(prefix, node.low, node.high)
    if (low >= node.high || !this.#keys[low]?.startsWith(prefix)) return null
    return { low, high: this.#bound(`${prefix}\uffff`, low, node.high), prefix }
  }

  /** The phrases that end with the words so far. */
  endsAt(node: Node): Phrase[] {
    const ends: Phrase[] = []
    for (let i = node.low; i < node.high && this.#keys[i] === node.prefix; i++) ends.push(this.#phrase(i))
    return ends
  }

  /** Phrases of the same words in any order: "cholesterol, total" is "total cholesterol". */
  sameWords(tokens: readonly string[]): Phrase[] {
    this.#bags ??= this.#sortWords()
    return (this.#bags.get(bagKey(tokens)) ?? []).map((i) => this.#phrase(i))
  }

  /** The concepts whose wordings share most words with `words` (each with how much it counts), best first. */
  similar(words: ReadonlyMap<string, number>, count: number): { concept: Concept; score: number }[] {
    const best = new Map<number, number>()
    for (const [i, key] of this.#keys.entries()) {
      const own = key.trimEnd().split(' ')
      const shared = own.reduce((sum, word) => sum + (words.get(word) ?? 0), 0)
      if (shared === 0) continue
      const score = (2 * shared) / (own.length + words.size)
      const owner = this.#owners[i] ?? 0
      if (score > (best.get(owner) ?? 0)) best.set(owner, score)
    }
    return [...best]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, count)
      .flatMap(([owner, score]) => (this.concepts[owner] ? [{ concept: this.concepts[owner], score }] : []))
  }

  #sortWords(): Map<string, number[]> {
    const bags = new Map<string, number[]>()
    for (const [i, key] of this.#keys.entries()) {
      const words = key.trimEnd().split(' ')
      if (words.length < 2) continue
      const bag = bagKey(words)
      const list = bags.get(bag)
      if (list) list.push(i)
      else bags.set(bag, [i])
    }
    return bags
  }

  #phrase(i: number): Phrase {
    const mark = this.#marks[i] ?? 0
    const concept = this.concepts[this.#owners[i] ?? 0]
    if (!concept) throw new Error('a wording has its concept')
    const tokens = (this.#keys[i] ?? '').trimEnd().split(' ')
    return {
      concept,
      tokens,
      ambiguous: (mark & 1) === 1,
      capitals: (mark & 2) === 2,
      specimen: specimens[mark >> 2] ?? null,
    }
  }

  /** The first index in [low, high) whose key is not less than `key`. */
  #bound(key: string, low: number, high: number): number {
    let from = low
    let to = high
    while (from < to) {
      const middle = (from + to) >> 1
      if ((this.#keys[middle] ?? '') < key) from = middle + 1
      else to = middle
    }
    return from
  }
}

const bagKey = (tokens: readonly string[]): string => [...new Set(tokens)].sort().join(' ')

function markOf({ text, ambiguous, specimen }: Wording, tokens: readonly string[]): number {
  const capitals = tokens.length === 1 && /^[A-Z][A-Z0-9]{1,5}s?$/.test(text.replace('-', ''))
  return (ambiguous ? 1 : 0) | (capitals ? 2 : 0) | (specimens.indexOf(specimen) << 2)
}

/** A hyphenated word is also written joined: X-ray, Xray; Hebrew antibodies are "to" what they are against, or "of" it. */
function spellings(wording: Wording, norm: typeof normaliseWord): readonly string[][] {
  const split = normalisePhrase(wording.text, norm)
  // "נוגדנים לקרדיוליפין" is also "נוגדני קרדיוליפין".
  if (wording.text.startsWith('נוגדנים ל'))
    return [split, normalisePhrase(wording.text.replace(/^נוגדנים ל-?/, 'נוגדני '), norm)]
  if (!/\p{L}-\p{L}/u.test(wording.text)) return split.length > 0 ? [split] : []
  return [split, normalisePhrase(wording.text.replace(/(?<=\p{L})-(?=\p{L})/gu, ''), norm)]
}

const indexes = new Map<ConceptType, PhraseIndex>()

/** The index of a type; built on first use. */
export function indexOf(type: ConceptType): PhraseIndex {
  const index = indexes.get(type) ?? new PhraseIndex(type)
  indexes.set(type, index)
  return index
}
