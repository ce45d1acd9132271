import { expect, test } from 'vitest'
import type { EntryRecord } from '../../core/records/entry'
import type { TimelineEvent } from '../../core/records/timeline'
import { patient, readAgain, uploadAndRead, type Patient } from '../support/files'
import { letter, report, a1c } from '../support/record-pages'

const drug = {
  type: 'medication',
  text: 'Metformin',
  value: '500',
  unit: 'mg',
  date: '2024-02-01',
  status: 'active',
  frequency: 'with supper',
}

interface Sent<T> {
  readonly status: number
  readonly body: T
}
async function send<T>({ browser }: Patient, path: string, body?: object, method = 'POST'): Promise<Sent<T>> {
  const init = body === undefined ? { method } : { method, json: body }
  const response = await browser.fetch(`/api${path}`, init)
  const { status } = response
  return { status, body: status === 204 ? (null as T) : await response.json<T>() }
}
interface Item {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly atc_code?: string
}
const list = async (someone: Patient, type: string) =>
  (await send<Item[]>(someone, `/rpc/${type}_registry_list`, {})).body
const events = async (someone: Patient) =>
  (await send<TimelineEvent[]>(someone, '/rpc/timeline_events_v2', {})).body

test('what is entered stands on its list, on the timeline and in the export, as the patient’s own', async () => {
  const someone = await patient()
  const { status, body: entry } = await send<EntryRecord>(someone, '/rest/entries', drug)
  expect([status, entry.text, entry.value, entry.frequency]).toEqual([201, 'Metformin', '500', 'with supper'])
  const [item] = await list(someone, 'medication')
  expect(item).toMatchObject({ name: 'Metformin', atc_code: 'A10BA02', status: 'active' })
  expect(await events(someone)).toMatchObject([
    { entity_id: entry.id, file_id: null, event_ts: '2024-02-01', title: 'Metformin', value: '500' },
  ])
  const where = { p_registry_id: item?.id }
  expect((await send(someone, '/rpc/medication_occurrences_list', where)).body).toMatchObject([
    { entity_id: entry.id, file_id: null, occurrence_date: '2024-02-01', document_type: null },
  ])
  const { body: told } = await send<{ entities: { id: string; file_id: null }[] }>(
    someone,
    '/functions/export_data',
    {},
  )
  expect(told.entities.find(({ id }) => id === entry.id)).toMatchObject({ file_id: null, evidence: null })
})

test.each([
  ['diagnosis', { text: 'Asthma', status: 'suspected' }],
  ['allergy', { text: 'Penicillin', status: 'active', reaction: 'rash' }],
  ['procedure', { text: 'Appendectomy', status: 'completed' }],
  ['lab', { text: 'Hemoglobin A1c', value: '7.3', unit: '%', status: 'completed' }],
  ['imaging', { text: 'Chest X-ray', status: 'completed' }],
] as const)('a %s can be entered, changed and taken away', async (type, fields) => {
  const someone = await patient()
  const { body: entry } = await send<EntryRecord>(someone, '/rest/entries', { type, date: '2023', ...fields })
  const path = `/rest/entries/${entry.id}`
  expect((await send(someone, path, undefined, 'GET')).body).toEqual(entry)
  const changed = { ...entry, date: '2023-05-01' }
  expect((await send<EntryRecord>(someone, path, changed, 'PATCH')).body.date).toBe('2023-05-01')
  expect((await events(someone)).map(({ event_ts, type: told }) => [event_ts, told])).toEqual([
    ['2023-05-01', type],
  ])
  expect((await send(someone, path, undefined, 'DELETE')).status).toBe(204)
  expect(await events(someone)).toEqual([])
  expect((await send(someone, path, changed, 'PATCH')).status).toBe(404)
})

test('of two tabs that change one entry, the second is told what it says now, and nothing is lost unseen', async () => {
  const someone = await patient()
  const { body: entry } = await send<EntryRecord>(someone, '/rest/entries', drug)
  const path = `/rest/entries/${entry.id}`
  const change = (value: string, version: string) =>
    send<EntryRecord & { code?: string; current?: EntryRecord }>(
      someone,
      path,
      { ...drug, value, version },
      'PATCH',
    )
  const first = await change('850', entry.version)
  expect([first.status, first.body.value]).toEqual([200, '850'])
  const second = await change('1000', entry.version)
  expect(second).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', current: first.body } })
  expect((await send<EntryRecord>(someone, path, undefined, 'GET')).body).toEqual(first.body)
  expect(await change('850', entry.version), 'an answer that was lost').toEqual(first)
  expect((await change('1000', first.body.version)).body.value).toBe('1000')
  expect((await send(someone, path, drug, 'PATCH')).status, 'without a version').toBe(400)
})

test('an answer that was lost and sent again is one entry', async () => {
  const someone = await patient()
  const entry = { ...drug, id: crypto.randomUUID() }
  const sent = [await send(someone, '/rest/entries', entry), await send(someone, '/rest/entries', entry)]
  expect(sent.map(({ status }) => status)).toEqual([201, 201])
  expect(await events(someone)).toHaveLength(1)
})

test.each<[string, object, string]>([
  ['nothing is named', { text: ' ' }, 'text'],
  ['a day that there is not', { date: '2023-02-30' }, 'date'],
  ['a day that has not come', { date: '2999-01-01' }, 'date'],
  ['a status of another kind', { status: 'resolved' }, 'status'],
  ['a comma that may be a point', { value: '7,3' }, 'value'],
  ['a result without a value', { type: 'lab', value: '', status: 'completed' }, 'value'],
])('refused in words, by its field: %s', async (_why, fields, field) => {
  const someone = await patient()
  const { status, body } = await send<{ issues: Record<string, string> }>(someone, '/rest/entries', {
    ...drug,
    ...fields,
  })
  expect([status, Object.keys(body.issues)]).toEqual([400, [field]])
  expect(await events(someone)).toEqual([])
})

test('a drug of a page is ended by the patient’s word, not before the page’s own day, and goes on when that is taken back', async () => {
  const someone = await patient()
  const page = await uploadAndRead(someone.browser, 951)
  await readAgain(someone, page, letter('2024-03-02', 'Medications:', 'Metformin 500 mg twice daily'))
  const [item] = await list(someone, 'medication')
  const end = (date: string) => send<EntryRecord>(someone, '/functions/end_item', { item_id: item?.id, date })
  expect((await end('2024-03-01')).status).toBe(422)
  const { status, body } = await end('2024-03-02')
  expect(status).toBe(201)
  expect(await list(someone, 'medication')).toMatchObject([{ name: 'Metformin', status: 'inactive' }])
  // No question is made of it: the patient has said.
  expect((await send(someone, '/rest/review_tasks', undefined, 'GET')).body).toEqual([])
  await send(someone, `/rest/entries/${body.id}`, undefined, 'DELETE')
  expect(await list(someone, 'medication')).toMatchObject([{ status: 'active' }])
})

test.each<[string, number, string, string, string, string]>([
  [
    'the day of a page, not of what it tells',
    953,
    '2025-03-01',
    'Diagnoses: Asthma, 2010',
    '2024-06-01',
    '2025-03-01',
  ],
  ['a year that holds the day of a page', 954, '2024-01-01', 'Diagnoses: Asthma', '2023', '2024'],
])('an end is not told and left without effect: by %s', async (_why, number, day, line, early, late) => {
  const someone = await patient()
  const page = await uploadAndRead(someone.browser, number)
  await readAgain(someone, page, letter(day, line))
  const [item] = await list(someone, 'diagnosis')
  const end = (date: string) =>
    send<{ code?: string }>(someone, '/functions/end_item', { item_id: item?.id, date })
  expect(await end(early)).toMatchObject({ status: 422, body: { code: 'written_later' } })
  expect(await list(someone, 'diagnosis')).toMatchObject([{ name: 'Asthma', status: 'active' }])
  expect((await events(someone)).filter(({ file_id }) => file_id === null)).toEqual([])
  expect((await end(late)).status).toBe(201)
  expect(await list(someone, 'diagnosis')).toMatchObject([{ name: 'Asthma', status: 'resolved' }])
})

test('what happens once does not end', async () => {
  const someone = await patient()
  const page = await uploadAndRead(someone.browser, 952)
  await readAgain(someone, page, report('2024-05-01', a1c('7.3')))
  const [item] = await (await someone.browser.fetch('/api/rest/registry?type=lab')).json<Item[]>()
  expect((await send(someone, '/functions/end_item', { item_id: item?.id, date: '2024-06-01' })).status).toBe(
    422,
  )
})
