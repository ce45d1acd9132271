import { expect, test } from 'vitest'
import type { Verdict } from '../records/verdict'
import { giveVerdict, type Word } from './give-verdict'
import { correctionOf } from './correction-of'
import { recordOf } from './record-of'
import { called, drug } from '../../tests/support/lines'

const [read, next] = [drug('a'), drug('b')]
const standing = recordOf([read, next], [called(read, 'Metformin')]).standings.get(next.fact.id)
const made = { id: 'v', at: '2026-04-01T00:00:00.000Z' }
const metformin = correctionOf({ text: 'Metformin' }, 'medication')
const { name, canonicalKey, codes } = metformin
const learned = { name, canonicalKey, codes }

/** What is kept of a word on a line that has its name from another one. */
test.each<[string, Word['action'], Word['correction'], Pick<Verdict, 'action' | 'correction'>]>([
  ['a yes is a yes to the name', 'approve', null, { action: 'correct', correction: learned }],
  ['a no is a no', 'reject', null, { action: 'reject', correction: null }],
  [
    'another number leaves the name',
    'correct',
    { value: '500' },
    { action: 'correct', correction: { ...learned, value: '500' } },
  ],
  [
    'another name goes before it',
    'correct',
    { name: 'Aspirin', canonicalKey: 'medication:aspirin' },
    { action: 'correct', correction: { name: 'Aspirin', canonicalKey: 'medication:aspirin' } },
  ],
  [
    'another kind has none of its codes',
    'correct',
    { type: 'allergy' },
    {
      action: 'correct',
      correction: { type: 'allergy', name, canonicalKey: 'allergy:metformin', codes: {} },
    },
  ],
])('%s', (_, action, correction, kept) => {
  if (!standing) throw new Error('it stands')
  const given = giveVerdict(next, standing, null, [], { action, correction, notes: null }, made)
  if (given.kind !== 'given') throw new Error(given.kind)
  expect({ action: given.verdict.action, correction: given.verdict.correction }).toEqual(kept)
})

test('what has its own name is settled, and the same word again is the same', () => {
  const own = called(read, 'Metformin')
  const stood = recordOf([read], [own]).standings.get(read.fact.id)
  if (!stood) throw new Error('it stands')
  const word = { action: 'correct', correction: own.correction, notes: null } as const
  expect(giveVerdict(read, stood, null, [own], word, made)).toEqual({ kind: 'said', verdictId: own.id })
  const other = { action: 'reject', correction: null, notes: null } as const
  expect(giveVerdict(read, stood, null, [own], other, made)).toEqual({
    kind: 'settled',
    decision: 'accepted',
  })
})
