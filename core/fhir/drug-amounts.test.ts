import { expect, test } from 'vitest'
import { frequencyWords } from '../extraction/directions/plain'
import { readDosage } from '../extraction/directions/read'
import { makeSnapshot } from '../share/snapshot'
import { madeFact } from '../summary/testing/made-fact'
import { toldOf } from '../summary/testing/told-of'
import { writeSummary } from '../summary/write'
import { patientSummary } from './patient-summary'

const at = '2026-11-22T10:00:00.000Z'
const document = { date: '2026-11-01', bytes: '', facility: null, physician: null, patient: null }
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
  ['take 2 tablets three times daily', '1000 mg · 2 tablets', '1000 mg\u2069 · 2 טבליות'],
  ['take half a tablet twice daily', '1000 mg · half a tablet', '1000 mg\u2069 · חצי טבליה'],
  [
    '1000 mg (2 x 500 mg tablets) daily',
    '1000 mg · 2 tablets of 500\u00a0mg',
    '2 טבליות של \u2068500\u00a0mg\u2069',
  ],
  ['2 in the morning and 1 at night', '2 in the morning and 1 at bedtime', '2 בבוקר ו־1 לפני השינה'],
])('%s: what is taken at a time stands beside the strength', (words, english, hebrew) => {
  const dosage = readDosage(words)?.dosage ?? null
  const frequency = dosage && frequencyWords(dosage)
  const fact = drug({ name: 'Metformin', value: '1000', dosage, frequency })
  const { summary, row, bundle } = toldEverywhere(fact)
  expect([summary, row].filter((told) => !told.includes(hebrew))).toEqual([])
  expect(bundle).toContain(english)
})

test.each(['take 1 tablet three times daily', '1,000 mg three times daily'])(
  '%s: the strength says it all',
  (words) => {
    const fact = drug({ name: 'Metformin', value: '1000', dosage: readDosage(words)?.dosage ?? null })
    for (const told of Object.values(toldEverywhere(fact)))
      expect(told).not.toMatch(/mg\u2069? ·|printed|הודפסו/)
  },
)
