import { boneNamed, bones, fractureAt, fracturesOf, levelFracture } from '../../language/bones'
import { matchConcept } from '../../vocabulary/match'
import { assertionOf } from '../assertion/assert'
import { overlaps, type Range } from '../assertion/scope'
import { draftOf, type Draft } from '../draft'
import { lateralityOf } from '../laterality'
import { mentionsOf, rangeOf } from '../mentions'
import type { Passage } from '../passage'
import { statusOf } from './course'
import { tellsNoIllness } from './silent'

/** "Fractures of the medial wall of the right orbit and the ethmoidal air cells": the fracture of each bone that is listed. */
export function ofBones(passage: Passage): Draft[] {
  if (tellsNoIllness(passage)) return []
  const { text } = passage
  const taken = mentionsOf(passage)
    .filter(({ type, concept }) => type !== 'diagnosis' || concept.name !== 'Fracture')
    .map((mention) => rangeOf(passage, mention))
  const listed = [
    ...fracturesOf.flatMap((way) => [...text.matchAll(way)]).flatMap(partsOf),
    ...levelsIn(text),
  ]
  return listed.flatMap(({ name, head, bone }) => {
    const match = matchConcept('diagnosis', name)
    if (!match || match.score < 0.95 || taken.some((one) => overlaps(one, bone))) return []
    const verdicts = [head, bone].map((range) => assertionOf(passage, range))
    const verdict = verdicts.find(({ assertion }) => assertion !== 'present') ?? verdicts[0]!
    if (verdict.assertion !== 'present' && verdict.assertion !== 'historical') return []
    const { concept } = match
    return [
      draftOf({
        type: 'diagnosis',
        of: concept,
        passage,
        range: bone,
        assertion: verdict.assertion,
        status: statusOf(concept, verdict, text, bone),
        features: { match: 0.95, place: 0.6, suspected: verdicts.some(({ suspected }) => suspected) },
        rank: 3,
        fields: { laterality: concept.attributes.has('sided') ? lateralityOf(text, bone) : null },
      }),
    ]
  })
}

/** "T12 vertebral body fracture": a bone of the spine, by its letter. */
const levelsIn = (text: string): { name: string; head: Range; bone: Range }[] =>
  [...text.matchAll(levelFracture)].flatMap(({ 0: printed, index, groups }) => {
    const name = fractureAt[groups?.['level'] ?? '']
    const range = { start: index, end: index + printed.length }
    return name ? [{ name, head: range, bone: range }] : []
  })

/** Each bone of a list, with the word that says what happened to it. */
function partsOf(found: RegExpExecArray): { name: string; head: Range; bone: Range }[] {
  const { head = '', bones: list = '' } = found.groups ?? {}
  const at = found.index + found[0].indexOf(list)
  const told = found.index + found[0].lastIndexOf(head)
  const start = told > at ? told : found.index
  return [...list.matchAll(boneNamed)].flatMap((one) => {
    const row = Object.entries(one.groups ?? {}).find(([, words]) => words !== undefined)?.[0]
    const name = row && bones[Number(row.slice(1))]?.name
    const from = at + one.index
    return name
      ? [
          {
            name,
            head: { start, end: start + head.length },
            bone: { start: from, end: from + one[0].length },
          },
        ]
      : []
  })
}
