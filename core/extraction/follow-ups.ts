import type { Document, SectionKind } from '../document/types'
import {
  asksFor,
  asksForNothing,
  asksForTheSame,
  figureOf,
  laterTime,
  spanOf,
  unitOf,
} from '../language/follow-ups'
import type { DueIn } from '../records/fact'
import type { ImagingConcept } from '../vocabulary/concept'
import type { Mention } from '../vocabulary/match'
import { sentenceAround, type Range } from './assertion/scope'
import { draftOf, type Draft } from './draft'
import { isPlan } from './event-date'
import { mentionsOf, rangeOf } from './mentions'
import { meanConfidence, wordsIn, type Passage } from './passage'

const silent: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'furniture',
  'technique',
  'family-history',
  'allergies',
  'indication',
])

/**
 * What a page asks for at a later time, "repeat ferritin in 3 months": a fact that is planned, with the time within which it
 * is due. Where it is not plain what is asked for, or whether it is, there is none.
 * @param studies the examinations that the page reports
 */
export function findFollowUps(
  document: Document,
  passages: readonly Passage[],
  studies: readonly Draft[],
): Draft[] {
  const found = passages
    .filter(({ kind }) => !silent.has(kind))
    .flatMap((passage) => ofPassage(passage, document, studies))
  return [...new Map(found.map((one) => [one.canonicalKey, one])).values()]
}

function ofPassage(passage: Passage, document: Document, studies: readonly Draft[]): Draft[] {
  const { text } = passage
  const times = [...text.matchAll(laterTime)].map((match) => ({
    range: { start: match.index, end: match.index + match[0].length },
    dueIn: dueInOf(match.groups ?? {}),
  }))
  return times.flatMap(({ range, dueIn }) => {
    const sentence = sentenceAround(text, range)
    const alone = times.every((one) => one.range === range || !within(one.range, sentence))
    const said = text.slice(sentence.start, sentence.end)
    const rest = text.slice(sentence.start, range.start) + text.slice(range.end, sentence.end)
    if (dueIn === null || !alone || /[?\t]/.test(said) || asksForNothing.test(rest)) return []
    if (!asksFor.test(said) && !isPlan(passage, document)) return []
    const named = mentionsOf(passage).filter((mention) => within(rangeOf(passage, mention), sentence))
    const asked = named.filter(isOfKind).filter((mention) => isAskedFor(passage, mention))
    const place = { passage, sentence, dueIn }
    if (asked.length > 0)
      return asked.map((mention) => askedFor(place, mention, rangeOf(passage, mention), mention.score))
    const [study, ...others] = studies
    const isSame = named.every(({ type }) => type === 'imaging') && asksForTheSame.test(rest)
    if (document.facts.category.value !== 'imaging' || !study?.concept || others.length > 0 || !isSame)
      return []
    return [askedFor(place, { type: 'imaging', concept: study.concept as ImagingConcept }, range)]
  })
}

const within = (inner: Range, outer: Range): boolean => outer.start <= inner.start && inner.end <= outer.end

/** Of a range the longest, so that nothing is said to be late that is not. */
function dueInOf(groups: Readonly<Record<string, string | undefined>>): DueIn | null {
  if (groups['span'] !== undefined) return spanOf(groups['span'])
  const value = figureOf(groups['high'] ?? groups['low'] ?? groups['lowOf'] ?? '')
  const unit = unitOf(groups['unit'] ?? groups['unitOf'] ?? '')
  return value === null || value === 0 || unit === null ? null : { value, unit }
}

type Asked = Pick<Mention<'lab'> | Mention<'imaging'> | Mention<'procedure'>, 'type' | 'concept'>

const isOfKind = (mention: Mention): mention is Mention<'lab' | 'imaging' | 'procedure'> =>
  mention.type === 'lab' || mention.type === 'imaging' || mention.type === 'procedure'

/** A name that is sure, without a result of its own: "HbA1c 7.9, repeat lipids in 3 months" asks for no HbA1c. */
function isAskedFor(passage: Passage, mention: Mention<'lab' | 'imaging' | 'procedure'>): boolean {
  if (mention.ambiguous || mention.fuzzy) return false
  if (siteOf(mention.concept)?.bodyPart === 'unspecified') return false
  const after = passage.text.slice(rangeOf(passage, mention).end)
  return !/^\s*(?:[:=<>≤≥]|of|is|level)*\s*[<>≤≥]?\d/.test(after)
}

const siteOf = (concept: Asked['concept']) =>
  'bodyPart' in concept ? { modality: concept.modality, bodyPart: concept.bodyPart } : null

interface Place {
  readonly passage: Passage
  readonly sentence: Range
  readonly dueIn: DueIn
}

function askedFor(
  { passage, sentence, dueIn }: Place,
  { type, concept }: Asked,
  range: Range,
  match = 1,
): Draft {
  return draftOf({
    type,
    of: concept,
    ...(type === 'lab' ? { codes: {} } : {}),
    passage,
    range,
    // All that is said of it: whoever is told of it reads the sentence.
    beside: [sentence],
    assertion: 'planned',
    dueIn,
    features: { match, reading: meanConfidence(wordsIn(passage, sentence.start, sentence.end)), place: 0.6 },
    rank: 0,
    fields: siteOf(concept) ?? {},
  })
}
