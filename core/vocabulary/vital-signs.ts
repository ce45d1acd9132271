import type { ConceptType, LabConcept } from './concept'
import { entriesOf } from './load'
import { matchConcept, type Match, type MatchContext } from './match'

let keys: ReadonlySet<string> | null = null

/** Whether a result is a vital sign or a measure of the body, by its concept's key. */
export function isVitalSign(key: string): boolean {
  keys ??= new Set(entriesOf('vital').map(({ concept }) => concept.key))
  return keys.has(key)
}

/**
 * The concept that a whole phrase names, where a result may be a vital sign: a name that a person types, or that stands in
 * no table of a laboratory. What is worded as a vital sign is one; anything else is looked up as ever.
 */
export function matchNamed<T extends ConceptType>(
  type: T,
  text: string,
  context: MatchContext = {},
): Match<T> | null {
  if (type !== 'lab') return matchConcept(type, text, context)
  const sign = matchConcept('vital', text)
  const exact = sign && sign.score >= 0.95 && !sign.ambiguous
  return (exact ? (sign as Match<ConceptType>) : matchConcept(type, text, context)) as Match<T> | null
}

/** What no grown person is below, by the sign's name, in its canonical unit. */
const leastOfGrown: ReadonlyMap<string, number> = new Map([
  ['Body weight', 25],
  ['Body height', 100],
])

/** The sign with the bounds that it has in a grown person. */
export function ofGrown(concept: LabConcept): LabConcept {
  const low = leastOfGrown.get(concept.name)
  return concept.plausible && low !== undefined
    ? { ...concept, plausible: { ...concept.plausible, low } }
    : concept
}

/** The one code of a vital sign: of a mass, a length, a rate or a temperature, in whatever unit it is told. */
export const signCode = (concept: LabConcept): string | null =>
  isVitalSign(concept.key) ? (concept.loinc[0]?.code ?? null) : null
