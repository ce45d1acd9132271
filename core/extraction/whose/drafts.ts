import type { Document } from '../../document/types'
import type { Side } from '../../language/whose/row'
import type { Assertion } from '../../records/kinds'
import type { Draft } from '../draft'
import type { Passage } from '../passage'
import { saidOfName } from './names'

const assertions: Readonly<Record<Exclude<Side, 'waits'>, Assertion>> = {
  nobody: 'hypothetical',
  house: 'hypothetical',
  another: 'other-person',
  offered: 'planned',
  denied: 'negated',
  mistaken: 'ruled-out',
}

/**
 * What is said of anybody, of somebody else or of what is not so is no fact of the patient, and a drug of a leaflet is not even
 * told; what may be said so waits. So does an allergy: "Warnings" stands over those of a drug, and over the patient's own.
 */
export function ofWhom(draft: Draft, document: Document): readonly Draft[] {
  const { type, passage, assertion } = draft
  if (passage.general && type === 'medication') return []
  if (passage.general && type === 'allergy') return [{ ...draft, doubt: draft.doubt ?? 'uncertain_person' }]
  if (assertion !== 'present' && assertion !== 'historical') return [draft]
  const sides = saidOfName(draft, document).map((rule) => rule.is)
  const side = passage.general ? 'nobody' : sides.find((one) => one !== 'waits')
  if (side) return [{ ...draft, assertion: assertions[side] }]
  if ((sides.length === 0 && !passage.waits) || draft.doubt !== null) return [draft]
  return [{ ...draft, doubt: type === 'diagnosis' ? 'suspected_only' : 'uncertain_given' }]
}

/** Whether a line of print is from a passage about anybody. */
export const inGeneral = (passages: readonly Passage[], quote: string): boolean =>
  passages.some(({ general, text }) => general && text.includes(quote))
