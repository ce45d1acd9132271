import { toSourcePlace } from '../document/page'
import type { Document } from '../document/types'
import { findAllergies } from './allergies'
import { withCandidates } from './candidates'
import { calibrate } from './confidence'
import { findDiagnoses } from './diagnoses/diagnoses'
import { entityOf, type Draft } from './draft'
import { findImaging } from './imaging'
import { extractLabs } from './labs'
import { marksOf } from './marks'
import { findMedications } from './medications/medications'
import { mergeDrafts } from './merge'
import { boxOf } from './passage'
import { passagesOf } from './passages'
import { findProcedures } from './procedures'
import { entityTypes } from '../records/kinds'
import type { ExtractedEntity } from './types'

/**
 * Everything a page states, each concept once (a laboratory result once a value and date), in the order of
 * types and then of the page. What it denies or says of someone else comes with that assertion.
 */
export function extract(document: Document): ExtractedEntity[] {
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
  ]
  const entities = mergeDrafts(drafts).map((draft) =>
    entityOf(draft, calibrate(draft.type, draft.features), (words, said) => ({
      ...toSourcePlace(document.page, boxOf(words)),
      marks: marksOf(document.page, said),
    })),
  )
  const labs = extractLabs(document).filter((lab) => !isDose(lab, entities))
  return [...entities, ...labs].map(withCandidates).sort(inOrder)
}

/** "Ramipril: angioedema": the condition is what the drug once did. */
const isReaction = (draft: Draft, allergy: Draft): boolean =>
  draft.passage === allergy.passage &&
  draft.range.start < allergy.range.end &&
  allergy.range.start < draft.range.end

/** "Increase lithium to 1000 mg" is an order, no level: the words are the drug's. */
function isDose(lab: ExtractedEntity, others: readonly ExtractedEntity[]): boolean {
  if (!lab.name.endsWith(' level')) return false
  const [x, y, width, height] = lab.evidence.box
  return others.some(({ type, evidence: { box } }) => {
    const inside =
      x >= box[0] - 4 &&
      y >= box[1] - 4 &&
      x + width <= box[0] + box[2] + 4 &&
      y + height <= box[1] + box[3] + 4
    return type === 'medication' && inside
  })
}

function inOrder(a: ExtractedEntity, b: ExtractedEntity): number {
  const byType = entityTypes.indexOf(a.type) - entityTypes.indexOf(b.type)
  const [ax, ay] = a.evidence.box
  const [bx, by] = b.evidence.box
  return (
    byType ||
    ay - by ||
    ax - bx ||
    (a.canonicalKey < b.canonicalKey ? -1 : a.canonicalKey > b.canonicalKey ? 1 : 0)
  )
}
