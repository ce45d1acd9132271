import { expect, test } from 'vitest'
import { pageOfText } from '../../core/extraction/testing/page-of-text'
import type { RegistryRecord } from '../../core/records/registry'
import { patient, readAgain, stateOf, uploadAndRead, type Patient } from '../support/files'

const glucose = 'Glucose         141       mg/dL     65-99'
const sodium = 'Sodium          140       mmol/L    135-145'
const page = pageOfText([
  'LAKESIDE LABORATORY',
  'Collected: 2024-05-01',
  'Test            Result    Units     Reference',
  glucose,
  sodium,
])

interface Item extends Pick<RegistryRecord, 'canonical_key' | 'name'> {
  readonly detail: { readonly value: string | null }
  readonly evidence: { readonly entity_id: string } | null
}
const itemsOf = async ({ browser }: Patient, type = 'lab') =>
  (await browser.fetch(`/api/rest/registry?type=${type}`)).json<Item[]>()
const itemOf = async (someone: Patient, name: string) =>
  (await itemsOf(someone)).find((item) => item.name === name)

interface Told {
  readonly verdict_id: string
  readonly code?: string
  readonly current?: unknown
}
/** A word on what a list shows of a fact. */
async function say({ browser }: Patient, item: Item | undefined, word: object) {
  const seen = { canonical_key: item?.canonical_key, value: item?.detail.value }
  const json = { entity_id: item?.evidence?.entity_id, seen, ...word }
  const answer = await browser.fetch('/api/functions/amend_entity', { json })
  return { status: answer.status, told: await answer.json<Told>() }
}
const undo = ({ browser }: Patient, id: string) =>
  browser.fetch('/api/functions/undo_verdict', { json: { verdict_id: id } })

async function someoneWithResults(seed: number) {
  const someone = await patient()
  const fileId = await uploadAndRead(someone.browser, seed)
  await readAgain(someone, fileId, page)
  return { someone, fileId }
}

test('what stands and is wrong goes out of the record, stays out when the page is read again, and comes back by a word', async () => {
  const { someone, fileId } = await someoneWithResults(441)
  const wrong = await itemOf(someone, 'Sodium')
  expect((await say(someone, wrong, { action: 'reject' })).status).toBe(200)
  expect((await itemsOf(someone)).map(({ name }) => name)).toEqual(['Glucose'])
  await readAgain(someone, fileId, page)
  expect((await stateOf(someone.browser, fileId)).named('Sodium')).toMatchObject({
    decision: 'rejected',
    rejected_as: 'wrong',
  })
  const again = await say(someone, wrong, { action: 'correct', fields: { value: '141' } })
  expect([again.status, again.told.code], 'what is out is put back first').toEqual([409, 'settled_otherwise'])
  expect((await say(someone, wrong, { action: 'approve' })).status).toBe(200)
  expect(await itemOf(someone, 'Sodium')).toMatchObject({ detail: { value: '140' } })
})

test('what is put right later stands on top of what was put right before, and is taken back alone', async () => {
  const { someone } = await someoneWithResults(442)
  const read = await itemOf(someone, 'Glucose')
  await say(someone, read, { action: 'correct', fields: { value: '114' } })
  const once = await itemOf(someone, 'Glucose')
  expect(once).toMatchObject({ detail: { value: '114' } })
  const { told } = await say(someone, once, { action: 'correct', fields: { text: 'Creatinine' } })
  expect(await itemOf(someone, 'Creatinine')).toMatchObject({ detail: { value: '114' } })
  expect(await itemOf(someone, 'Glucose')).toBeUndefined()
  expect((await undo(someone, told.verdict_id)).status).toBe(200)
  expect(await itemOf(someone, 'Glucose')).toMatchObject({ detail: { value: '114' } })
})

test('a word on what stands there no more changes nothing and says what does; the same word twice is one', async () => {
  const { someone } = await someoneWithResults(443)
  const read = await itemOf(someone, 'Glucose')
  const first = await say(someone, read, { action: 'correct', fields: { value: '114' } })
  const stale = await say(someone, read, { action: 'reject' })
  expect([stale.status, stale.told.code, stale.told.current]).toEqual([
    409,
    'changed_meanwhile',
    { canonical_key: read?.canonical_key, value: '114' },
  ])
  expect(await itemOf(someone, 'Glucose')).toMatchObject({ detail: { value: '114' } })
  const twice = await say(someone, read, { action: 'correct', fields: { value: '114' } })
  expect(twice.told.verdict_id).toBe(first.told.verdict_id)
})

test('what is only mentioned, entered by hand or of another person is no such fact', async () => {
  const someone = await patient()
  const fileId = await uploadAndRead(someone.browser, 444)
  const letter = pageOfText([
    'CLINIC LETTER',
    'Date: 2024-05-01',
    'Diagnoses: Asthma',
    'No history of diabetes.',
  ])
  await readAgain(someone, fileId, letter)
  const noted = (await stateOf(someone.browser, fileId)).entities.find(({ decision }) => decision === 'noted')
  if (!noted) throw new Error('nothing is noted')
  const seen = { canonical_key: noted.canonical_key, value: null }
  const about = (entity_id: string) =>
    someone.browser.fetch('/api/functions/amend_entity', { json: { entity_id, seen, action: 'reject' } })
  expect((await about(noted.id)).status).toBe(409)
  const entry = { type: 'diagnosis', text: 'Gout', date: '2020', status: 'active' }
  const { id } = await (
    await someone.browser.fetch('/api/rest/entries', { json: entry })
  ).json<{ id: string }>()
  expect((await about(id)).status).toBe(404)
})

test.each([
  ['medication', 'Metformin 850 mg twice daily', '850'],
  ['medication', 'Amoxicillin/clavulanate 875/125 mg twice daily', null],
  ['diagnosis', 'Asthma', null],
])('a %s of a list is amended by what the list shows: %s', async (type, line, value) => {
  const someone = await patient()
  const fileId = await uploadAndRead(someone.browser, 445)
  const heading = type === 'medication' ? 'Current medications:' : 'Diagnoses:'
  await readAgain(someone, fileId, pageOfText(['CLINIC LETTER', 'Date: 2024-05-01', heading, line]))
  const [item] = await itemsOf(someone, type)
  if (value !== null) expect(item?.detail.value).toBe(value)
  const shown = type === 'diagnosis' && item ? { ...item, detail: { value: null } } : item
  expect((await say(someone, shown, { action: 'reject' })).status).toBe(200)
  expect(await itemsOf(someone, type)).toEqual([])
})
