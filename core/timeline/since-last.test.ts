import { expect, test } from 'vitest'
import type { RecordedFact } from '../records/entity'
import type { RegistryRecord } from '../records/registry'
import { sinceLast } from './since-last'

const row = (at: string, id: string, more: object = {}) => ({
  at,
  entity: {
    id,
    file_id: at.split(' ')[1] ?? null,
    type: 'lab',
    canonical_key: `lab:${id}`,
    value: '6.2',
    unit: 'mmol/L',
    ref_low: 3.5,
    ref_high: 5.1,
    flag: null,
    normalized: { status: 'completed' },
    ...more,
  } as unknown as RecordedFact,
})
const earlier = row('2024-01-01 old', 'earlier')
const newest = '2024-05-01 new'

const point = (id: string, text: string, outside: boolean, low: number | null = 3.5) => ({
  entity_id: id,
  file_id: null,
  value: Number(text),
  text,
  date: '2024-01-01',
  low,
  high: low === null ? null : 5.1,
  outside,
})
const lab = (id: string, trend: readonly object[]) =>
  ({
    type: 'lab',
    canonical_key: `lab:${id}`,
    status: 'completed',
    evidence_count: 2,
    citations: [id],
    detail: { trend },
  }) as unknown as RegistryRecord
const drug = (id: string, status: string, count: number, doses: readonly object[], atc = 'C07AB07') =>
  ({
    type: 'medication',
    codes: { ATC: [atc] },
    canonical_key: `lab:${id}`,
    status,
    evidence_count: count,
    citations: [id],
    detail: { doses },
  }) as unknown as RegistryRecord
const tablets = (low: number) => ({
  as: 'dose',
  dose: { low, high: null, unit: 'tablet' },
  of: null,
  total: null,
  isOne: low === 1,
})
const dose = (id: string, value: string | null, status = 'active', count: number | null = null) => ({
  entity_id: id,
  value,
  unit: 'mg',
  printed: null,
  intake: count === null ? null : tablets(count),
  date: '2024-01-01',
  status,
})
const taken = (id: string, status = 'active') =>
  row(newest, id, { type: 'medication', normalized: { status } })

const told = (one: ReturnType<typeof row>, item: RegistryRecord, others = [earlier]) =>
  sinceLast([one, ...others], new Map([[item.canonical_key, item]])).map(({ kind, before }) => [
    kind,
    before?.text ?? null,
  ])

test.each([
  ['in range, now out', '6.2', point('old', '4.1', false), [['newly_abnormal', '4.1 mmol/L']]],
  ['out, now in range', '4.1', point('old', '6.2', true), [['back_to_normal', '6.2 mmol/L']]],
  ['out and still out', '6.2', point('old', '6.0', true), []],
  ['nothing to be in or out of before', '6.2', point('old', '4.1', false, null), []],
] as const)('a result %s', (_name, value, before, changes) =>
  expect(told(row(newest, 'k', { value }), lab('k', [before, point('k', value, false)]))).toEqual(changes),
)

test.each([
  ['the first time', taken('m'), drug('m', 'active', 1, [dose('m', '5')]), [['started', null]]],
  [
    'in another dose',
    taken('m'),
    drug('m', 'active', 2, [dose('o', '5'), dose('m', '10')]),
    [['dose_changed', '5 mg']],
  ],
  [
    'in another number of the same',
    taken('m'),
    drug('m', 'active', 2, [dose('o', '5', 'active', 1), dose('m', '5', 'active', 2)]),
    [['dose_changed', '5 mg']],
  ],
  [
    'in a number that was not told before',
    taken('m'),
    drug('m', 'active', 2, [dose('o', '5'), dose('m', '5', 'active', 2)]),
    [],
  ],
  ['in the same dose', taken('m'), drug('m', 'active', 2, [dose('o', '5')]), []],
  [
    'no more',
    taken('m', 'stopped'),
    drug('m', 'inactive', 2, [dose('o', '5'), dose('m', null, 'stopped')]),
    [['stopped', '5 mg']],
  ],
] as const)('a drug %s', (_name, one, item, changes) => expect(told(one, item)).toEqual(changes))

test.each([
  ['given', taken('m', 'completed'), [dose('o', null), dose('m', null, 'completed')]],
  ['given the first time, as on a list of drugs', taken('m'), [dose('m', '0.5')]],
  ['no more on the list', taken('m', 'stopped'), [dose('o', '0.5'), dose('m', null, 'stopped')]],
  ['in another dose', taken('m'), [dose('o', '0.5'), dose('m', '0.7')]],
] as const)('a vaccine %s is neither begun nor stopped', (_name, one, doses) => {
  expect(told(one, drug('m', 'inactive', doses.length, doses, 'J07BB02'))).toEqual([])
  // Of any other drug something is told.
  const status = one.entity.normalized.status === 'active' ? 'active' : 'inactive'
  expect(told(one, drug('m', status, doses.length, doses))).not.toEqual([])
})

test('a diagnosis that no earlier page has', () => {
  const one = row(newest, 'd', { type: 'diagnosis' })
  const item = {
    type: 'diagnosis',
    canonical_key: 'lab:d',
    status: 'active',
    evidence_count: 1,
    citations: ['d'],
    detail: {},
  } as unknown as RegistryRecord
  expect(told(one, item)).toEqual([['new_diagnosis', null]])
  expect(told(one, { ...item, evidence_count: 2 })).toEqual([])
})

test('nothing came before the only document, nor before one of two of a day', () => {
  const item = drug('m', 'active', 1, [dose('m', '5')])
  expect(told(taken('m'), item, [])).toEqual([])
  expect(told(taken('m'), item, [row('2024-05-01 other', 'x')])).toEqual([])
})

test('what the patient entered is no document', () => {
  const entered = { ...row('2024-06-01 entered', 'e'), entity: { ...row('x', 'e').entity, file_id: null } }
  const item = drug('m', 'active', 1, [dose('m', '5')])
  expect(
    sinceLast([entered, taken('m'), earlier], new Map([[item.canonical_key, item]])).map(({ kind }) => kind),
  ).toEqual(['started'])
})
