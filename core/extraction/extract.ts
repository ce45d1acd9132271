import type { Document } from '../document/types'
import { doubtOfPerson } from './acceptance/persons'
import { findAllergies } from './allergies'
import { overlaps } from './assertion/scope'
import { withCandidates } from './candidates'
import { findDiagnoses } from './diagnoses/diagnoses'
import { entityOf, type Draft } from './draft'
import { findFollowUps } from './follow-ups'
import { earlierStudies, findImaging } from './imaging'
import { extractLabs } from './labs'
import { findMedications } from './medications/medications'
import { mergeDrafts } from './merge'
import { passagesOf } from './passages'
import { findProcedures } from './procedures'
import type { Box } from '../records/place'
import { inOrder, type ExtractedEntity } from './types'
import { inGeneral, ofWhom } from './whose/drafts'
import { isNobodysPage } from './whose/page'

/**
 * Everything a page states, each concept once (a result once a value and date, a study once a day), in the order
 * of types and then of the page. What it denies or says of someone else comes with that assertion.
 */
export function extract(document: Document): ExtractedEntity[] {
  if (isNobodysPage(document)) return []
  const passages = passagesOf(document)
  const allergies = findAllergies(document, passages)
  const drafts: Draft[] = [
    ...findDiagnoses(document, passages).filter(
      (draft) => !allergies.some((allergy) => isReaction(draft, allergy)),
    ),
    ...findMedications(document, passages),
    ...allergies,
    ...findProcedures(document, passages),
    ...findImaging(document, passages),
  ].flatMap((draft) => ofWhom(draft, document))
  const merged = mergeDrafts(drafts.map((draft) => doubtOfPerson(draft, document)))
  const ofSomebody = passages.filter((one) => !one.general)
  const told = (draft: Draft): ExtractedEntity => entityOf(draft, document.page)
  const entities = [...merged, ...earlierStudies(document, ofSomebody)].map(told)
  const labs = extractLabs(document, passages).filter(
    (lab) => !isDose(lab, entities) && !inGeneral(passages, lab.evidence.quote),
  )
  const studies = merged.filter(({ type, assertion }) => type === 'imaging' && assertion === 'present')
  const asked = findFollowUps(document, ofSomebody, studies).map(told)
  const found = entities.filter((one) => !asked.some((other) => isAsked(one, other)))
  return [...found, ...labs, ...asked].map(withCandidates).sort(inOrder)
}

/** "Ramipril: angioedema": the condition is what the drug once did, in its words or right behind them. */
const isReaction = ({ passage, range }: Draft, allergy: Draft): boolean =>
  passage === allergy.passage &&
  (overlaps(range, allergy.range) ||
    (allergy.assertion === 'present' &&
      allergy.fields.reaction != null &&
      /^\s?[:(–-]\s?$/.test(passage.text.slice(allergy.range.end, range.start))))

/** "Increase lithium to 1000 mg" is an order, no level: the words are the drug's. */
function isDose(lab: ExtractedEntity, others: readonly ExtractedEntity[]): boolean {
  if (!lab.name.endsWith(' level')) return false
  return others.some(
    ({ type, evidence }) => type === 'medication' && isInside(lab.evidence.box, evidence.box),
  )
}

/** Planned as well, or told by the very words that ask for it. */
const isAsked = (one: ExtractedEntity, asked: ExtractedEntity): boolean =>
  one.canonicalKey === asked.canonicalKey &&
  (one.assertion === 'planned' || isInside(one.evidence.box, asked.evidence.box))

const isInside = (inner: Box, outer: Box): boolean => {
  const [x, y, width, height] = outer
  return (
    inner[0] >= x - 4 &&
    inner[1] >= y - 4 &&
    inner[0] + inner[2] <= x + width + 4 &&
    inner[1] + inner[3] <= y + height + 4
  )
}
