import { union, type Word } from '../../document/page'
import type { Document } from '../../document/types'
import type { ImagingConcept, LabConcept, AllergyConcept } from '../../vocabulary/concept'
import { isVaccine } from '../../vocabulary/vaccines'
import { calibrate } from '../confidence'
import type { Doubt } from '../../records/doubts'
import { codesOf, round, wordingKey } from '../draft'
import { evidenceAt, textOf } from '../marks'
import { readDirections } from '../medications/directions'
import { meanConfidence } from '../passage'
import type { Dosage } from '../../records/dosage'
import type { EntityStatus } from '../../records/kinds'
import type { ExtractedEntity } from '../types'
import { locate, type Located } from './align'
import type { ModelFact } from './answer'
import { pageDates } from './dates'
import { pageLetters, type PageLetters } from './letters'
import { measure } from './measure'
import { nameFact } from './naming'

/** What a model told, as an entity, with what the page bears out of it. */
export interface Told {
  readonly entity: ExtractedEntity
  readonly fact: ModelFact
  /** Its quote was found on the page. */
  readonly found: boolean
}

/** What of a page is looked up for each fact. */
export interface PageContext {
  readonly document: Document
  readonly letters: PageLetters
  readonly dates: ReadonlySet<string>
}

export function pageContext(document: Document): PageContext {
  return { document, letters: pageLetters(document.lines), dates: pageDates(document) }
}

/** Nothing of which the page shows no trace, and no number that is not printed, gets past a person. */
const reviewed = 0.3
const longest = 200

/** A fact that a model told, as far as the page bears it out. Null of a result without a value. */
export function entityOfFact(fact: ModelFact, page: PageContext): Told | null {
  if (fact.type === 'lab' && (fact.value === null || fact.value.trim() === '')) return null
  const line = fact.line === null ? null : Math.round(fact.line) - 1
  const located = locate(fact.quote, page.letters, line)
  const words = located?.words ?? []
  const naming = nameFact(fact, words, specimenAt(page.document, located))
  const { concept } = naming
  const measured = measure(fact, words, concept as LabConcept | null, page.document)
  const doubt = located ? (measured.doubt ?? naming.doubt ?? suspicion(fact)) : 'not_found_on_page'
  const graves = !located || measured.grave
  const confidence = calibrate(fact.type, {
    match: naming.match,
    reading: meanConfidence(words) * (located?.score ?? 0),
    place: 0.7,
    ambiguous: naming.ambiguous || !fact.sure || spread(fact, located),
    fuzzy: (located?.score ?? 0) < 0.95,
    known: concept !== null,
    strange: measured.doubt !== null,
    suspected: fact.status === 'suspected',
  })
  const status = fact.type === 'medication' && isVaccine(concept?.codes ?? {}) ? 'completed' : statusOf(fact)
  const entity: ExtractedEntity = {
    type: fact.type,
    text: clip(words.length > 0 ? textOf(words) : fact.quote),
    name: concept?.name ?? clip(fact.wording || fact.name),
    canonicalKey: concept?.key ?? wordingKey(fact.type, fact.wording || fact.name),
    value: measured.value,
    unit: measured.unit,
    refLow: measured.range?.low ?? null,
    refHigh: measured.range?.high ?? null,
    refText: measured.range?.text ?? null,
    flag: measured.flag,
    date: dateOf(fact, page),
    status,
    assertion:
      fact.type === 'medication' && status === 'stopped' && fact.assertion === 'present'
        ? 'historical'
        : fact.assertion,
    codes: concept ? codesOf(concept) : {},
    route: phrase(fact.route),
    frequency: phrase(fact.frequency),
    duration: phrase(fact.duration),
    dosage: fact.type === 'medication' ? directionsIn(textOf(words), fact.wording) : null,
    reaction: phrase(fact.reaction),
    severity: fact.severity,
    allergenType: fact.type === 'allergy' ? ((concept as AllergyConcept | null)?.allergenType ?? null) : null,
    modality: fact.type === 'imaging' ? ((concept as ImagingConcept | null)?.modality ?? null) : null,
    bodyPart: fact.type === 'imaging' ? ((concept as ImagingConcept | null)?.bodyPart ?? null) : null,
    laterality: fact.laterality,
    sourceConfidence: round(meanConfidence(words)),
    confidence: graves ? Math.min(confidence, reviewed) : confidence,
    doubt,
    evidence: evidenceOf(fact, words, line, page.document),
    candidates: naming.candidates,
  }
  return { entity, fact, found: located !== null }
}

/** How a drug is to be taken, as the page itself says it behind its name. */
function directionsIn(text: string, wording: string): Dosage | null {
  const at = text.toLowerCase().indexOf(wording.trim().toLowerCase())
  return at < 0 || wording.trim() === ''
    ? null
    : readDirections(text.slice(at + wording.trim().length)).dosage
}

/** A result whose quote runs over several rows may have its number from another one. */
const spread = (fact: ModelFact, located: Located | null): boolean =>
  fact.type === 'lab' && (located?.lines.length ?? 0) > 1

const suspicion = (fact: ModelFact): Doubt | null =>
  fact.type === 'diagnosis' && fact.status === 'suspected' ? 'suspected_only' : null

const clip = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, longest)
const phrase = (text: string | null): string | null =>
  text === null || text.trim() === '' ? null : clip(text)

function statusOf({ type, status }: ModelFact): EntityStatus {
  if (type === 'medication') return status === 'active' || status === 'suspected' ? 'active' : 'stopped'
  if (type === 'diagnosis') return status === 'stopped' || status === 'completed' ? 'historical' : status
  return type === 'allergy' ? 'active' : 'completed'
}

/** A date that the page prints, or none; results of a laboratory report are of the report's day. */
function dateOf(fact: ModelFact, { dates, document }: PageContext): string | null {
  if (fact.date !== null && dates.has(fact.date)) return fact.date
  const own = document.facts.category.value === 'lab' ? (document.facts.date?.value ?? null) : null
  return fact.type === 'lab' ? own : null
}

function specimenAt(document: Document, located: Located | null) {
  const line = document.lines[located?.lines[0] ?? -1]
  return (line && document.sections.find((section) => section.lines.includes(line))?.specimen) ?? null
}

/** The words themselves; failing that the line that the model named, failing that the whole page. */
function evidenceOf(
  fact: ModelFact,
  words: readonly Word[],
  line: number | null,
  document: Document,
): ExtractedEntity['evidence'] {
  const { page } = document
  if (words.length > 0) return evidenceAt(page, union(words.map((word) => word.box)), words)
  const named = line === null ? undefined : document.lines[line]
  const whole = [0, 0, page.frame.width, page.frame.height] as const
  return evidenceAt(page, named?.box ?? whole, [], clip(fact.quote))
}
