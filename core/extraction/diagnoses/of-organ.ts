import {
  bareFinding,
  besideOrgan,
  ofOrgan,
  organJoint,
  organLabel,
  tearOf,
  torn,
} from '../../language/organs'
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
 * "The Achilles tendon is torn"; "Kidneys and ureters: two small stones": a finding of the organ that labels its sentences.
 * That it is the organ's is concluded, so that waits for the patient to agree.
 */
export function ofOrgans(passage: Passage): Draft[] {
  if (!reported.has(passage.kind)) return []
  const { text } = passage
  const labels = [...inCells(passage), ...text.matchAll(organLabel)].toSorted((a, b) => a.index - b.index)
  const taken = mentionsOf(passage).map((mention) => rangeOf(passage, mention))
  const isNamed = (range: Range): boolean => taken.some((one) => overlaps(one, range))
  const tears = [...text.matchAll(torn)].flatMap((told) => {
    const range = { start: told.index, end: told.index + told[0].length }
    const [structure = ''] = Object.values(told.groups ?? {}).filter((part) => part !== undefined)
    return isNamed(range) ? [] : findingOf(passage, range, tearOf(structure), null)
  })
  const findings = labels.flatMap((label, at) => {
    const from = label.index + label[0].length
    const to = labels[at + 1]?.index ?? text.length
    const organs = (label[1] ?? '').replace(besideOrgan, ' ').split(organJoint)
    return [...text.slice(from, to).matchAll(bareFinding)].flatMap((finding) => {
      const range = { start: from + finding.index, end: from + finding.index + finding[0].length }
      const wordings = organs.flatMap((organ) => ofOrgan(finding[0], organ.trim()))
      return isNamed(range) ? [] : findingOf(passage, range, wordings, 'uncertain_name')
    })
  })
  return [...tears, ...findings]
}

/** Organs in cells of their own, each before what is seen in it. */
const inCells = ({ lines, words, starts, text }: Passage) =>
  lines.flatMap(({ cells: [label, ...others] }) => {
    const index = label && others.length === 1 ? (starts[words.indexOf(label.words[0]!)] ?? -1) : -1
    const own = label && label.words.length < 4 && text.startsWith(label.text, index) ? label.text : ''
    return index >= 0 && /^\p{L}[\p{L} ,&/-]{2,30}$/u.test(own) ? [{ index, 0: own, 1: own }] : []
  })

function findingOf(
  passage: Passage,
  range: Range,
  wordings: readonly string[],
  doubt: 'uncertain_name' | null,
): Draft[] {
  const verdict = assertionOf(passage, range)
  if (verdict.assertion !== 'present') return []
  const match = wordings
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
      doubt,
      features: { match: doubt ? 0.7 : 0.95, place: doubt ? 0.5 : 0.6, suspected: verdict.suspected },
      rank: 3,
    }),
  ]
}
