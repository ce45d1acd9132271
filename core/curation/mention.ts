import type { CodeSystem, EntityType, Flag } from '../records/kinds'
import { endedStatus } from '../records/entry-fields'
import type { Dosage } from '../records/dosage'
import type { Fact, SourcedFact } from '../records/fact'

/** A fact that the record accepts as the fold sees it, with what its document says of time and place. */
export interface Mention {
  readonly entityId: string
  /** Null of what the patient entered. */
  readonly fileId: string | null
  readonly type: EntityType
  readonly canonicalKey: string
  readonly name: string
  readonly text: string
  readonly value: string | null
  readonly unit: string | null
  readonly refLow: number | null
  readonly refHigh: number | null
  readonly refText: string | null
  readonly flag: Flag | null
  readonly status: string
  readonly codes: Readonly<Partial<Record<CodeSystem, readonly string[]>>>
  readonly reaction: string | null
  readonly severity: string | null
  readonly allergenType: string | null
  readonly route: string | null
  readonly frequency: string | null
  readonly duration: string | null
  readonly dosage: Dosage | null
  readonly confidence: number
  /** The fact's own date, else its document's, else the day of upload. ISO, possibly `YYYY` or `YYYY-MM`. */
  readonly date: string
  /** The document's date, else the day of upload, or of what the patient entered: what "newest evidence" goes by. */
  readonly documentDate: string
  readonly facility: string | null
  readonly physician: string | null
  readonly evidence: Fact['evidence']
}

const blank = {
  value: null,
  unit: null,
  refLow: null,
  refHigh: null,
  refText: null,
  flag: null,
  reaction: null,
  severity: null,
  allergenType: null,
  route: null,
  frequency: null,
  duration: null,
  dosage: null,
} as const

export function mentionOf({ fact, document }: SourcedFact): Mention {
  return {
    ...blank,
    ...pickTyped(fact),
    entityId: fact.id,
    fileId: fact.fileId,
    type: fact.type,
    canonicalKey: fact.canonicalKey,
    name: fact.name,
    text: fact.text,
    status: fact.status,
    codes: fact.codes,
    confidence: fact.confidence,
    date: fact.eventDate,
    documentDate: document?.date ?? saidOn(fact),
    facility: document?.facility ?? null,
    physician: document?.physician ?? null,
    evidence: fact.evidence,
  }
}

/**
 * Of which day what the patient entered is. That something ended in a month or a year is said of all of it that was over
 * when it was entered: a page of that time is older.
 */
function saidOn({ type, status, eventDate, createdAt }: Fact): string {
  if (endedStatus[type] !== status || eventDate.length === 10) return eventDate
  const last = `${eventDate}-12-31`.slice(0, 10)
  const [year = 0, month = 12] = last.split('-').map(Number)
  const end = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  const entered = createdAt.slice(0, 10)
  return end < entered ? end : entered
}

function pickTyped(fact: Fact): Partial<Mention> {
  switch (fact.type) {
    case 'lab': {
      const { value, unit, refLow, refHigh, refText, flag } = fact
      return { value, unit, refLow, refHigh, refText, flag }
    }
    case 'medication': {
      const { value, unit, route, frequency, duration, dosage } = fact
      return { value, unit, route, frequency, duration, dosage }
    }
    case 'allergy':
      return { reaction: fact.reaction, severity: fact.severity, allergenType: fact.allergenType }
    default:
      return {}
  }
}
