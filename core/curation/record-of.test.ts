import { expect, test } from 'vitest'
import type { Fact, FactDocument, SourcedFact } from '../records/fact'
import type { Subject, Verdict } from '../records/verdict'
import { recordOf } from './record-of'
import { subjectOf } from './subject'

const documents: Record<string, FactDocument> = Object.fromEntries(
  ['a', 'b', 'c'].map((name) => [
    name,
    { bytes: `sha-${name}`, date: '2024-05-01', facility: null, physician: null, patient: null },
  ]),
)

/** A result on page `file`, on a line of its own. */
function lab(
  id: string,
  given: Partial<Extract<Fact, { type: 'lab' }>> & { file?: string; line?: number } = {},
): SourcedFact {
  const { file = 'a', line = 1, ...fields } = given
  return {
    document: documents[file] ?? null,
    fact: {
      id,
      fileId: file,
      position: line,
      type: 'lab',
      text: 'Potassium',
      name: 'Potassium',
      canonicalKey: 'lab:potassium',
      status: 'completed',
      assertion: 'present',
      date: '2024-05-01',
      eventDate: '2024-05-01',
      codes: {},
      confidence: 0.95,
      sourceConfidence: 0.95,
      doubt: null,
      candidates: [],
      evidence: { page: 1, box: [100, 40 * line, 300, 30], quote: 'Potassium 4.1 mmol/L' },
      proposal: 'accepted',
      reason: null,
      createdAt: '2024-05-02T00:00:00.000Z',
      value: '4.1',
      unit: 'mmol/L',
      refLow: 3.5,
      refHigh: 5.1,
      refText: '3.5-5.1',
      flag: null,
      ...fields,
    },
  }
}

/** What the patient entered by hand. */
const entered = (id: string): SourcedFact => ({
  document: null,
  fact: { ...lab(id).fact, fileId: null, evidence: null },
})

let said = 0
function verdict(action: Verdict['action'], on: SourcedFact, more: Partial<Verdict> = {}): Verdict {
  said += 1
  const at = `2024-06-01T00:00:00.${String(said).padStart(3, '0')}Z`
  return {
    id: `v${said}`,
    action,
    subject: subjectOf(on),
    correction: null,
    against: null,
    notes: null,
    at,
    undoneAt: null,
    ...more,
  }
}

const stands = (facts: readonly SourcedFact[], verdicts: readonly Verdict[]) =>
  Object.fromEntries(
    [...recordOf(facts, verdicts).standings].map(([id, { decision, asks }]) => [id, asks ?? decision]),
  )
const values = (facts: readonly SourcedFact[], verdicts: readonly Verdict[]) =>
  recordOf(facts, verdicts).items.map(
    ({ name, detail }) => `${name} ${'value' in detail ? detail.value : ''}`,
  )

const one = lab('1')
const waits = lab('w', { proposal: 'pending', reason: 'uncertain_name' })
const moved = (box: [number, number, number, number]) => ({ evidence: { page: 1, box, quote: '' } })

test.each<[string, SourcedFact[], Verdict[], Record<string, string>]>([
  ['what is read surely stands', [one], [], { 1: 'accepted' }],
  ['what is not waits', [waits], [], { w: 'validation' }],
  ['a yes', [waits], [verdict('approve', waits)], { w: 'accepted' }],
  ['a no', [one], [verdict('reject', one)], { 1: 'rejected' }],
  ['the newest word holds', [one], [verdict('reject', one), verdict('approve', one)], { 1: 'accepted' }],
  [
    'a word taken back is none',
    [waits],
    [verdict('reject', waits, { undoneAt: '2024-06-02T00:00:00.000Z' })],
    { w: 'validation' },
  ],
  [
    'a word on a fact that is not there',
    [one],
    [verdict('reject', lab('x', { line: 9 }))],
    { 1: 'accepted' },
  ],
  [
    'a word on the same statement of another file',
    [one],
    [verdict('reject', lab('y', { file: 'b' }))],
    { 1: 'accepted' },
  ],
  [
    'another reading’s id, a longer wording, a wider outline',
    [lab('n', { text: 'S. Potassium (K)', ...moved([60, 36, 700, 38]) })],
    [verdict('reject', one)],
    { n: 'rejected' },
  ],
  [
    'another reading’s concept, the same wording',
    [lab('n', { canonicalKey: 'lab:kalium' })],
    [verdict('reject', one)],
    { n: 'rejected' },
  ],
  ['another number', [lab('n', { value: '41' })], [verdict('approve', one)], { n: 'accepted' }],
  ['another line', [lab('n', { line: 2 })], [verdict('reject', one)], { n: 'accepted' }],
  [
    'a yes is for the nearest of two',
    [
      lab('near', { ...waits.fact, id: 'near', ...moved([101, 40, 300, 30]) } as never),
      lab('far', { proposal: 'pending', reason: 'x', ...moved([380, 40, 300, 30]) }),
    ],
    [verdict('approve', waits)],
    { near: 'accepted', far: 'validation' },
  ],
  [
    'a no is for both',
    [lab('near', moved([101, 40, 300, 30])), lab('far', moved([380, 40, 300, 30]))],
    [verdict('reject', one)],
    { near: 'rejected', far: 'rejected' },
  ],
  [
    'a manual entry by its id',
    [entered('m'), entered('n')],
    [verdict('reject', entered('m'))],
    { m: 'rejected', n: 'accepted' },
  ],
])('%s', (_name, facts, verdicts, expected) => {
  expect(stands(facts, verdicts)).toEqual(expected)
  expect(stands([...facts].reverse(), [...verdicts].reverse()), 'in any order').toEqual(expected)
})

test('a correction stands in the record, another kind of fact under its own list', () => {
  expect(values([waits], [verdict('correct', waits, { correction: { value: '41' } })])).toEqual([
    'Potassium 41',
  ])
  const renamed = { name: 'Sodium', text: 'Sodium', canonicalKey: 'lab:sodium' }
  expect(values([waits], [verdict('correct', waits, { correction: renamed })])).toEqual(['Sodium 4.1'])
  const [item] = recordOf(
    [waits],
    [verdict('correct', waits, { correction: { type: 'medication', name: 'Potassium' } })],
  ).items
  expect(item).toMatchObject({
    type: 'medication',
    canonicalKey: 'medication:potassium',
    detail: { value: '4.1', doses: [{ unit: 'mmol/L' }] },
  })
})

test('the trend of a test is made of what stands', () => {
  const on = (id: string, day: string, value: string, more = {}) =>
    lab(id, { date: day, eventDate: day, value, line: Number(id), ...more })
  const said = [on('1', '2024-01-01', '4.1'), on('2', '2024-02-01', '4.2'), on('3', '2024-03-01', '4.3')]
  const asks = on('4', '2024-03-15', '43', { proposal: 'pending' as const, reason: 'implausible_value' })
  const trend = (...verdicts: Verdict[]) => {
    const [item] = recordOf([...said, asks], verdicts).items
    return item && 'trend' in item.detail ? item.detail.trend.map(({ text }) => text) : []
  }
  expect(trend()).toEqual(['4.1', '4.2', '4.3'])
  expect(trend(verdict('reject', said[1]!))).toEqual(['4.1', '4.3'])
  expect(trend(verdict('correct', said[1]!, { correction: { value: '4.6' } }))).toEqual(['4.1', '4.6', '4.3'])
})

test('a question between two documents is asked until that very pair is settled', () => {
  const [first, second, third] = [
    one,
    lab('2', { file: 'b', value: '4.9' }),
    lab('3', { file: 'c', value: '5.0' }),
  ]
  const asks = (...verdicts: Verdict[]) =>
    [...recordOf([first, second, third], verdicts).standings.values()]
      .filter(({ asks: list }) => list)
      .map(({ factId, against }) => `${factId}/${against}`)
  const open = asks()
  expect(open).toHaveLength(2)
  const settle = (on: SourcedFact, against: Subject | null) => verdict('settle', on, { against })
  const after = asks(settle(second, subjectOf(first)))
  expect(after).not.toContain('2/1')
  const settled = [settle(second, null), settle(third, null)]
  expect(asks(...settled), 'settled with whatever stood against it then').toEqual([])
  expect(values([first, second, third], settled), 'all of them stay').toEqual(['Potassium 4.1'])
})

test('the part around a concept folds as the whole does', () => {
  const facts = [
    one,
    lab('s', { canonicalKey: 'lab:sodium', name: 'Sodium', text: 'Sodium', line: 2 }),
    waits,
  ]
  const verdicts = [verdict('reject', one)]
  const whole = recordOf(facts, verdicts)
  const part = recordOf(
    facts.filter(({ fact }) => fact.canonicalKey === 'lab:potassium'),
    verdicts,
  )
  for (const [id, standing] of part.standings) expect(whole.standings.get(id)).toEqual(standing)
  expect(whole.items.filter(({ name }) => name === 'Potassium')).toEqual(part.items)
})

const ofDana = (id: string, given: Parameters<typeof lab>[1] = {}): SourcedFact => {
  const { fact, document } = lab(id, given)
  return { fact, document: document && { ...document, patient: 'COHEN, Dana' } }
}
const notMe = [{ name: 'Dana Cohen', mine: false }]
const me = [{ name: 'Dana Cohen', mine: true }]
const denial = ofDana('d', {
  type: 'allergy',
  canonicalKey: 'allergy:no-known-drug-allergies',
  assertion: 'negated',
  proposal: 'noted',
} as never)
const allergy = lab('a', { type: 'allergy', canonicalKey: 'allergy:penicillin', file: 'b' } as never)
const penicillin: SourcedFact = { ...allergy, fact: { ...allergy.fact, allergenType: 'drug' } as Fact }

test.each<[string, SourcedFact, Verdict[], string, string]>([
  ['what was read surely', ofDana('x'), [], 'other_patient', 'accepted'],
  ['what waits', ofDana('x', { proposal: 'pending' }), [], 'other_patient', 'validation'],
  ['what is only noted', ofDana('x', { proposal: 'noted' }), [], 'other_patient', 'noted'],
  ['what was approved', ofDana('x'), [verdict('approve', ofDana('x'))], 'other_patient', 'accepted'],
  ['what was rejected', ofDana('x'), [verdict('reject', ofDana('x'))], 'other_patient', 'rejected'],
  ['another page', one, [], 'accepted', 'accepted'],
  ['what the patient entered', entered('e'), [], 'accepted', 'accepted'],
])('whose a page is, of %s', (_what, fact, verdicts, others, own) => {
  const standing = (words: typeof me) => recordOf([fact], verdicts, words).standings.get(fact.fact.id)
  expect(standing(notMe)).toMatchObject({ decision: others, asks: null })
  const { decision, asks } = standing(me) ?? {}
  expect(asks ?? decision).toBe(own)
  expect(standing(me)).toEqual(recordOf([fact], verdicts).standings.get(fact.fact.id))
})

test('a page of somebody else makes no item, contradicts nothing and denies nothing', () => {
  const facts = [lab('1', { file: 'b' }), ofDana('x', { value: '5.9' }), penicillin, denial]
  const own = recordOf(facts, [])
  expect(own.standings.get('a')?.asks).toBe('review')
  expect([...own.standings.values()].filter(({ against }) => against !== null)).toHaveLength(2)
  const { standings, items } = recordOf(facts, [], notMe)
  expect([...standings.values()].filter(({ asks }) => asks !== null)).toEqual([])
  expect(items).toEqual(recordOf([lab('1', { file: 'b' }), penicillin], []).items)
})
