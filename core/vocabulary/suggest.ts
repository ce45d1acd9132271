import type { Concept, ConceptType } from './concept'
import { articles, tokenise } from './normalise'
import { indexOf } from './phrases'

export interface Suggestion {
  readonly concept: Concept
  /** 0..1: the share of words in common, misread ones counted less. */
  readonly score: number
}

/** Concepts that a wording which names none for certain may mean, best first; for a person to choose from. */
export function suggest(type: ConceptType, text: string, count = 3): Suggestion[] {
  const index = indexOf(type)
  const words = new Map<string, number>()
  for (const { norm } of tokenise(text)) {
    if (articles.has(norm) || norm.length < 2) continue
    words.set(norm, 1)
    for (const near of index.lexicon.near(norm, 0.6))
      words.set(near.norm, Math.max(words.get(near.norm) ?? 0, 0.9 - 0.3 * near.cost))
  }
  const asked = new Map([...words].filter(([word]) => index.lexicon.has(word)))
  if (asked.size === 0) return []
  return index.similar(asked, count).filter(({ score }) => score >= 0.35)
}
