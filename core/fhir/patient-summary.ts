import { deriveId } from '../records/ids'
import type { ToldConcept, ToldFact, ToldRecord } from '../records/summary'
import { isVaccine } from '../vocabulary/vaccines'
import { isVitalSign } from '../vocabulary/vital-signs'
import { absentSystem, sectionKinds, type SectionKind } from './codes'
import { narrative, writeJson, type Json, type Resource } from './json'
import {
  absentResource,
  allergyResource,
  conditionResource,
  givenOn,
  immunizationResource,
  medicationResource,
  noteOf,
  procedureResource,
  resultResource,
  urnOf,
  type Whole,
} from './resources'

export interface Subject {
  /** Names the patient within the bundle; derived from what is shared, so that it names nobody elsewhere. */
  readonly id: string
  readonly name: string | null
  readonly dob: string | null
}

/** Whether it may be said that no drug allergy is known; a record that names one or waits for one may not. */
const isAllergyFree = ({ concepts, denial, doubted }: ToldRecord): boolean =>
  denial !== null &&
  !concepts.some(({ type }) => type === 'allergy') &&
  !doubted.some(({ fact }) => fact.type === 'allergy')

const writers = {
  allergy: allergyResource,
  diagnosis: conditionResource,
  medication: medicationResource,
  immunization: immunizationResource,
  lab: resultResource,
  vital_sign: resultResource,
  procedure: procedureResource,
} as const

/**
 * The record as an HL7 FHIR R4 document: International Patient Summary (IPS STU1), as JSON text. Every resource says
 * from which paper and line it is; what is not known is said to be (absent-unknown-uv-ips). What waits is not in it.
 * @param left of the required sections, those that their owner left out: nothing is said of them
 */
export function patientSummary(
  record: ToldRecord,
  subject: Subject,
  at: string,
  left: ReadonlySet<SectionKind['type']> = new Set(),
): string {
  const whole: Whole = {
    patient: subject.id,
    documents: new Map(record.documents.map((document) => [document.id, document])),
  }
  const sections = sectionKinds.map((kind) => sectionOf(kind, record, whole, left.has(kind.type)))
  const shown = sections.filter(({ json }) => json !== null)
  const composition: Resource = {
    resourceType: 'Composition',
    id: deriveId(subject.id, 'composition'),
    status: 'final',
    type: { coding: [{ system: 'http://loinc.org', code: '60591-5', display: 'Patient summary Document' }] },
    subject: { reference: urnOf(subject.id) },
    date: at,
    author: [{ reference: urnOf(deriveId(subject.id, 'author')) }],
    title: 'International Patient Summary',
    section: shown.flatMap(({ json }) => json ?? []),
  }
  const resources = [
    composition,
    patientOf(subject),
    authorOf(subject),
    ...shown.flatMap(({ resources: own }) => own),
  ]
  return writeJson({
    resourceType: 'Bundle',
    id: deriveId(subject.id, 'bundle', at),
    identifier: { system: 'urn:ietf:rfc:3986', value: urnOf(deriveId(subject.id, 'bundle', at)) },
    type: 'document',
    timestamp: at,
    entry: resources.map((resource) => ({ fullUrl: urnOf(resource.id), resource })),
  })
}

interface Written {
  readonly json: Json | null
  readonly resources: readonly Resource[]
}

function sectionOf(kind: SectionKind, record: ToldRecord, whole: Whole, isLeft: boolean): Written {
  const { kind: name, title, loinc, display } = kind
  const frame = { title, code: { coding: [{ system: 'http://loinc.org', code: loinc, display }] } }
  const required = name === 'allergy' || name === 'medication' || name === 'diagnosis'
  if (isLeft) {
    if (!required) return { json: null, resources: [] }
    const reason = {
      coding: [{ system: 'http://terminology.hl7.org/CodeSystem/list-empty-reason', code: 'withheld' }],
    }
    return {
      json: { ...frame, text: narrative(['Not shared by the patient.']), emptyReason: reason },
      resources: [],
    }
  }
  const own = record.concepts.filter((concept) => kindOf(concept) === name)
  const write = writers[name]
  const made = own.flatMap((concept) =>
    factsOf(concept).map((fact) => ({ resource: write(concept, fact, whole), line: lineOf(concept, fact) })),
  )
  if (made.length === 0 && !required) return { json: null, resources: [] }
  const absent = made.length === 0 && required ? absentOf(name, record, whole) : null
  const resources = absent ? [absent.resource] : made.map(({ resource }) => resource)
  return {
    json: {
      ...frame,
      text: narrative(absent ? [absent.display] : made.map(({ line }) => line)),
      entry: resources.map(({ id }) => ({ reference: urnOf(id) })),
    },
    resources,
  }
}

const kindOf = ({ type, key, codes }: ToldConcept) =>
  type === 'medication' && isVaccine(codes)
    ? 'immunization'
    : type === 'lab' && isVitalSign(key)
      ? 'vital_sign'
      : type

/** Of results, those before the last are worth having too, and each dose of a vaccine; of anything else, the fact that leads. */
function factsOf(concept: ToldConcept): readonly ToldFact[] {
  const { type, facts } = concept
  if (type === 'lab') return facts.filter(({ value }) => value !== null)
  return kindOf(concept) === 'immunization' ? dosesOf(facts) : facts.slice(0, 1)
}

/** A day is one dose, whoever tells of it; without a day it may be any of those. */
function dosesOf(facts: readonly ToldFact[]): readonly ToldFact[] {
  const byDay = new Map(facts.toReversed().map((fact) => [givenOn(fact), fact]))
  const dated = [...byDay].flatMap(([day, fact]) => (day === null ? [] : [fact]))
  return dated.length > 0 ? dated.toReversed() : facts.slice(0, 1)
}

const lineOf = (concept: ToldConcept, fact: ToldFact): string =>
  [concept.name, fact.value, fact.unit, kindOf(concept) === 'immunization' ? givenOn(fact) : fact.date]
    .filter((part) => part !== null)
    .join(' ')

function absentOf(type: 'allergy' | 'medication' | 'diagnosis', record: ToldRecord, whole: Whole) {
  const denied = type === 'allergy' && isAllergyFree(record) ? record.denial : null
  const [code, display] = denied
    ? ['no-known-medication-allergies', 'No known medication allergies']
    : {
        allergy: ['no-allergy-info', 'No information about allergies'],
        medication: ['no-medication-info', 'No information about medications'],
        diagnosis: ['no-problem-info', 'No information about problems'],
      }[type]
  const id = denied?.id ?? deriveId(whole.patient, 'absent', type)
  const coding = { system: absentSystem, code: code ?? '', display: display ?? '' }
  return {
    display: display ?? '',
    resource: absentResource(type, id, coding, whole, denied ? noteOf(denied, whole) : null),
  }
}

function patientOf({ id, name, dob }: Subject): Resource {
  return {
    resourceType: 'Patient',
    id,
    name: [{ text: name ?? 'Name not given' }],
    ...(dob === null ? {} : { birthDate: dob }),
  }
}

/** Who put the document together: a program, which signs for nothing that the papers do not say. */
function authorOf({ id }: Subject): Resource {
  return {
    resourceType: 'Device',
    id: deriveId(id, 'author'),
    deviceName: [{ name: 'Chartlight', type: 'user-friendly-name' }],
  }
}
