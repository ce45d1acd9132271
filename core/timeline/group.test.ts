import { expect, test } from 'vitest'
import type { EntityRecord } from '../records/entity'
import { timelineEvent } from './event'
import { beforeFile, byMonth, wholeFiles } from './group'

const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(8) + '-0000-4000-8000-000000000000') as [
  string,
  string,
  string,
]
let made = 0
const row = (date: string, fileId: string, more: Partial<EntityRecord> = {}) => ({
  at: `${date} ${fileId}`,
  entity: {
    id: `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`,
    file_id: fileId,
    type: 'lab',
    text: 'GLUCOSE 141',
    normalized: { name: 'Glucose' },
    value: '141',
    unit: 'mg/dL',
    confidence: 0.9,
    evidence: { page: 1, box: [0, made * 40, 100, 20], quote: '' },
    ...more,
  } as EntityRecord,
})

test('by month and year, then by document, in the order given', () => {
  const rows = [row('2024-05-20', b), row('2024-05-20', b), row('2024-05-01', a), row('2023-05-09', c)]
  expect(
    byMonth(rows).map(({ month, files }) => [
      month,
      files.map(({ fileId, date, rows: own }) => [fileId, date, own.length]),
    ]),
  ).toEqual([
    [
      '2024-05',
      [
        [b, '2024-05-20', 2],
        [a, '2024-05-01', 1],
      ],
    ],
    ['2023-05', [[c, '2023-05-09', 1]]],
  ])
  expect(byMonth([row('2024', a)]).map(({ month }) => month)).toEqual(['2024'])
  expect(byMonth([])).toEqual([])
})

test('one document tells its kinds one after another, each as its page does', () => {
  const below = row('2024-05-20', b)
  const rows = [below, row('2024-05-20', b, { type: 'diagnosis' }), row('2024-05-20', b)]
  const [month] = byMonth([rows[2], rows[1], below].filter((one) => one !== undefined))
  expect(month?.files[0]?.rows).toEqual([rows[1], below, rows[2]])
})

test('a page ends with a document, and the next one begins with what was torn off', () => {
  const rows = [row('2024-05-20', b), row('2024-05-20', b), row('2024-05-01', a)]
  const next = { at: 'x', id: 'y' }
  const page = wholeFiles({ rows, next })
  expect(page.rows).toEqual(rows.slice(0, 2))
  expect(page.next).toEqual({ at: `2024-05-20 ${b}`, id: rows[1]?.entity.id })
  expect(wholeFiles({ rows, next: null }), 'the last page is whole').toEqual({ rows, next: null })
  const one = { rows: rows.slice(0, 2), next }
  expect(wholeFiles(one), 'a document longer than a page').toEqual(one)
})

test('a page that begins before a document has it, and none that is newer', () => {
  const place = beforeFile('2024-05-01', b)
  const isAfter = ({ at, entity }: ReturnType<typeof row>) =>
    at < place.at || (at === place.at && entity.id < place.id)
  expect(
    [row('2024-05-01', b), row('2024-05-01', a), row('2024-05-02', a), row('2024-05-01', c)].map(isAfter),
  ).toEqual([true, true, false, false])
})

test('an event is titled as the vocabulary names it, else as the page does', () => {
  expect(timelineEvent(row('2024-05-01', a), 'Blood count')).toMatchObject({
    event_ts: '2024-05-01',
    file_id: a,
    type: 'lab',
    title: 'Glucose',
    value: '141',
    unit: 'mg/dL',
    source_label: 'Blood count',
  })
  const unnamed = row('2024-05-01', a, { normalized: { name: '' } } as Partial<EntityRecord>)
  expect(timelineEvent(unnamed, null)).toMatchObject({ title: 'GLUCOSE 141', source_label: null })
})
