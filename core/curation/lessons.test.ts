import { expect, test } from 'vitest'
import type { SourcedFact } from '../records/fact'
import type { Verdict } from '../records/verdict'
import { duplicateNote } from './duplicates'
import { nothingElsewhere } from './lessons'
import { called, drug, elsewhere, last, later, line, said } from '../../tests/support/lines'

const metformin = 'medication:metformin accepted'
const asRead = 'medication:glukofaag pending unknown_medication'
const read = drug('a')
const yes = called(read, 'Metformin')
const ms = (on: string, more: object = {}) =>
  line({ type: 'diagnosis', name: 'Multiple sclerosis', text: 'MS', on, ...more })
const waits = { proposal: 'pending', doubt: 'suspected_only', reason: 'suspected_only' }
const asthma = (on: string, more: object = {}) => line({ type: 'diagnosis', name: 'Asthma', on, ...more })

/** What was read surely, and what was said of its wording before. */
test.each<[string, SourcedFact[], Verdict[], string]>([
  [
    'what was read surely waits under the name',
    [ms('a', waits), ms('b', { day: later })],
    [called(ms('a', waits), 'Mitral stenosis')],
    'diagnosis:mitral-stenosis review corrected_before',
  ],
  [
    'what was in the record before stays',
    [ms('a', waits), ms('b')],
    [called(ms('a', waits), 'Mitral stenosis')],
    'diagnosis:multiple-sclerosis accepted',
  ],
  [
    'other words for the same stay',
    [ms('a', waits), ms('b', { text: 'Multiple sclerosis', day: later })],
    [called(ms('a', waits), 'Mitral stenosis')],
    'diagnosis:multiple-sclerosis accepted',
  ],
  [
    'two meanings of a sure wording wait as read',
    [ms('a', waits), ms('b', waits), ms('c', { day: later })],
    [called(ms('a', waits), 'Mitral stenosis'), said('approve', ms('b', waits))],
    'diagnosis:multiple-sclerosis review corrected_before',
  ],
  [
    'a sure result is not renamed by another’s word',
    [line({ type: 'lab', name: 'HDL', ...waits }), line({ type: 'lab', name: 'HDL', on: 'b', day: later })],
    [called(line({ type: 'lab', name: 'HDL', ...waits }), 'LDL')],
    'lab:hdl accepted',
  ],
  [
    'a wording that was refused waits the next time',
    [asthma('a'), asthma('b', { day: later })],
    [said('reject', asthma('a'))],
    'diagnosis:asthma review rejected_before',
  ],
  [
    'what stood before it was refused stays',
    [asthma('a'), asthma('b')],
    [said('reject', asthma('a'))],
    'diagnosis:asthma accepted',
  ],
  [
    'a yes since then',
    [asthma('a'), asthma('b', { day: later }), asthma('c', { day: later })],
    [said('reject', asthma('a')), said('approve', asthma('b'))],
    'diagnosis:asthma accepted',
  ],
  [
    'a yes to that very line',
    [asthma('a'), asthma('b', { day: later })],
    [said('reject', asthma('a')), said('approve', asthma('b', { day: later }))],
    'diagnosis:asthma accepted',
  ],
  [
    'taken off as a duplicate',
    [asthma('a'), asthma('b', { day: later })],
    [said('reject', asthma('a'), { notes: duplicateNote })],
    'diagnosis:asthma accepted',
  ],
  [
    'a no to 850 mg says nothing of 500 mg',
    [
      line({ name: 'Metformin', value: '850' }),
      line({ name: 'Metformin', value: '500', on: 'b', day: later }),
    ],
    [said('reject', line({ name: 'Metformin', value: '850' }))],
    metformin,
  ],
  [
    'a no to a result says nothing of another day’s',
    [
      line({ type: 'lab', name: 'Sodium', value: '140' }),
      line({ type: 'lab', name: 'Sodium', value: '140', on: 'b', day: later }),
    ],
    [said('reject', line({ type: 'lab', name: 'Sodium', value: '140' }))],
    'lab:sodium accepted',
  ],
  [
    'a page of somebody else teaches nothing',
    [drug('a', { patient: 'Ruth Levi' }), drug('b')],
    [yes],
    asRead,
  ],
  [
    'a page of somebody else learns nothing',
    [read, drug('b', { patient: 'Ruth Levi' })],
    [yes],
    'medication:glukofaag other_patient',
  ],
  ['a page that was taken out teaches nothing', [drug('b')], [yes], asRead],
])('%s', (_, facts, verdicts, stands) => {
  expect(last(facts, verdicts)).toBe(stands)
  expect(last(facts, [...verdicts].reverse()), 'blind to order').toBe(stands)
})

test('what the patient entered by hand is not held back', () => {
  const [refused, own] = [asthma('a'), asthma('', { day: later })]
  const entered: SourcedFact = { document: null, fact: { ...own.fact, fileId: null, evidence: null } }
  expect(last([refused, entered], [said('reject', refused)])).toBe('diagnosis:asthma accepted')
})

test('a part of the record learns as the whole does', () => {
  const other = drug('b')
  expect(last([other], [], elsewhere(read, [yes]))).toBe(metformin)
  expect(last([other], [], elsewhere(read, [yes], 'Ruth Levi'))).toBe(asRead)
  expect(last([other], [], { ...nothingElsewhere, verdicts: [yes] })).toBe(asRead)
  const undone = { ...yes, undoneAt: '2026-02-02T00:00:00Z' }
  expect(last([other], [undone], elsewhere(read, [yes])), 'as it is now').toBe(asRead)
})
