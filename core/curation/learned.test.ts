import { expect, test } from 'vitest'
import type { SourcedFact } from '../records/fact'
import type { Correction, Verdict } from '../records/verdict'
import { correctionOf } from './correction-of'
import { recordOf } from './record-of'
import { called, drug, elsewhere, last, later, line, said, unknown } from '../../tests/support/lines'

const metformin = 'medication:metformin accepted'
const asRead = 'medication:glukofaag pending unknown_medication'
test('a wording that the patient corrected is corrected the next time, in its name and codes alone', () => {
  const [one, next] = [drug('a'), drug('b', { value: '500', date: '2026-02-02', day: later })]
  const correction: Correction = {
    ...correctionOf({ text: 'Metformin' }, 'medication'),
    value: '1000',
    date: '2020',
  }
  const verdicts = [said('correct', one, { correction })]
  expect(last([one, next], verdicts)).toBe(metformin)
  const standing = recordOf([one, next], verdicts).standings.get(next.fact.id)
  expect(standing?.correction).toEqual({
    name: 'Metformin',
    canonicalKey: 'medication:metformin',
    codes: correction.codes,
    learned: { verdictId: verdicts[0]?.id, at: verdicts[0]?.at },
  })
  expect(standing?.eventDate).toBe(next.fact.eventDate)
  expect(recordOf([next], [], [], elsewhere(one, verdicts)).items).toMatchObject([
    { canonicalKey: 'medication:metformin', detail: { value: '500', unit: 'mg' } },
  ])
})

const read = drug('a')
const yes = called(read, 'Metformin')
const lymph = (on: string, unit: string, more: object = {}) =>
  line({ type: 'lab', name: 'LYMX', on, unit, value: '30', ...unknown, doubt: 'unknown_analyte', ...more })

test.each<[string, SourcedFact[], Verdict[], string]>([
  ['of an earlier page that still waits too', [read, drug('b', { day: '2025-12-01' })], [yes], metformin],
  ['whatever case and marks it is written with', [read, drug('b', { text: 'GLUKOFAAG®' })], [yes], metformin],
  [
    'another wording',
    [read, line({ name: 'Glukofan', on: 'b', ...unknown })],
    [yes],
    'medication:glukofan pending unknown_medication',
  ],
  [
    'the same words as another kind',
    [read, line({ type: 'allergy', name: 'Glukofaag', on: 'b', ...unknown, doubt: 'unknown_allergen' })],
    [yes],
    'allergy:glukofaag pending unknown_medication',
  ],
  [
    'a word that was taken back',
    [read, drug('b')],
    [called(read, 'Metformin', { undoneAt: '2026-02-02T00:00:00Z' })],
    asRead,
  ],
  ['a yes teaches no name', [read, drug('b')], [said('approve', read)], asRead],
  [
    'only another number was put right',
    [read, drug('b')],
    [said('correct', read, { correction: { value: '500' } })],
    asRead,
  ],
  [
    'its own word goes before',
    [read, drug('b')],
    [yes, called(drug('b'), 'Aspirin')],
    'medication:aspirin accepted',
  ],
  [
    'its own no as well',
    [read, drug('b')],
    [yes, said('reject', drug('b'))],
    'medication:glukofaag rejected',
  ],
  ['two names for one wording', [read, drug('b'), drug('c')], [yes, called(drug('b'), 'Aspirin')], asRead],
  ['one name twice', [read, drug('b'), drug('c')], [yes, called(drug('b'), 'Metformin')], metformin],
  ['a number that the drug cannot have', [read, drug('b', { value: '85000' })], [yes], asRead],
  [
    'more than the name in doubt',
    [read, drug('b', { proposal: 'review', reason: 'misread_dose' })],
    [yes],
    'medication:metformin review misread_dose',
  ],
  [
    'a wording of two letters',
    [line({ name: 'GX', ...unknown }), line({ name: 'GX', on: 'b', ...unknown })],
    [called(line({ name: 'GX', ...unknown }), 'Metformin')],
    'medication:metformin pending unknown_medication',
  ],
  [
    'what was refused since',
    [read, drug('b', { value: '500' }), drug('c')],
    [yes, said('reject', drug('b', { value: '500' }))],
    'medication:metformin pending unknown_medication',
  ],
  [
    'what is not said of the patient',
    [read, drug('b', { proposal: 'noted' })],
    [yes],
    'medication:glukofaag noted',
  ],
  [
    'as another kind of fact',
    [read, drug('b')],
    [
      said('correct', read, {
        correction: correctionOf({ text: 'Penicillin', type: 'allergy' }, 'medication'),
      }),
    ],
    'allergy:penicillin pending unknown_medication',
  ],
  [
    'a result in the same unit',
    [lymph('a', '%'), lymph('b', '%')],
    [called(lymph('a', '%'), 'My own count')],
    'lab:my-own-count accepted',
  ],
  [
    'a result in another unit is another test',
    [lymph('a', '%'), lymph('b', 'K/uL')],
    [called(lymph('a', '%'), 'My own count')],
    'lab:lymx pending unknown_medication',
  ],
])('%s', (_, facts, verdicts, stands) => {
  expect(last(facts, verdicts)).toBe(stands)
  expect(last(facts, [...verdicts].reverse()), 'blind to order').toBe(stands)
})
