import { narrowing, vessels } from '../../language/vessels'
import { matchConcept } from '../../vocabulary/match'
import { assertionOf } from '../assertion/assert'
import { overlaps } from '../assertion/scope'
import { draftOf, type Draft } from '../draft'
import { mentionsOf, rangeOf } from '../mentions'
import type { Passage } from '../passage'
import { statusOf } from './course'
import { tellsNoIllness } from './silent'

/** "80% stenosis of the mid LAD", "the RCA is occluded": the narrowing of one artery, by the artery's name. */
export function ofVessels(passage: Passage): Draft[] {
  if (tellsNoIllness(passage)) return []
  const { text } = passage
  const taken = mentionsOf(passage)
    .filter(({ type }) => type === 'diagnosis' || type === 'procedure')
    .map((mention) => rangeOf(passage, mention))
  return [...text.matchAll(narrowing)].flatMap((found) => {
    const named = Object.entries(found.groups ?? {}).find(([, words]) => words !== undefined)
    const vessel = named && vessels[Number(named[0].slice(1))]
    const match = vessel ? matchConcept('diagnosis', vessel.name) : null
    const range = { start: found.index, end: found.index + found[0].length }
    const at = named ? found.index + found[0].indexOf(named[1]) : found.index
    const own = { start: at, end: at + (named?.[1].length ?? 0) }
    if (!match || match.score < 0.95 || taken.some((one) => overlaps(one, own))) return []
    const verdict = assertionOf(passage, range)
    if (verdict.assertion !== 'present' && verdict.assertion !== 'historical') return []
    return [
      draftOf({
        type: 'diagnosis',
        of: match.concept,
        passage,
        range,
        assertion: verdict.assertion,
        status: statusOf(match.concept, verdict, text, range),
        features: { match: 0.95, place: 0.6, suspected: verdict.suspected },
        rank: 3,
      }),
    ]
  })
}
