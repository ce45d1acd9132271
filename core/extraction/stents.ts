import { matchConcept } from '../vocabulary/match'
import { sentenceAround } from './assertion/scope'
import { codesOf, type Draft } from './draft'
import { drugEluting, oneStent, severalStents, withJoint } from '../language/sides'

const intervention = /^(?:Percutaneous coronary intervention|PCI with .*)$/
/**
 * A stent in a coronary artery is one act, however many of its words are concepts of their own. Where the sentence
 * tells that one drug-eluting stent went into one artery, that is the concept (ICD-10-PCS 027034Z); else the act stays
 * without a code, for its characters would be guessed.
 */
export function withStents(drafts: readonly Draft[]): Draft[] {
  const told = drafts.map((draft) => (intervention.test(draft.name) ? asOneStent(draft) : draft))
  const acts = told.filter((draft) => !told.some((other) => isWayTo(draft, other)))
  return acts.filter(
    (draft) =>
      draft.name !== 'Percutaneous coronary intervention' ||
      !told.some((other) => other !== draft && other.name.startsWith('PCI with') && isSame(draft, other)),
  )
}

/** "Catheterization with placement of a stent" is the placement. */
const isWayTo = (draft: Draft, other: Draft): boolean =>
  draft !== other &&
  draft.passage === other.passage &&
  intervention.test(other.name) &&
  !intervention.test(draft.name) &&
  withJoint.test(draft.passage.text.slice(draft.range.end, other.range.start))

const isSame = (a: Draft, b: Draft): boolean =>
  a.date === b.date || a.passage === b.passage || a.date === null

function asOneStent(draft: Draft): Draft {
  const { text } = draft.passage
  const { start, end } = sentenceAround(text, draft.range)
  const sentence = text.slice(start, end)
  if (!drugEluting.test(sentence) || severalStents.test(sentence) || !oneStent.test(sentence)) return draft
  const match = matchConcept('procedure', 'PCI with one drug-eluting stent, one coronary artery')
  if (!match) return draft
  const { concept } = match
  return { ...draft, name: concept.name, canonicalKey: concept.key, concept, codes: codesOf(concept) }
}
