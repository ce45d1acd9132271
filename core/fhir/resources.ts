import type { CodeSystem } from '../records/kinds'
import type { ToldConcept, ToldDocument, ToldFact } from '../records/summary'
import { directionsOf, drugAmountOf } from '../summary/speech'
import { systems, ucum, ucumOfSigns } from './codes'
import { isVitalSign } from '../vocabulary/vital-signs'
import { decimal, isDecimal, type Json, type Resource } from './json'

/** What every resource leans on: whose it is, and how one is pointed to. */
export interface Whole {
  readonly patient: string
  readonly documents: ReadonlyMap<string, ToldDocument>
}

export const urnOf = (id: string): string => `urn:uuid:${id}`
const refTo = (id: string): Json => ({ reference: urnOf(id) })
const status = (kind: string, code: string): Json => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${kind}`, code }],
})

/** All codes of a concept, and the page's own words. */
function codeOf({ codes, name }: ToldConcept): Json {
  const coding = Object.entries(codes).flatMap(([system, own]) => {
    const url = systems[system as CodeSystem] as string | undefined
    return url === undefined ? [] : own.map((code) => ({ system: url, code }))
  })
  return { ...(coding.length > 0 ? { coding } : {}), text: name }
}

/** Where it was read, in words: which paper, which page, and the line itself. */
function notes(fact: ToldFact, { documents }: Whole): Json[] {
  const document = fact.file_id === null ? undefined : documents.get(fact.file_id)
  const where = [document?.facility, document?.date].filter((part) => part != null).join(', ')
  const confirmed = fact.confirmed ? 'confirmed by the patient' : 'not confirmed by the patient'
  const text =
    fact.evidence === null
      ? `Entered by the patient: "${fact.wording}"`
      : `Read from paper${where === '' ? '' : ` (${where})`}, page ${fact.evidence.page}, ${confirmed}: "${fact.evidence.quote}"`
  return [{ text }]
}

/** An element that has to be there and is not known (FHIR extension data-absent-reason). */
const unknown: Json = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
}

function quantity(value: string, unit: string | null, sign = false): Json | null {
  const match = /^([<>]=?|[≤≥])?\s*(.+)$/.exec(value)
  const number = match?.[2] ?? ''
  if (!isDecimal(number)) return null
  const bound = match?.[1]
  const comparator = bound === '≤' ? '<=' : bound === '≥' ? '>=' : bound
  const code = unit !== null && ucum.has(unit) ? unit : sign ? ucumOfSigns.get(unit ?? '') : undefined
  return {
    value: decimal(number),
    ...(comparator ? { comparator } : {}),
    ...(unit ? { unit, ...(code ? { system: 'http://unitsofmeasure.org', code } : {}) } : {}),
  }
}

const past: ReadonlySet<string> = new Set(['historical', 'resolved', 'completed', 'stopped', 'inactive'])

export function allergyResource(concept: ToldConcept, fact: ToldFact, whole: Whole): Resource {
  const categories: Readonly<Record<string, string>> = {
    drug: 'medication',
    food: 'food',
    environment: 'environment',
  }
  const category = categories[concept.allergen ?? '']
  const severity = ['mild', 'moderate', 'severe'].find((one) => one === fact.severity)
  return {
    resourceType: 'AllergyIntolerance',
    id: fact.id,
    clinicalStatus: status('allergyintolerance-clinical', past.has(concept.status) ? 'resolved' : 'active'),
    verificationStatus: status(
      'allergyintolerance-verification',
      fact.confirmed ? 'confirmed' : 'unconfirmed',
    ),
    ...(category ? { category: [category] } : {}),
    code: codeOf(concept),
    patient: refTo(whole.patient),
    recordedDate: fact.document_date,
    note: notes(fact, whole),
    ...(fact.reaction
      ? { reaction: [{ manifestation: [{ text: fact.reaction }], ...(severity ? { severity } : {}) }] }
      : {}),
  }
}

export function conditionResource(concept: ToldConcept, fact: ToldFact, whole: Whole): Resource {
  return {
    resourceType: 'Condition',
    id: fact.id,
    clinicalStatus: status('condition-clinical', past.has(concept.status) ? 'resolved' : 'active'),
    verificationStatus: status(
      'condition-ver-status',
      concept.status === 'suspected' ? 'provisional' : fact.confirmed ? 'confirmed' : 'unconfirmed',
    ),
    category: [
      {
        coding: [
          { system: 'http://terminology.hl7.org/CodeSystem/condition-category', code: 'problem-list-item' },
        ],
      },
    ],
    code: codeOf(concept),
    subject: refTo(whole.patient),
    ...(concept.first ? { onsetDateTime: concept.first.date } : {}),
    recordedDate: fact.document_date,
    note: notes(fact, whole),
  }
}

const english = { locale: 'en' } as const

/** A drug that is taken, or was. Directions as they were read, in words: nothing is computed from them. */
export function medicationResource(concept: ToldConcept, fact: ToldFact, whole: Whole): Resource {
  const words = [drugAmountOf(english, fact), directionsOf(english, fact)].filter((part) => part !== null)
  return {
    resourceType: 'MedicationStatement',
    id: fact.id,
    status: concept.status === 'active' ? 'active' : fact.status === 'completed' ? 'completed' : 'stopped',
    medicationCodeableConcept: codeOf(concept),
    subject: refTo(whole.patient),
    // The profile asks when; what a page says is only that it is so then.
    ...(concept.status === 'active' && concept.first
      ? { effectivePeriod: { start: concept.first.date } }
      : { effectiveDateTime: fact.date }),
    dateAsserted: fact.document_date,
    note: notes(fact, whole),
    ...(words.length > 0 ? { dosage: [{ text: words.join(', ') }] } : {}),
  }
}

/**
 * The day on which a vaccine was given; null where the page does not say: its own day is then no more than the day by
 * which it was.
 */
export const givenOn = ({ file_id: page, date, document_date: written }: ToldFact): string | null =>
  page !== null && date === written ? null : date

/** A vaccine that was given, by its ATC code (IPS, value set vaccines-whoatc-uv-ips) and its name. */
export function immunizationResource(concept: ToldConcept, fact: ToldFact, whole: Whole): Resource {
  const day = givenOn(fact)
  return {
    resourceType: 'Immunization',
    id: fact.id,
    status: 'completed',
    vaccineCode: codeOf(concept),
    patient: refTo(whole.patient),
    ...(day === null ? { _occurrenceDateTime: unknown } : { occurrenceDateTime: day }),
    recorded: fact.document_date,
    note: notes(fact, whole),
  }
}

export function resultResource(concept: ToldConcept, fact: ToldFact, whole: Whole): Resource {
  const { value, unit, ref_low: low, ref_high: high, flag } = fact
  const sign = isVitalSign(concept.key)
  const amount = value === null ? null : quantity(value, unit, sign)
  const limit = (number: number | null) => (number === null ? {} : quantity(String(number), unit, sign))
  const range = {
    ...(low === null ? {} : { low: limit(low) ?? {} }),
    ...(high === null ? {} : { high: limit(high) ?? {} }),
  }
  return {
    resourceType: 'Observation',
    id: fact.id,
    status: 'final',
    category: [
      {
        coding: [
          {
            system: 'http://terminology.hl7.org/CodeSystem/observation-category',
            code: sign ? 'vital-signs' : 'laboratory',
          },
        ],
      },
    ],
    code: codeOf(concept),
    subject: refTo(whole.patient),
    effectiveDateTime: fact.date,
    // IPS asks who made the observation; paper does not say it in a way that could be relied on.
    performer: [unknown],
    ...(amount
      ? { valueQuantity: amount }
      : value === null
        ? {}
        : { valueString: [value, unit].filter(Boolean).join(' ') }),
    ...(flag === null ? {} : { interpretation: [status('v3-ObservationInterpretation', flag)] }),
    note: notes(fact, whole),
    ...(low === null && high === null ? {} : { referenceRange: [range] }),
  }
}

export function procedureResource(concept: ToldConcept, fact: ToldFact, whole: Whole): Resource {
  return {
    resourceType: 'Procedure',
    id: fact.id,
    status: fact.status === 'stopped' ? 'stopped' : 'completed',
    code: codeOf(concept),
    subject: refTo(whole.patient),
    performedDateTime: fact.date,
    note: notes(fact, whole),
  }
}

/** That nothing is known, or that nothing is there: as a resource, so that neither is read into silence. */
export function absentResource(
  kind: 'allergy' | 'medication' | 'diagnosis',
  id: string,
  coding: Json,
  { patient }: Whole,
  note: Json[] | null,
): Resource {
  const code = { coding: [coding] }
  const noted = note ? { note } : {}
  switch (kind) {
    case 'allergy':
      return {
        resourceType: 'AllergyIntolerance',
        id,
        clinicalStatus: status('allergyintolerance-clinical', 'active'),
        code,
        patient: refTo(patient),
        ...noted,
      }
    case 'diagnosis':
      return {
        resourceType: 'Condition',
        id,
        clinicalStatus: status('condition-clinical', 'active'),
        code,
        subject: refTo(patient),
        ...noted,
      }
    case 'medication':
      return {
        resourceType: 'MedicationStatement',
        id,
        status: 'unknown',
        medicationCodeableConcept: code,
        subject: refTo(patient),
        effectivePeriod: unknown,
        ...noted,
      }
  }
}

export const noteOf = notes
