import { expect, test } from 'vitest'
import type { ToldRecord } from '../records/summary'
import { madeFact } from '../summary/testing/made-fact'
import { madeRecord } from '../summary/testing/made-records'
import { toldOf } from '../summary/testing/told-of'
import { patientSummary } from './patient-summary'

const at = '2026-11-22T10:00:00.000Z'
const subject = { id: '0d4b9f4e-7f43-4c0f-9c6e-0d9a3c1f2b11', name: 'Dana <Example>', dob: '1970-01-01' }

interface Coded {
  readonly coding?: readonly { readonly system: string; readonly code: string }[]
}
interface Entry {
  readonly fullUrl: string
  readonly resource: {
    readonly resourceType: string
    readonly id: string
    readonly code?: Coded
    readonly medicationCodeableConcept?: Coded
    readonly [key: string]: unknown
  }
}
const bundleOf = (text: string) => JSON.parse(text) as { readonly entry: readonly Entry[] }
const ofType = (text: string, type: string) =>
  bundleOf(text)
    .entry.map(({ resource }) => resource)
    .filter(({ resourceType }) => resourceType === type)

/**
 * What HL7 FHIR R4 asks of each resource, by its definition (https://hl7.org/fhir/R4): elements that have to be there,
 * all that may be there of what we write, and the codes of required value sets.
 */
const definitions: Readonly<
  Record<string, { must: string[]; may: string[]; codes?: Record<string, string[]> }>
> = {
  Composition: {
    must: ['status', 'type', 'date', 'author', 'title'],
    may: ['subject', 'section'],
    codes: { status: ['preliminary', 'final', 'amended', 'entered-in-error'] },
  },
  Patient: { must: [], may: ['name', 'birthDate'] },
  Device: { must: [], may: ['deviceName'] },
  AllergyIntolerance: {
    must: ['patient'],
    may: ['clinicalStatus', 'verificationStatus', 'category', 'code', 'recordedDate', 'note', 'reaction'],
  },
  Condition: {
    must: ['subject'],
    may: [
      'clinicalStatus',
      'verificationStatus',
      'category',
      'code',
      'onsetDateTime',
      'recordedDate',
      'note',
    ],
  },
  MedicationStatement: {
    must: ['status', 'medicationCodeableConcept', 'subject'],
    may: ['effectiveDateTime', 'effectivePeriod', 'dateAsserted', 'note', 'dosage'],
    codes: {
      status: [
        'active',
        'completed',
        'entered-in-error',
        'intended',
        'stopped',
        'on-hold',
        'unknown',
        'not-taken',
      ],
    },
  },
  Observation: {
    must: ['status', 'code'],
    may: [
      'category',
      'subject',
      'effectiveDateTime',
      'performer',
      'valueQuantity',
      'valueString',
      'interpretation',
      'note',
      'referenceRange',
    ],
    codes: {
      status: [
        'registered',
        'preliminary',
        'final',
        'amended',
        'corrected',
        'cancelled',
        'entered-in-error',
        'unknown',
      ],
    },
  },
  Procedure: {
    must: ['status', 'subject'],
    may: ['code', 'performedDateTime', 'note'],
    codes: {
      status: [
        'preparation',
        'in-progress',
        'not-done',
        'on-hold',
        'stopped',
        'completed',
        'entered-in-error',
        'unknown',
      ],
    },
  },
}
/** FHIR R4 `dateTime`: to the year, the month or the day, or an instant with its zone. */
const dateTime = /^\d{4}(-\d{2}(-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2}))?)?)?$/

function faultsOf(text: string): string[] {
  return bundleOf(text).entry.flatMap(({ fullUrl, resource }) => {
    const { resourceType: type, id, ...elements } = resource
    const definition = definitions[type]
    if (!definition) return [`no resource of R4 that we write: ${type}`]
    const allowed = new Set([...definition.must, ...definition.may])
    return [
      ...(fullUrl === `urn:uuid:${id}` ? [] : [`${type}: its address is not its own`]),
      ...definition.must
        .filter((name) => elements[name] === undefined)
        .map((name) => `${type} lacks ${name}`),
      ...Object.keys(elements)
        .filter((name) => !allowed.has(name))
        .map((name) => `${type} has no ${name}`),
      ...Object.entries(definition.codes ?? {})
        .filter(([name, codes]) => !codes.includes(String(elements[name])))
        .map(([name]) => `${type}.${name} is no code of its value set`),
      ...Object.entries(elements)
        .filter(
          ([name, value]) => /(?:Date|DateTime|^date|Asserted)$/.test(name) && !dateTime.test(String(value)),
        )
        .map(([name]) => `${type}.${name} is no dateTime`),
      ...emptyIn(elements).map((path) => `${type}${path} is empty`),
    ]
  })
}

/** FHIR R4 2.6.2: no element is empty, no list, no text. */
function emptyIn(value: unknown, path = ''): string[] {
  if (value === null || value === '') return [path]
  if (typeof value !== 'object') return []
  const inner = Object.entries(value)
  return inner.length === 0 ? [path] : inner.flatMap(([name, own]) => emptyIn(own, `${path}.${name}`))
}

test('two hundred made records and an empty one are as R4 defines them', () => {
  const made = Array.from({ length: 200 }, (_, seed) => madeRecord(seed))
  const records = [toldOf([]), ...made.map(({ sourced, verdicts }) => toldOf(sourced, verdicts))]
  expect(records.flatMap((record) => faultsOf(patientSummary(record, subject, at)))).toEqual([])
})

test.each([
  ['"birthDate"', '"birthday"', 'Patient has no birthday'],
  ['"status":"final"', '"status":"done"', 'Composition.status is no code of its value set'],
  ['"title":"International Patient Summary"', '"title":""', 'Composition.title is empty'],
])('the check itself sees what is wrong: %s', (right, wrong, fault) => {
  expect(faultsOf(patientSummary(toldOf([]), subject, at).replace(right, wrong))).toEqual([fault])
})

test('every reference is to a resource of the document', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const { sourced, verdicts } = madeRecord(seed)
    const text = patientSummary(toldOf(sourced, verdicts), subject, at)
    const known = new Set(bundleOf(text).entry.map(({ fullUrl }) => fullUrl))
    expect(known.size).toBe(bundleOf(text).entry.length)
    for (const [, to] of text.matchAll(/"reference":"([^"]+)"/g)) expect(known).toContain(to)
  }
})

const codesIn = (text: string, type: string) =>
  ofType(text, type).flatMap(
    (one) => (one.code ?? one.medicationCodeableConcept)?.coding?.map(({ code }) => code) ?? [],
  )

test('of an empty record it says that nothing is known, of one that denies allergies that none is known', () => {
  const empty = patientSummary(toldOf([]), subject, at)
  expect(codesIn(empty, 'AllergyIntolerance')).toEqual(['no-allergy-info'])
  expect(codesIn(empty, 'MedicationStatement')).toEqual(['no-medication-info'])
  expect(codesIn(empty, 'Condition')).toEqual(['no-problem-info'])
  const denying = denialRecord()
  expect(codesIn(patientSummary(denying, subject, at), 'AllergyIntolerance')).toEqual([
    'no-known-medication-allergies',
  ])
})

function denialRecord(): ToldRecord {
  const fact = madeFact({
    type: 'allergy',
    name: 'No known drug allergies',
    canonicalKey: 'allergy:no-known-drug-allergies',
    assertion: 'negated',
    proposal: 'noted',
  })
  return toldOf([{ fact, document: null }])
}

test('a number keeps its digits, and says from which line it is', () => {
  const fact = madeFact({
    type: 'lab',
    name: 'Potassium',
    value: '5.90',
    unit: 'mmol/L',
    refLow: 3.5,
    refHigh: 5.1,
    codes: { LOINC: ['2823-3'] },
    flag: 'H',
  })
  const text = patientSummary(toldOf([{ fact, document: null }]), subject, at)
  expect(text).toContain(
    '"valueQuantity":{"value":5.90,"unit":"mmol/L","system":"http://unitsofmeasure.org","code":"mmol/L"}',
  )
  expect(ofType(text, 'Observation')[0]).toMatchObject({
    code: { coding: [{ system: 'http://loinc.org', code: '2823-3' }], text: 'Potassium' },
    note: [{ text: 'Entered by the patient: "Potassium"' }],
  })
  expect(text).toContain('Dana <Example>')
  expect(text).not.toContain('<li>Dana <')
})

test('what its owner left out is said to be withheld, not absent', () => {
  const text = patientSummary(toldOf([]), subject, at, new Set(['allergy', 'lab'] as const))
  expect(ofType(text, 'AllergyIntolerance')).toEqual([])
  expect(text).toContain('"code":"withheld"')
})
