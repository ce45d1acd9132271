import { expect, test } from 'vitest'
import { frequencyWords } from '../extraction/directions/plain'
import { readDosage } from '../extraction/directions/read'
import { makeSnapshot } from '../share/snapshot'
import { madeFact } from '../summary/testing/made-fact'
import { toldOf } from '../summary/testing/told-of'
import { writeSummary } from '../summary/write'
import { patientSummary } from './patient-summary'

const at = '2026-11-22T10:00:00.000Z'
const document = { date: '2026-11-01', bytes: '', facility: null, physician: null }
const drug = (more: { readonly name: string; readonly [field: string]: unknown }) =>
  madeFact({ type: 'medication', fileId: '1b6a4f0e-52dc-4f36-8d2b-3c7f6f0a9d01', unit: 'mg', ...more })

/** A drug as a summary, a share's row and an overall summary for another system tell it. */
function toldEverywhere(fact: ReturnType<typeof drug>): { summary: string; row: string; bundle: string } {
  const record = toldOf([{ fact, document }])
  const asked = { discipline: 'overall', audience: 'patient', locale: 'he', today: '2026-11-22' } as const
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
  return {
    summary: JSON.stringify(writeSummary(record, asked)),
    row: JSON.stringify(shared.spoken.he.medications),
    bundle: patientSummary(record, { id: fact.id, name: null, dob: null }, at),
  }
}

test('a combined drug is told with all of its strengths in a summary, a share and an export', () => {
  const fact = drug({
    name: 'Amoxicillin / clavulanate',
    quote: 'Augmentin 875/125 mg BID',
    value: '875',
  })
  for (const told of Object.values(toldEverywhere(fact))) expect(told).toContain('875/125 mg')
})

test.each([
  ['take 2 tablets three times daily', true],
  ['take half a tablet twice daily', true],
  ['take 1 tablet three times daily', false],
  ['1,000 mg three times daily', false],
])('%s: beside the strength the page’s own words stand: %s', (words, stands) => {
  const dosage = readDosage(words)?.dosage ?? null
  const frequency = dosage && frequencyWords(dosage)
  const fact = drug({ name: 'Metformin', value: '1000', dosage, frequency })
  for (const told of Object.values(toldEverywhere(fact))) expect(told.includes(words)).toBe(stands)
})
