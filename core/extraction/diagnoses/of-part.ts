import { placeBehind } from '../../language/findings'
import {
  findingInPart,
  findingOfPart,
  namedWithPart,
  ofAnyPart,
  ofNature,
  partBefore,
} from '../../language/parts'
import { slug, type Concept } from '../../vocabulary/concept'
import { matchConcept, type Mention } from '../../vocabulary/match'
import { overlaps, type Range } from '../assertion/scope'
import { mentionsOf, mentionsOfType, rangeOf } from '../mentions'
import type { Passage } from '../passage'
import { ofStudies } from './of-study'

type Condition = Mention<'diagnosis'>

/**
 * The conditions named in a passage, with the part that each is of: "auricular hematoma", "CN3 palsy". Where the vocabulary
 * has no name of its own for the two, the name is the page's, without the code that the condition has anywhere.
 */
export function conditionsIn(passage: Passage): Condition[] {
  const known = mentionsOfType(passage, 'diagnosis').map((mention) => withPart(mention, passage))
  const taken = mentionsOf(passage).map((mention) => rangeOf(passage, mention))
  const others = [...passage.text.matchAll(namedWithPart)].flatMap(({ 0: printed, index, groups }) => {
    const range = { start: index, end: index + printed.length }
    if (taken.some((one) => overlaps(one, range))) return []
    const kinds = [
      'sided',
      ...(groups?.['sign'] ? ['symptom'] : []),
      ...(groups?.['finding'] ? ['finding'] : []),
    ]
    const attributes = new Map(kinds.map((kind) => [kind, '']))
    const concept = { ...conceptOf(printed), attributes }
    return [
      {
        type: 'diagnosis' as const,
        concept,
        ...tokensOf(passage, range),
        score: 0.9,
        fuzzy: false,
        ambiguous: false,
      },
    ]
  })
  const beside = known.flatMap((mention) => besideSlash(mention, passage, taken))
  const ofPlaces = [...inParts(passage, taken), ...ofParts(passage, taken), ...ofStudies(passage, taken)]
  return [...known, ...others, ...beside, ...ofPlaces].sort((one, other) => one.start - other.start)
}

/** "Mitral stenosis/regurgitation": the second of the same part. */
function besideSlash(mention: Condition, passage: Passage, taken: readonly Range[]): Condition[] {
  const { start, end } = rangeOf(passage, mention)
  const second = /^\/([\p{L}-]{4,})/u.exec(passage.text.slice(end))?.[1]
  const lead = /^.+\s/su.exec(passage.text.slice(start, end))?.[0]
  const match = second && lead ? matchConcept('diagnosis', lead + second) : null
  if (!second || !match || match.score < 0.95 || match.ambiguous) return []
  const range = { start: end + 1, end: end + 1 + second.length }
  return taken.some((one) => overlaps(one, range))
    ? []
    : [{ ...mention, ...tokensOf(passage, range), concept: match.concept, score: 0.95 }]
}

/** "A stricture in the bulbous urethra": what the vocabulary calls a finding of that part. */
const inParts = (passage: Passage, taken: readonly Range[]): Condition[] =>
  [...passage.text.matchAll(findingInPart)].flatMap(({ 0: printed, index, groups }) => {
    const range = { start: index, end: index + printed.length }
    if (taken.some((one) => overlaps(one, range)) || ofNature.test(passage.text.slice(0, index))) return []
    const { what = '', where = '' } = groups ?? {}
    const match = [`${where} ${what}`, `${what} of ${where}`]
      .map((wording) => matchConcept('diagnosis', wording))
      .find((one) => one !== null && one.score >= 0.95 && !one.ambiguous)
    if (!match) return []
    const { concept } = match
    return [
      {
        type: 'diagnosis' as const,
        concept,
        ...tokensOf(passage, range),
        score: 0.95,
        fuzzy: false,
        ambiguous: false,
      },
    ]
  })

/** "An aneurysm off the left carotid artery": by the vocabulary's name of the two, or else in the page's words. */
const ofParts = (passage: Passage, taken: readonly Range[]): Condition[] =>
  [...passage.text.matchAll(findingOfPart)].flatMap(({ 0: printed, index, groups }) => {
    const range = { start: index, end: index + printed.length }
    if (taken.some((one) => overlaps(one, range))) return []
    const { what = '', where = '' } = groups ?? {}
    const match = matchConcept('diagnosis', `${where} ${what}`)
    const known = match !== null && match.score >= 0.95 && !match.ambiguous
    const attributes = new Map([
      ['sided', ''],
      ...(/^atrophy$/i.test(what) ? [['finding', ''] as const] : []),
    ] as const)
    const concept = known ? match.concept : { ...conceptOf(`${where} ${what}`), attributes }
    const place = tokensOf(passage, range)
    return [{ type: 'diagnosis' as const, concept, ...place, score: 0.9, fuzzy: false, ambiguous: false }]
  })

function withPart(mention: Condition, passage: Passage): Condition {
  const { start, end } = rangeOf(passage, mention)
  const part = ofAnyPart.has(mention.concept.name) ? partBefore.exec(passage.text.slice(0, start)) : null
  if (!part || placeBehind.test(passage.text.slice(end))) return mention
  // A tumor is printed as one, and called a neoplasm.
  const printed = mention.concept.attributes.has('neoplasm')
    ? passage.text.slice(start, end)
    : mention.concept.name.toLowerCase()
  const concept = { ...mention.concept, ...conceptOf(`${part[0]}${printed}`) }
  // "Distal femoral cut": a word of two meanings stays one.
  const ambiguous = mention.ambiguous && /^\p{Ll}/u.test(passage.text.slice(start))
  return { ...mention, ...tokensOf(passage, { start: part.index, end }), concept, ambiguous }
}

const tokensOf = ({ tokens }: Passage, { start, end }: Range): { start: number; end: number } => ({
  start: tokens.findIndex((token) => token.end > start),
  end: tokens.findLastIndex((token) => token.start < end) + 1,
})

const abbreviation = /^(?:[A-Z]{2,}\d*|[IVX]+)$/

function conceptOf(
  printed: string,
): Pick<Concept, 'type' | 'key' | 'name' | 'codes' | 'he'> & { type: 'diagnosis' } {
  const words = printed.trim().split(/\s+/)
  const name = words
    .map((word, at) => {
      const plain = abbreviation.test(word) && word.length < 5 ? word : word.toLowerCase()
      return at === 0 ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain
    })
    .join(' ')
  return { type: 'diagnosis', key: `diagnosis:${slug(name)}`, name, codes: {}, he: [] }
}
