import type { Concept } from '../vocabulary/concept'
import type { Mention } from '../vocabulary/match'
import { slug } from '../vocabulary/concept'
import type { Assertion, CodeSystem, EntityStatus, EntityType } from '../records/kinds'
import type { DueIn } from '../records/fact'
import { untold, type ExtractedEntity } from './types'
import { assertionOf } from './assertion/assert'
import { tickBeside } from './assertion/boxes'
import type { Range } from './assertion/scope'
import { calibrate, type Features } from './confidence'
import type { Doubt } from '../records/doubts'
import { boxOf, evidenceWords, meanConfidence, wordsIn, type Passage } from './passage'
import type { PageReading, Word } from '../document/page'
import { closingEnd, evidenceAt } from './marks'

/** What one place of the page says, before the places that speak of the same thing are put together. */
export interface Draft {
  readonly type: EntityType
  readonly name: string
  readonly canonicalKey: string
  readonly concept: Concept | null
  readonly codes: ExtractedEntity['codes']
  /** That a drug was stopped is concluded, not said. */
  readonly inferred?: boolean
  /** Its code stands on the page. */
  readonly coded?: boolean
  readonly passage: Passage
  /** The words that state the fact, in the passage's text. */
  readonly range: Range
  /** Words beside them that are part of the statement: "STOPPED:", "resolved". */
  readonly beside?: readonly Range[]
  /** Of a heading on the same line that says what holds for it: "STOPPED:". */
  readonly label?: readonly Word[]
  /** Of another place that speaks of the same thing and tells the dose or the status. */
  readonly also?: Draft
  readonly assertion: Assertion
  readonly status: EntityStatus
  readonly date: string | null
  readonly doubt: Doubt | null
  /** Of what the page asks for: within which time. */
  readonly dueIn?: DueIn
  readonly features: Features
  /** Which of several places speaks for the document: higher wins. */
  readonly rank: number
  readonly fields: Partial<
    Pick<
      ExtractedEntity,
      | 'value'
      | 'unit'
      | 'route'
      | 'frequency'
      | 'duration'
      | 'dosage'
      | 'reaction'
      | 'severity'
      | 'allergenType'
      | 'modality'
      | 'bodyPart'
      | 'laterality'
    >
  >
}

/** The concept's codes by the systems that an entity knows. */
export function codesOf(concept: Concept): ExtractedEntity['codes'] {
  return Object.fromEntries(Object.entries(concept.codes) as [CodeSystem, readonly string[]][])
}

/** The code of an act that is printed as one of CPT. */
export const cptIn = (text: string): string | null =>
  /CPT(?:\s?code)?[\s:#]*(\d{5})(?!\d)/i.exec(text)?.[1] ?? null

/** The key of something that the vocabulary lacks: its own wording. */
export const wordingKey = (type: EntityType, wording: string): string => `${type}:${slug(wording)}`

/** What is told of a draft where it is no plain statement of a name: all that is left out goes without saying. */
type Told = Pick<Draft, 'type' | 'passage' | 'range' | 'assertion' | 'rank'> &
  Partial<Omit<Draft, 'features'>> & {
    /** A concept, or the page's own wording of what the vocabulary lacks. */
    readonly of: Concept | string
    /** The words that a concept was known by. */
    readonly mention?: Pick<Mention, 'score' | 'ambiguous' | 'fuzzy'>
    readonly features: Pick<Features, 'place'> & Partial<Features>
  }

export function draftOf({ of, mention, features, ...told }: Told): Draft {
  const { type, passage, range } = told
  const concept = typeof of === 'string' ? null : of
  return {
    name: typeof of === 'string' ? of : of.name,
    canonicalKey: typeof of === 'string' ? wordingKey(type, of) : of.key,
    concept,
    codes: concept ? codesOf(concept) : {},
    status: 'completed',
    date: null,
    doubt: mention?.fuzzy ? 'uncertain_name' : null,
    fields: {},
    ...told,
    features: {
      match: mention?.score ?? 0.5,
      reading: meanConfidence(wordsIn(passage, range.start, range.end)),
      ambiguous: mention?.ambiguous ?? false,
      fuzzy: mention?.fuzzy ?? false,
      known: concept !== null,
      strange: false,
      suspected: false,
      ...features,
    },
  }
}

/** A draft as an entity, with the words that are its evidence. */
export function entityOf(draft: Draft, page: PageReading): ExtractedEntity {
  const { passage, range, dueIn } = draft
  const words = wordsIn(passage, range.start, range.end)
  const own = statementWords(draft)
  const said = [...own, ...(draft.also ? statementWords(draft.also) : [])]
  // In prose, whoever looks at the region sees all that the fact was read from: its amount and what is said of it, too.
  const tick = tickBeside(passage.text, range)
  const marked = tick ? wordsIn(passage, tick.start, tick.end) : []
  const shown = [...evidenceWords(passage, words), ...(passage.item ? marked : own)]
  return {
    ...untold,
    ...draft.fields,
    type: draft.type,
    text: passage.text.slice(range.start, range.end).replace(/\s+/g, ' ').trim(),
    name: draft.name,
    canonicalKey: draft.canonicalKey,
    date: draft.date,
    status: draft.status,
    assertion: draft.assertion,
    codes: draft.codes,
    ...(dueIn ? { dueIn } : {}),
    sourceConfidence: round(meanConfidence(words)),
    confidence: calibrate(draft.type, draft.features, draft.doubt),
    doubt: draft.doubt,
    evidence: evidenceAt(page, boxOf(shown), said),
  }
}

/** The words that state a fact, with those that say it is denied, suspected or over; brackets closed, in the passage's order. */
function statementWords(draft: Draft): Word[] {
  const { passage, range, beside = [], label = [] } = draft
  const named = { ...range, end: closingEnd(passage.text, range.start, range.end) }
  const tick = tickBeside(passage.text, range)
  const ranges = [...(tick ? [tick] : []), named, ...beside, ...nearestCue(draft)]
  const said = new Set(ranges.flatMap(({ start, end }) => wordsIn(passage, start, end)))
  return [...label, ...passage.words.filter((word) => said.has(word))]
}

/** Of the words that make it no plain fact of now, those nearest to it. */
function nearestCue({ passage, range, assertion, status }: Draft): readonly Range[] {
  if (assertion === 'present' && (status === 'active' || status === 'completed')) return []
  const gap = ({ start, end }: Range) => Math.max(start - range.end, range.start - end)
  return assertionOf(passage, range)
    .cues.toSorted((a, b) => gap(a) - gap(b))
    .slice(0, 1)
}

export const round = (value: number): number => Math.round(value * 1000) / 1000
