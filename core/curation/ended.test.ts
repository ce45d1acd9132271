import { expect, test } from 'vitest'
import type { SourcedFact } from '../records/fact'
import { madeFact } from '../summary/testing/made-fact'
import { endedFact } from './entered'
import { newerThanEnd } from './ended'
import { nothingElsewhere } from './lessons'
import { recordOf } from './record-of'

const item = {
  type: 'medication',
  name: 'Warfarin',
  canonical_key: 'medication:warfarin',
  codes: {},
} as const
const page = (day: string, date = day): SourcedFact => ({
  fact: madeFact({
    type: 'medication',
    name: 'Warfarin',
    date,
    fileId: '1b6a4f0e-52dc-4f36-8d2b-3c7f6f0a9d01',
  }),
  document: { bytes: 'a', date: day, facility: null, physician: null, patient: null },
})

/** Of a page's day, what it tells, the day of the end and of its entry: what is newer, and the status of the item. */
test.each<[string, string, string, string, string | null, string]>([
  ['2026-01-01', '2026-01-01', '2026', '2026-03-01', null, 'inactive'],
  ['2026-01-01', '2026-01-01', '2026-01', '2026-03-01', null, 'inactive'],
  ['2026-02-10', '2026-02-10', '2026-02', '2026-02-10', null, 'inactive'],
  ['2026-01-01', '2026-01-01', '2026-01-01', '2026-03-01', null, 'inactive'],
  ['2026-01-01', '2026-01-01', '2025', '2026-03-01', '2026-01-01', 'active'],
  ['2026-01-01', '2026-01-01', '2025-12-31', '2026-03-01', '2026-01-01', 'active'],
  ['2025-03-01', '2010', '2024-06-01', '2026-03-01', '2025-03-01', 'active'],
  ['2025-03-01', '2010', '2025-03-02', '2026-03-01', null, 'inactive'],
  // A page that came after the entry is newer than what was said then of that year.
  ['2026-11-01', '2026-11-01', '2026', '2026-03-01', '2026-11-01', 'active'],
])('a page of %s that tells of %s, ended %s as entered on %s', (day, date, ended, at, newer, status) => {
  const made = { id: '0a4d2b50-3f0e-4d6f-9d6b-1f2e3d4c5b6a', at: `${at}T08:00:00.000Z` }
  const end = endedFact(item, ended, made)
  if (!end) throw new Error('a drug ends')
  const facts = [page(day, date), { fact: end, document: null }]
  expect(newerThanEnd(end, facts, [], [], nothingElsewhere, null)).toBe(newer)
  expect(recordOf(facts, []).items.map((one) => one.status)).toEqual([status])
})
