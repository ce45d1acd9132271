import { expect, test } from 'vitest'
import { deriveId } from '../records/ids'
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

test('a vital sign stands in a section of its own, and is no laboratory result', () => {
  const fact = madeFact({
    type: 'lab',
    name: 'Systolic blood pressure',
    canonicalKey: 'lab:systolic-blood-pressure',
    value: '121',
    unit: 'mmHg',
    codes: { LOINC: ['8480-6'] },
  })
  const text = patientSummary(toldOf([{ fact, document: null }]), subject, at)
  expect(ofType(text, 'Observation')[0]).toMatchObject({
    category: [{ coding: [{ code: 'vital-signs' }] }],
    valueQuantity: { value: 121, unit: 'mmHg', code: 'mm[Hg]' },
  })
  expect(text).toContain('"title":"Vital Signs"')
  expect(text).not.toContain('"title":"Results"')
})

/** What pages of this day tell of one vaccine. */
const vaccine = (date: string, more: object = {}) => {
  const fileId = deriveId('page', date, JSON.stringify(more))
  const given = { eventDate: date, status: 'completed', ...more }
  return {
    fact: madeFact({
      type: 'medication',
      name: 'Influenza vaccine',
      fileId,
      codes: { ATC: ['J07BB02'] },
      ...given,
    }),
    document: { bytes: fileId, date: '2025-12-01', facility: 'Clinic', physician: null, patient: null },
  }
}

test('a vaccine is an immunization, each dose by its day, and no drug that is taken or was', () => {
  const warfarin = madeFact({ type: 'medication', name: 'Warfarin' })
  const told = toldOf([
    vaccine('2024-10-02'),
    vaccine('2024-10-02', { position: 2 }),
    vaccine('2025-10-05'),
    // Of another page, which says no day of its own.
    vaccine('2025-12-01', { position: 3 }),
    { fact: warfarin, document: null },
  ])
  const text = patientSummary(told, subject, at)
  const given = ofType(text, 'Immunization')
  expect(given.map((one) => one['occurrenceDateTime'])).toEqual(['2025-10-05', '2024-10-02'])
  expect(given[0]).toMatchObject({
    status: 'completed',
    vaccineCode: {
      coding: [{ system: 'http://www.whocc.no/atc', code: 'J07BB02' }],
      text: 'Influenza vaccine',
    },
  })
  const drugs = ofType(text, 'MedicationStatement').map((one) => one['medicationCodeableConcept'])
  expect(drugs).toEqual([{ text: 'Warfarin' }])
  expect(text).toContain('"title":"Immunizations"')
})

test('of a vaccine without a day, or on a list of drugs, the day is unknown; of drugs nothing is known', () => {
  const text = patientSummary(toldOf([vaccine('2025-12-01', { status: 'active' })]), subject, at)
  const [given, ...more] = ofType(text, 'Immunization')
  expect(more).toEqual([])
  expect(given).toMatchObject({
    recorded: '2025-12-01',
    _occurrenceDateTime: { extension: [{ valueCode: 'unknown' }] },
  })
  expect(given).not.toHaveProperty('occurrenceDateTime')
  expect(codesIn(text, 'MedicationStatement')).toEqual(['no-medication-info'])
})

test('vaccines are left out with the drugs', () => {
  const text = patientSummary(toldOf([vaccine('2024-10-02')]), subject, at, new Set(['medication'] as const))
  expect(ofType(text, 'Immunization')).toEqual([])
  expect(text).not.toContain('Influenza')
})

test('what its owner left out is said to be withheld, not absent', () => {
  const text = patientSummary(toldOf([]), subject, at, new Set(['allergy', 'lab'] as const))
  expect(ofType(text, 'AllergyIntolerance')).toEqual([])
  expect(text).toContain('"code":"withheld"')
})
