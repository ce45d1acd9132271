import { expect, test } from 'vitest'
import { makeSnapshot } from '../share/snapshot'
import { madeFact } from '../summary/testing/made-fact'
import { toldOf } from '../summary/testing/told-of'
import { writeSummary } from '../summary/write'
import { patientSummary } from './patient-summary'

const at = '2026-11-22T10:00:00.000Z'
const fact = madeFact({
  type: 'medication',
  name: 'Amoxicillin / clavulanate',
  fileId: '1b6a4f0e-52dc-4f36-8d2b-3c7f6f0a9d01',
  quote: 'Augmentin 875/125 mg BID',
  value: '875',
  unit: 'mg',
})
const document = { date: '2026-11-01', bytes: '', facility: null, physician: null }
const record = toldOf([{ fact, document }])

test('a combined drug is told with all of its strengths in a summary, a share and an export', () => {
  const asked = { discipline: 'overall', audience: 'patient', locale: 'he', today: '2026-11-22' } as const
  expect(JSON.stringify(writeSummary(record, asked))).toContain('875/125 mg')
  const shared = makeSnapshot(
    record,
    {
      scope: { type: 'full' },
      parts: ['medications'],
      includesPictures: false,
      includesUnconfirmed: false,
    },
    { at, locale: 'en', person: { name: null, dob: null } },
  )
  expect(shared.spoken.he.medications?.[0]?.value).toBe('875/125 mg')
  const subject = { id: fact.id, name: null, dob: null }
  expect(patientSummary(record, subject, at)).toContain('875/125 mg')
})
