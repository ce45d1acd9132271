import { type Concept, type ConceptType, type Specimen } from './concept'
import { Lexicon, skeleton } from './fuzzy'
import { entriesOf, type Wording } from './load'
import { normalisePhrase } from './normalise'

/** A wording in lookup form. */
export interface Phrase {
  readonly concept: Concept
  readonly tokens: readonly string[]
  readonly ambiguous: boolean
  readonly specimen: Specimen | null
  /** Printed in capitals in the vocabulary (COPD): lower-case text of the same letters is weaker. */
  readonly capitals: boolean
}

export interface Node {
  readonly next: Map<string, Node>
  readonly ends: Phrase[]
}

export interface TypeIndex {
  readonly root: Node
  readonly lexicon: Lexicon
  /** Misread forms of words that mix letters and digits: `alc` for `a1c`. */
  readonly skeletons: ReadonlyMap<string, readonly string[]>
  /** Phrases by their words in alphabetical order: "cholesterol, total" is "total cholesterol". */
  readonly bags: ReadonlyMap<string, readonly Phrase[]>
}

const indexes = new Map<ConceptType, TypeIndex>()

export function indexOf(type: ConceptType): TypeIndex {
  const index = indexes.get(type) ?? build(type)
  indexes.set(type, index)
  return index
}

export const bagKey = (tokens: readonly string[]): string => [...new Set(tokens)].sort().join(' ')

function build(type: ConceptType): TypeIndex {
  const root: Node = { next: new Map(), ends: [] }
  const lexicon = new Lexicon()
  const skeletons = new Map<string, string[]>()
  const bags = new Map<string, Phrase[]>()
  for (const { concept, wordings } of entriesOf(type)) {
    for (const wording of wordings) {
      for (const tokens of spellings(wording)) {
        const phrase = phraseOf(concept, wording, tokens)
        insert(root, phrase)
        for (const token of tokens) {
          lexicon.add(token)
          if (/\d/.test(token) && /\p{L}/u.test(token) && token.length >= 3) push(skeletons, skeleton(token), token)
        }
        push(bags, bagKey(tokens), phrase)
      }
    }
  }
  return { root, lexicon, skeletons, bags }
}

function phraseOf(concept: Concept, wording: Wording, tokens: readonly string[]): Phrase {
  const { ambiguous, specimen, text } = wording
  const capitals = tokens.length === 1 && /^[A-Z][A-Z0-9]{1,5}s?$/.test(text)
  return { concept, tokens, ambiguous, specimen, capitals }
}

/** A hyphenated word is also written joined: X-ray, Xray. */
function spellings(wording: Wording): readonly string[][] {
  const split = normalisePhrase(wording.text)
  if (!/\p{L}-\p{L}/u.test(wording.text)) return split.length > 0 ? [split] : []
  const joined = normalisePhrase(wording.text.replace(/(?<=\p{L})-(?=\p{L})/gu, ''))
  return [split, joined]
}

function insert(root: Node, phrase: Phrase): void {
  let node = root
  for (const token of phrase.tokens) {
    const next = node.next.get(token) ?? { next: new Map(), ends: [] }
    node.next.set(token, next)
    node = next
  }
  const same = node.ends.some((end) => end.concept === phrase.concept && end.specimen === phrase.specimen)
  if (!same) node.ends.push(phrase)
}

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const list = map.get(key)
  if (!list) map.set(key, [value])
  else if (!list.includes(value)) list.push(value)
}
