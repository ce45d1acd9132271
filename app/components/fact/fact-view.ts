import { thresholds } from '#core/extraction/decision'
import type { PrintedAmount } from '#core/records/amounts'
import { diagnosisCategory, type DiagnosisCategory } from '#core/records/diagnosis-category'
import type { EntityRecord, RecordedFact } from '#core/records/entity'
import type { Intake } from '#core/records/intake'
import { isOnPage } from '#core/records/on-page'
import type { EntityType } from '#core/records/kinds'
import type { RegistryRecord } from '#core/records/registry'
import type { TrendPoint } from '#core/records/trend'
import type { Place } from '#core/paper/geometry'
import { isVaccine } from '#core/vocabulary/vaccines'
import { calm } from '../record/calm'

/** Where a fact stands: on which page, and in which words. */
export interface FactSource {
  readonly fileId: string
  readonly entityId: string
  readonly place: Place
  readonly quote: string
}

export type Candidate = EntityRecord['coding_meta']['candidates'][number]

/** What waits for the patient's word: on which list, and why. */
export interface Waiting {
  readonly list: 'validation' | 'review'
  readonly doubt: string | null
  /** Other names that the wording might mean. */
  readonly others: readonly string[]
  /** Codes that it might be, the likeliest first: up to three (spec records.md §5). */
  readonly codes: readonly Candidate[]
}

/** A fact as every screen shows it, whichever record it comes from. */
export interface FactView {
  readonly key: string
  readonly type: EntityType
  readonly name: string
  /** By which its name in another language is found. */
  readonly concept: string
  /** The page's own words, where they are others. */
  readonly wording: string | null
  readonly value: string | null
  readonly unit: string | null
  /** Of a drug: with all the numbers that its words print; what is corrected is of the first alone. */
  readonly printed: PrintedAmount | null
  /** Of a drug: what is taken at a time, where the amount does not say it. */
  readonly intake: Intake | null
  readonly flag: 'H' | 'L' | 'N' | null
  readonly low: number | null
  readonly high: number | null
  /** A range that is no number, as printed. */
  readonly normal: string | null
  readonly status: string
  /** On the list of diagnoses: as which; null elsewhere. */
  readonly category: DiagnosisCategory | null
  readonly reaction: string | null
  readonly severity: string | null
  readonly modality: string | null
  readonly laterality: string | null
  readonly date: string | null
  readonly facility: string | null
  /** 0..1; null of what is folded from several. */
  readonly confidence: number | null
  /** It entered the record by its reading alone, and that is none of the surest: nobody has said yes to it. */
  readonly unsure: boolean
  readonly codes: Readonly<Record<string, readonly string[]>>
  /** As what the patient took it off; null of what stands or waits. */
  readonly rejected: EntityRecord['rejected_as']
  readonly waiting: Waiting | null
  /** A page says it and nothing is asked of it: the patient may say that it is wrong, or was right after all. */
  readonly amends: boolean
  /** When the patient gave its name to the same wording on another line; null where nobody did. */
  readonly named: string | null
  readonly source: FactSource | null
  /** Of what is folded from several: since when, how often. */
  readonly history: FactHistory | null
  /** By which the patient changes what the patient entered; null of what pages say. */
  readonly entered: string | null
  /** Of a test: its last results. */
  readonly trend: readonly TrendPoint[]
}

export interface FactHistory {
  readonly first: string | null
  readonly last: string | null
  readonly facility: string | null
  readonly physician: string | null
  readonly mentions: number
}

/** What a fact of any kind may be without. */
export const blank = {
  wording: null,
  value: null,
  unit: null,
  printed: null,
  intake: null,
  flag: null,
  low: null,
  high: null,
  normal: null,
  category: null,
  reaction: null,
  severity: null,
  modality: null,
  laterality: null,
  date: null,
  facility: null,
  confidence: null,
  rejected: null,
  waiting: null,
  amends: false,
  named: null,
  source: null,
  history: null,
  entered: null,
  trend: [],
} as const

const mostCodes = 3
const sureFrom = 0.9

/** One fact of the record. */
export function factOfEntity(entity: RecordedFact): FactView {
  const { normalized, coding_meta: meta } = entity
  const name = nameOf(entity)
  return {
    ...blank,
    key: entity.id,
    type: entity.type,
    name,
    concept: entity.canonical_key,
    // A result's wording is its whole row, which the strip shows better.
    wording: entity.type === 'lab' || entity.text === normalized.name ? null : entity.text,
    value: entity.value,
    unit: entity.unit,
    printed: normalized.printed,
    intake: normalized.intake,
    flag: entity.flag,
    ...limitsOf(entity),
    status: normalized.status,
    reaction: normalized.reaction,
    severity: normalized.severity,
    modality: normalized.modality,
    laterality: normalized.laterality,
    date: entity.date,
    facility: null,
    confidence: entity.confidence,
    unsure: isUnsure(entity),
    codes: normalized.codes,
    rejected: entity.rejected_as,
    waiting:
      entity.decision === 'pending' || entity.decision === 'review'
        ? {
            list: entity.decision === 'pending' ? 'validation' : 'review',
            doubt: meta.doubt,
            codes: meta.candidates.slice(0, mostCodes),
            others: meta.candidates.map((other) => other.name).filter((other) => other !== name),
          }
        : null,
    amends:
      isOnPage(entity) &&
      // Who is asked of a name says there what else is wrong.
      meta.named_at === undefined &&
      (entity.decision === 'accepted' || ['wrong', 'duplicate'].includes(entity.rejected_as ?? '')),
    named:
      entity.decision === 'other_patient' || entity.decision === 'unclaimed' ? null : (meta.named_at ?? null),
    source: isOnPage(entity)
      ? {
          fileId: entity.file_id,
          entityId: entity.id,
          place: entity.evidence,
          quote: entity.evidence.quote,
        }
      : null,
    history: null,
    entered: entity.file_id === null ? entity.id : null,
  }
}

/** What had a doubt, or was less sure than what is accepted, stands in the record by the patient's yes. */
const isUnsure = ({ decision, confidence, coding_meta: { doubt } }: RecordedFact): boolean =>
  decision === 'accepted' && doubt === null && confidence >= thresholds.accept && confidence < sureFrom

/** One concept of the record: all that is shown is of the very fact whose strip stands with it. */
export function factOfItem(record: RegistryRecord): FactView {
  // One type of the union for all of its members: a loader's answer loses which.
  const item = record as RegistryRecord
  const { evidence } = item
  const once = item.first_seen_date === item.last_seen_date
  return {
    ...blank,
    ...detailOf(item),
    key: item.id,
    type: item.type,
    name: plainName(item.type, item.name, 'unit' in item.detail ? item.detail.unit : null),
    concept: item.canonical_key,
    wording: item.type === 'lab' || !evidence || evidence.text === item.name ? null : evidence.text,
    status: isVaccine(item.codes) ? 'completed' : item.status,
    category: diagnosisCategory(item),
    date: evidence?.date ?? item.last_seen_date,
    // The first document's: of the fact shown only where it is the only one.
    facility: once ? calm(item.first_facility) : null,
    // Of an allergy that of its surest line: of other items no single reading speaks.
    confidence: item.type === 'allergy' ? item.detail.confidence : null,
    // Whether somebody said yes to that line stands with the line.
    unsure: false,
    codes: item.codes,
    rejected: null,
    waiting: null,
    amends: evidence !== null,
    source: evidence && {
      fileId: evidence.file_id,
      entityId: evidence.entity_id,
      place: evidence,
      quote: evidence.quote,
    },
    history: {
      first: item.first_seen_date,
      last: item.last_seen_date,
      facility: calm(item.first_facility),
      physician: item.first_physician,
      mentions: item.evidence_count,
    },
    // What several say is changed where each stands.
    entered: evidence === null && item.evidence_count === 1 ? (item.citations[0] ?? null) : null,
  }
}

function detailOf(item: RegistryRecord): Partial<FactView> {
  switch (item.type) {
    case 'lab': {
      const { value, unit, flag, trend } = item.detail
      return { value, unit, flag, trend, ...limitsOf(item.detail) }
    }
    case 'medication': {
      const { value, unit, printed, intake } = item.detail
      return { value, unit, printed, intake }
    }
    case 'allergy': {
      const { reaction, severity } = item.detail
      return { reaction, severity }
    }
    default:
      return {}
  }
}

interface Limits {
  readonly ref_low: number | null
  readonly ref_high: number | null
  readonly ref_text: string | null
}

/** The limits as they were understood. What was printed of them stands in the strip; a scrap of it is told nowhere else. */
function limitsOf({ ref_low: low, ref_high: high, ref_text: text }: Limits) {
  const told = low !== null || high !== null || text === null || /\d/.test(text)
  return { low, high, normal: told ? null : text.replace(/^\((.*)\)$/, '$1').trim() }
}

/** As the vocabulary calls it, or as the page does. */
export function nameOf({
  type,
  normalized,
  text,
  unit,
}: Pick<EntityRecord, 'type' | 'normalized' | 'text' | 'unit'>): string {
  return plainName(type, normalized.name === '' ? text : normalized.name, unit)
}

/** "Neutrophils %" with "55.2 %" says it twice. */
function plainName(type: EntityType, name: string, unit: string | null): string {
  return type === 'lab' && unit === '%' ? name.replace(/\s*%$/, '') : name
}
