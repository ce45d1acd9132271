import type { Word } from '../../document/page'
import type { Specimen } from '../../document/types'
import type { Concept } from '../../vocabulary/concept'
import { findMentions, tokenise } from '../../vocabulary/match'
import { matchNamed } from '../../vocabulary/vital-signs'
import type { Doubt } from '../../records/doubts'
import type { CodeSystem, EntityType } from '../../records/kinds'
import type { ExtractedEntity } from '../types'
import type { ModelFact } from './answer'
import { lettersOf } from './letters'
import { findNear, textToSearch } from './search'

/** What a fact is about, by the page's own words first and the model's name for them second. */
export interface Naming {
  readonly concept: Concept | null
  /** 0..1: nearness to the vocabulary. */
  readonly match: number
  readonly ambiguous: boolean
  readonly doubt: Doubt | null
  readonly candidates: ExtractedEntity['candidates']
}

const unknown: Readonly<Record<EntityType, Doubt>> = {
  diagnosis: 'unknown_diagnosis',
  medication: 'unknown_medication',
  procedure: 'unknown_procedure',
  allergy: 'unknown_allergen',
  lab: 'unknown_analyte',
  imaging: 'uncertain_name',
}

/** Below this a name is a guess, as in the embedded engine. */
const certain = 0.85

/**
 * The concept that the quoted words name. The model's name for them only confirms it: where the words say
 * another concept, or none that the vocabulary knows, a person is asked.
 */
export function nameFact(fact: ModelFact, words: readonly Word[], specimen: Specimen | null): Naming {
  const context = { unit: fact.unit, specimen }
  const text = words.map((word) => word.text).join(' ')
  const worded = stated(fact.wording, text) ? matchNamed(fact.type, fact.wording, context) : null
  const named = matchNamed(fact.type, fact.name, context)
  const same = worded !== null && named !== null && worded.concept.key === named.concept.key
  if (worded && (same || !named)) {
    const sure = same || (worded.score >= certain && !worded.ambiguous)
    return {
      concept: worded.concept,
      match: worded.score,
      ambiguous: worded.ambiguous && !same,
      doubt: sure ? null : 'uncertain_name',
      candidates: [],
    }
  }
  if (worded && named) {
    return {
      concept: worded.concept,
      match: worded.score,
      ambiguous: true,
      doubt: 'uncertain_name',
      candidates: candidatesOf([named.concept], 0.5),
    }
  }
  if (named) {
    const mentions = findMentions(tokenise(text), [fact.type])
    const there = mentions.find((mention) => mention.concept.key === named.concept.key)
    if (there)
      return { concept: named.concept, match: there.score, ambiguous: false, doubt: null, candidates: [] }
    return {
      concept: named.concept,
      match: 0.6,
      ambiguous: true,
      doubt: 'uncertain_name',
      candidates: candidatesOf([named.concept], 0.6),
    }
  }
  return { concept: null, match: 0.5, ambiguous: false, doubt: unknown[fact.type], candidates: [] }
}

/** Whether the wording stands in a text, as the engine may have misread it. */
export function stated(wording: string, text: string): boolean {
  const letters = lettersOf(wording)
  if (letters === '') return false
  return (
    findNear(letters, textToSearch(lettersOf(text)), letters.length < 5 ? 0 : letters.length * 0.2).length > 0
  )
}

/** Concepts with a code, as suggestions for the verification screens. */
export function candidatesOf(
  concepts: readonly Concept[],
  confidence: number,
): ExtractedEntity['candidates'] {
  return concepts.flatMap((concept) => {
    const [system, codes] = Object.entries(concept.codes)[0] ?? []
    const code = codes?.[0]
    return system && code ? [{ name: concept.name, code, system: system as CodeSystem, confidence }] : []
  })
}
