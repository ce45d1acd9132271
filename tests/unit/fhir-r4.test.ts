import { expect, test } from 'vitest'
import { patientSummary } from '../../core/fhir/patient-summary'
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
