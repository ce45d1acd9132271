import type { Document } from '../../document/types'
import { findingsOfOrgans, madeOfOrgan, nounOf, notOfOrgan, seenThere } from '../../language/findings'
import type { Concept } from '../../vocabulary/concept'
import { matchConcept } from '../../vocabulary/match'
import { assertionOf } from '../assertion/assert'
import { overlaps, sentenceAround, type Range } from '../assertion/scope'
import { draftOf, type Draft } from '../draft'
import { lateralityOf } from '../laterality'
import { mentionsOf, rangeOf } from '../mentions'
import { isReport } from '../operation-steps'
import type { Passage } from '../passage'
import { statusOf } from './course'
import { tellsNoIllness } from './silent'

const elsewhere = /^(?:header|social-history|reason)$/

/**
 * "The right kidney has a solid mass", "the liver is enlarged": what a sentence says is wrong with an organ. Where the
 * vocabulary has no name of the two it is kept in the page's words, and waits for the patient to agree.
 */
export function ofSentences(passage: Passage, document: Document): Draft[] {
  if (tellsNoIllness(passage) || elsewhere.test(passage.kind)) return []
  if (passage.kind === 'indication' && document.facts.category.value === 'imaging') return []
  const taken = mentionsOf(passage)
    .filter(({ type }) => type === 'diagnosis' || type === 'procedure')
    .map((mention) => rangeOf(passage, mention))
  return findingsOfOrgans
    .flatMap((way) => [...passage.text.matchAll(way)])
    .flatMap(({ 0: printed, index, groups = {} }) => {
      const range = { start: index, end: index + printed.length }
      if (taken.some((one) => overlaps(one, range)) || !isTold(passage, range, document)) return []
      const what = groups['what'] ?? nounOf(groups['became'] ?? '')
      return findingOf(what, groups, passage, range)
    })
}

/** Seen and not made; in a report of an operation only where it is said to have been seen. */
function isTold({ text }: Passage, range: Range, document: Document): boolean {
  if (madeOfOrgan.test(text.slice(0, range.start)) || notOfOrgan.test(text.slice(range.end))) return false
  const { start, end } = sentenceAround(text, range)
  return !isReport(document) || seenThere.test(text.slice(start, end))
}

function findingOf(
  what: string,
  { where = '', became }: Readonly<Record<string, string>>,
  passage: Passage,
  range: Range,
): Draft[] {
  const verdict = assertionOf(passage, range)
  if (verdict.assertion !== 'present' && verdict.assertion !== 'historical') return []
  const concept = named([
    `${where} ${what}`,
    `${what} of ${where}`,
    ...(became ? [`${became} ${where}`] : []),
  ])
  const name = `${where} ${what}`.toLowerCase()
  return [
    draftOf({
      type: 'diagnosis',
      of: concept ?? name.charAt(0).toUpperCase() + name.slice(1),
      passage,
      range,
      assertion: verdict.assertion,
      status: statusOf(concept, verdict, passage.text, range),
      doubt: concept ? null : 'unknown_diagnosis',
      features: { match: concept ? 0.95 : 0.6, place: 0.6, suspected: verdict.suspected },
      rank: 3,
      fields: { laterality: concept?.attributes.has('sided') ? lateralityOf(passage.text, range) : null },
    }),
  ]
}

/** The vocabulary's name of the two, as printed or of one organ. */
function named(wordings: readonly string[]): Concept | null {
  const match = [...wordings, ...wordings.map((wording) => wording.replace(/s(?=\s|$)/g, ''))]
    .map((wording) => matchConcept('diagnosis', wording))
    .find((one) => one !== null && one.score >= 0.95 && !one.ambiguous)
  return match?.concept ?? null
}
