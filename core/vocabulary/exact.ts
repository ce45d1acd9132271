import type { ConceptOf, ConceptType, LabConcept } from './concept'
import { normalisePhrase } from './normalise'
import { indexOf } from './phrases'

/** How well a phrase is a test's name, by its very words: nothing is guessed from misread letters here. */
export interface LabName {
  /** `weak`: most of its letters are in words that names of tests have; `drug`: a medicine's name, and no test's. */
  readonly strength: 'exact' | 'near' | 'weak' | 'drug' | 'unknown'
  readonly concepts: readonly LabConcept[]
}

/** Words that qualify a test's name without making it another. */
const qualifiers = new Set(
  normalisePhrase(
    'serum plasma blood level levels fasting random total auto automated calculated s p direct quantitative value test absolute count',
  ),
)

const known = new Map<string, LabName>()

/** The test that a phrase names word for word, in any order, with or without what is in brackets. Cached. */
export function labNameOf(text: string): LabName {
  const cached = known.get(text)
  if (cached) return cached
  const found = lookUp(text)
  if (known.size > 8000) known.clear()
  known.set(text, found)
  return found
}

function lookUp(text: string): LabName {
  const plain = text.replace(/^\W*\d{1,2}[.)]\s+|^[\s:*.•-]+|[\s:*.,-]+$/gu, '')
  const whole = conceptsOf('lab', normalisePhrase(plain))
  if (whole.length > 0) return { strength: 'exact', concepts: whole }
  const outside = plain.replace(/[([][^()[\]]*[)\]]?/g, ' ').trim()
  const inside = /[([]([^()[\]]{2,})[)\]]?/.exec(plain)?.[1] ?? ''
  const parts = [
    outside,
    plain.replace(/[,\s][\s\S]{0,2}[-–:,]\s.*$/, ''),
    plain.replace(/\s[-–]\s.*$/, ''),
    inside,
    ...plain.split(/\s?\/\s?/),
  ]
  for (const part of parts) {
    const words = normalisePhrase(part)
    for (const some of [words, words.filter((word) => !qualifiers.has(word))]) {
      const concepts = part.trim().length < 2 ? [] : conceptsOf('lab', some)
      if (concepts.length > 0) return { strength: 'near', concepts: concepts }
    }
  }
  const words = normalisePhrase(plain)
  if (conceptsOf('medication', words).length > 0) return { strength: 'drug', concepts: [] }
  const lexicon = indexOf('lab').lexicon
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  const telling = words.filter((word) => word.length > 2 && lexicon.has(word))
  const shared = telling.reduce((sum, word) => sum + word.length, 0)
  return { strength: letters > 2 && shared >= 0.5 * letters ? 'weak' : 'unknown', concepts: [] }
}

/** The concepts whose wording is these words, in their order or in any. */
function conceptsOf<T extends ConceptType>(type: T, words: readonly string[]): ConceptOf[T][] {
  if (words.length === 0 || words.length > 9) return []
  const index = indexOf(type)
  let node: ReturnType<typeof index.step> = index.root
  for (const word of words) node = node && index.step(node, word)
  const ends = node ? index.endsAt(node) : []
  const phrases = ends.length > 0 ? ends : words.length > 1 ? index.sameWords(words) : []
  return [...new Set(phrases.map(({ concept }) => concept as ConceptOf[T]))]
}
