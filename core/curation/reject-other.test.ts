import { expect, test } from 'vitest'
import { drug } from '../../tests/support/lines'
import { recordOf } from './record-of'
import { rejectOther } from './reject-other'
import { subjectOf } from './subject'

const [right, wrong] = [drug('a'), drug('b')]
const alone = recordOf([right], []).standings.get(right.fact.id)
if (!alone) throw new Error('it stands')
const asking = { ...alone, asks: 'review' as const, against: wrong.fact.id }
const made = { id: 'v', at: '2026-04-01T00:00:00.000Z' }

test('the other fact is refused as if that had been said of it', () => {
  const given = rejectOther(asking, wrong, made)
  expect(given).toMatchObject({ kind: 'given', verdict: { ...made, action: 'reject', undoneAt: null } })
  expect(given.kind === 'given' && given.verdict.subject).toEqual(subjectOf(wrong))
})

test('what was settled meanwhile stays so, and without another there is nothing to refuse', () => {
  expect(rejectOther({ ...asking, asks: null }, wrong, made)).toEqual({
    kind: 'settled',
    decision: asking.decision,
  })
  expect(rejectOther(asking, null, made)).toEqual({ kind: 'unopposed' })
})
