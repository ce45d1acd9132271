import { bareFinding, besideOrgan, ofOrgan, organJoint, organLabel } from '../../language/organs'
import type { SectionKind } from '../../document/types'
import { matchConcept } from '../../vocabulary/match'
import { assertionOf } from '../assertion/assert'
import { overlaps, type Range } from '../assertion/scope'
import { draftOf, type Draft } from '../draft'
import { mentionsOf, rangeOf } from '../mentions'
import type { Passage } from '../passage'
import { statusOf } from './course'

const reported: ReadonlySet<SectionKind> = new Set<SectionKind>(['findings', 'impression', 'imaging'])

/**
 * "Kidneys and ureters: two small stones": a finding of the organ that labels its sentences. That it is the organ's is
 * concluded, so it waits for the patient to agree.
 */
export function ofOrgans(passage: Passage): Draft[] {
  if (!reported.has(passage.kind)) return []
  const { text } = passage
  const labels = [...text.matchAll(organLabel)]
  const taken = mentionsOf(passage).map((mention) => rangeOf(passage, mention))
  return labels.flatMap((label, at) => {
    const from = label.index + label[0].length
    const to = labels[at + 1]?.index ?? text.length
    const organs = (label[1] ?? '').replace(besideOrgan, ' ').split(organJoint)
    return [...text.slice(from, to).matchAll(bareFinding)].flatMap((finding) => {
      const range = { start: from + finding.index, end: from + finding.index + finding[0].length }
      const named = taken.some((one) => overlaps(one, range))
      return named ? [] : findingOf(passage, range, organs)
    })
  })
}

function findingOf(passage: Passage, range: Range, organs: readonly string[]): Draft[] {
  const verdict = assertionOf(passage, range)
  if (verdict.assertion !== 'present') return []
  const finding = passage.text.slice(range.start, range.end)
  const match = organs
    .flatMap((organ) => ofOrgan(finding, organ.trim()))
    .map((wording) => matchConcept('diagnosis', wording))
    .find((one) => one !== null && one.score >= 0.95 && !one.ambiguous)
  if (!match) return []
  const { concept } = match
  return [
    draftOf({
      type: 'diagnosis',
      of: concept,
      passage,
      range,
      assertion: 'present',
      status: statusOf(concept, verdict, passage.text, range),
      doubt: 'uncertain_name',
      features: { match: 0.7, place: 0.5, suspected: verdict.suspected },
      rank: 3,
    }),
  ]
}
