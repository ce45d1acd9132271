import { toSourcePlace } from '../document/page'
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
import type { Mention } from '../vocabulary/match'
import { sentenceAround, type Range } from './assertion/scope'
import { calibrate } from './confidence'
import { codesOf, entityOf, type Draft } from './draft'
import { isPlan } from './event-date'
import { marksOf } from './marks'
import { mentionsOf, rangeOf } from './mentions'
import { boxOf, meanConfidence, wordsIn, type Passage } from './passage'
import type { ExtractedEntity } from './types'

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
): ExtractedEntity[] {
  const found = passages
    .filter(({ kind }) => !silent.has(kind))
    .flatMap((passage) => ofPassage(passage, document, studies))
  return [...new Map(found.map((one) => [one.canonicalKey, one])).values()]
}

function ofPassage(passage: Passage, document: Document, studies: readonly Draft[]): ExtractedEntity[] {
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
    const place = { passage, sentence, range }
    if (asked.length > 0) return asked.map((mention) => entity(document, place, mention, dueIn))
    const [study, ...others] = studies
    const isSame = named.every(({ type }) => type === 'imaging') && asksForTheSame.test(rest)
    if (document.facts.category.value !== 'imaging' || !study?.concept || others.length > 0 || !isSame)
      return []
    const { concept } = study
    return [entity(document, place, { type: 'imaging', concept } as Asked, dueIn)]
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

type Asked = Pick<Mention<'lab'> | Mention<'imaging'> | Mention<'procedure'>, 'type' | 'concept'> &
  Partial<Pick<Mention, 'start' | 'end' | 'score'>>

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
  /** Of the time. */
  readonly range: Range
}

function entity(
  { page }: Document,
  { passage, sentence, range }: Place,
  { type, concept, start, end, score = 1 }: Asked,
  dueIn: DueIn,
): ExtractedEntity {
  const named = start === undefined || end === undefined ? range : rangeOf(passage, { start, end } as Mention)
  const draft: Draft = {
    type,
    name: concept.name,
    canonicalKey: concept.key,
    concept,
    codes: type === 'lab' ? {} : codesOf(concept),
    passage,
    range: named,
    // All that is said of it: whoever is told of it reads the sentence.
    beside: [sentence],
    assertion: 'planned',
    status: 'completed',
    date: null,
    doubt: null,
    features: {
      match: score,
      reading: meanConfidence(wordsIn(passage, sentence.start, sentence.end)),
      place: 0.6,
      ambiguous: false,
      fuzzy: false,
      known: true,
      strange: false,
      suspected: false,
    },
    rank: 0,
    fields: siteOf(concept) ?? {},
  }
  const toPlace: Parameters<typeof entityOf>[2] = (words, said) => ({
    ...toSourcePlace(page, boxOf(words)),
    marks: marksOf(page, said),
  })
  return { ...entityOf(draft, calibrate(type, draft.features), toPlace), dueIn }
}
