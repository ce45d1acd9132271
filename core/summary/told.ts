import { applyCorrection } from '../curation/correct'
import type { Fact } from '../records/fact'
import type { Flag } from '../records/kinds'
import { plainText } from '../records/plain-text'
import type { ToldFact } from '../records/summary'
import type { Correction } from '../records/verdict'
import { isVaccine } from '../vocabulary/vaccines'

type Typed = Partial<
  Omit<Extract<Fact, { type: 'lab' }>, 'type'> &
    Omit<Extract<Fact, { type: 'medication' }>, 'type'> &
    Omit<Extract<Fact, { type: 'allergy' }>, 'type'> &
    Omit<Extract<Fact, { type: 'imaging' }>, 'type'>
>

export interface Stands {
  readonly correction: Correction | null
  /** Verdicts that stand on it. */
  readonly words: number
}

/** A fact as it is told. @param documentDate the day of its document; null of what the patient entered. */
export function toldFact(read: Fact, { correction, words }: Stands, documentDate: string | null): ToldFact {
  const fact = correction ? applyCorrection(read, correction) : read
  const typed: Typed = fact
  // What the page marked was said of the number that it was read with.
  const amended = correction !== null && (correction.value !== undefined || correction.unit !== undefined)
  const limits = flagOf(typed.value ?? null, typed.refLow ?? null, typed.refHigh ?? null)
  return {
    id: fact.id,
    file_id: fact.fileId,
    type: fact.type,
    wording: plainText(fact.text),
    value: text(typed.value),
    unit: text(typed.unit),
    flag: amended ? limits : (typed.flag ?? limits),
    ref_low: typed.refLow ?? null,
    ref_high: typed.refHigh ?? null,
    ref_text: text(typed.refText),
    // On a list of drugs, too, it was given, and is not taken.
    status: isVaccine(fact.codes) && fact.status === 'active' ? 'completed' : fact.status,
    route: text(typed.route),
    frequency: text(typed.frequency),
    duration: text(typed.duration),
    dosage: typed.dosage ?? null,
    reaction: text(typed.reaction),
    severity: text(typed.severity),
    modality: text(typed.modality),
    body_part: text(typed.bodyPart),
    laterality: text(typed.laterality),
    date: fact.eventDate,
    document_date: documentDate ?? fact.eventDate,
    confirmed: fact.fileId === null || words > 0,
    evidence: fact.evidence,
  }
}

const text = (value: string | null | undefined): string | null => (value ? plainText(value) : null)

/** By the limits alone; null where there is no plain number, or nothing to hold it against. */
function flagOf(value: string | null, low: number | null, high: number | null): Flag | null {
  if (value === null || !/^-?\d+(\.\d+)?$/.test(value) || (low === null && high === null)) return null
  const number = Number(value)
  if (high !== null && number > high) return 'H'
  return low !== null && number < low ? 'L' : 'N'
}
