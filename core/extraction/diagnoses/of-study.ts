import { findingsOfStudies, ofOtherPart } from '../../language/findings'
import { matchConcept, type Mention } from '../../vocabulary/match'
import { overlaps, sentenceAround, type Range } from '../assertion/scope'
import { mentionsOf, rangeOf } from '../mentions'
import type { Passage } from '../passage'

/** "Chest X-ray: infiltrate, small effusion": a finding whose part of the body is that of the study it is told of. */
export function ofStudies(passage: Passage, taken: readonly Range[]): Mention<'diagnosis'>[] {
  const studies = mentionsOf(passage).filter((one): one is Mention<'imaging'> => one.type === 'imaging')
  if (studies.length === 0) return []
  return findingsOfStudies.flatMap(({ part, said, means }) =>
    [...passage.text.matchAll(said)].flatMap(({ 0: printed, index }) => {
      const range = { start: index, end: index + printed.length }
      const study = studies.findLast((one) => rangeOf(passage, one).end <= index)
      const concept = study?.concept.bodyPart === part ? matchConcept('diagnosis', means)?.concept : undefined
      const sentence = sentenceAround(passage.text, range)
      const isElsewhere = ofOtherPart.test(passage.text.slice(sentence.start, sentence.end))
      if (!concept || isElsewhere || taken.some((one) => overlaps(one, range))) return []
      const start = passage.tokens.findIndex((token) => token.start >= index)
      return [
        {
          type: 'diagnosis' as const,
          concept,
          start,
          end: start + 1,
          score: 0.9,
          fuzzy: false,
          ambiguous: false,
        },
      ]
    }),
  )
}
