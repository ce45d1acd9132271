import { expect, test } from 'vitest'
import { patientSummary } from '../../core/fhir/patient-summary'
import { madeFact } from '../../core/summary/testing/made-fact'
import { madeRecord } from '../../core/summary/testing/made-records'
import { toldOf } from '../../core/summary/testing/told-of'
import { r4Faults } from '../support/fhir-r4'

const at = '2026-11-22T10:00:00.000Z'
const subject = { id: '0d4b9f4e-7f43-4c0f-9c6e-0d9a3c1f2b11', name: 'Dana <Example>', dob: '1970-01-01' }

test('two hundred made records and an empty one are as R4 defines them', () => {
  const made = Array.from({ length: 200 }, (_, seed) => madeRecord(seed))
  const records = [toldOf([]), ...made.map(({ sourced, verdicts }) => toldOf(sourced, verdicts))]
  expect(records.flatMap((record) => r4Faults(patientSummary(record, subject, at)))).toEqual([])
})

test('so are vaccines, with a day and without', () => {
  const fileId = '2f0c7a34-5d0e-4b63-8c1c-0a5f0a3b7a11'
  const document = { bytes: fileId, date: '2025-01-10', facility: 'Clinic', physician: null, patient: null }
  const vaccine = (name: string, date: string | null) =>
    madeFact({
      type: 'medication',
      name,
      fileId,
      codes: { ATC: ['J07BB02'] },
      eventDate: date ?? '2025-01-10',
    })
  const facts = [vaccine('Influenza vaccine', '2024'), vaccine('Zoster vaccine', null)]
  const text = patientSummary(toldOf(facts.map((fact) => ({ fact, document }))), subject, at)
  expect(text.match(/"resourceType":"Immunization"/g)).toHaveLength(2)
  expect(r4Faults(text)).toEqual([])
})

test.each([
  ['"birthDate"', '"birthday"', 'birthday'],
  ['"status":"final"', '"status":"done"', 'composition-status'],
  ['"title":"International Patient Summary"', '"title":""', 'title'],
  ['"clinicalStatus":', '"onsetAge":', 'onset[x]'],
  ['1970-01-01', '01.01.1970', 'birthDate'],
  ['"resourceType":"Device"', '"resourceType":"Location"', 'got "Location"'],
])('the check itself sees what is wrong: %s', (right, wrong, named) => {
  const faults = r4Faults(patientSummary(toldOf([]), subject, at).replace(right, wrong))
  expect(faults.join('\n')).toContain(named)
})
