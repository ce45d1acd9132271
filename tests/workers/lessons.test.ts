import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { foldVersion } from '../../core/curation/record-of'
import type { RegistryRecord } from '../../core/records/registry'
import type { ValidationRecord } from '../../core/records/waiting'
import type { Env } from '../../workers/config'
import { openContext } from '../../workers/context'
import { exported, imported, databaseOf } from '../support/exports'
import { patient, readAgain, stateOf, uploadAndRead, type Patient } from '../support/files'
import { letter } from '../support/record-pages'

const bindings = env as unknown as Env
const strange = 'Glukofaag 850 mg twice daily'

/** A page that says so, read. */
async function withPage(someone: Patient, seed: number, ...lines: string[]): Promise<string> {
  const fileId = await uploadAndRead(someone.browser, seed)
  await readAgain(someone, fileId, letter('2024-04-01', ...lines))
  return fileId
}
const drugPage = (someone: Patient, seed: number, above: string[] = []) =>
  withPage(someone, seed, ...above, 'Medications on discharge:', strange)

/** The drug or diagnosis that a page is about. */
const aboutOf = async ({ browser }: Patient, fileId: string) =>
  (await stateOf(browser, fileId)).entities.find(({ type }) => type !== 'allergy')

/** What that is called, what is decided of it, and by whose word it has its name. */
async function standing(someone: Patient, fileId: string): Promise<[string, string, boolean]> {
  const { normalized, decision, coding_meta: meta } = (await aboutOf(someone, fileId)) ?? {}
  return [normalized?.name ?? '', decision ?? '', meta?.named_at !== undefined]
}
const waits = ['Glukofaag', 'pending', false]
const learned = ['Metformin', 'accepted', true]
const own = ['Metformin', 'accepted', false]

async function post<T>({ browser }: Patient, name: string, json: object): Promise<T> {
  const answer = await browser.fetch(`/api/functions/${name}`, { json })
  expect([name, answer.status]).toEqual([name, 200])
  return answer.json()
}

/** What waits on a page is called otherwise; by what that is taken back. */
async function call(someone: Patient, fileId: string, text: string): Promise<string> {
  const word = { task_id: (await aboutOf(someone, fileId))?.id, action: 'correct', fields: { text } }
  return (await post<{ verdict_id: string }>(someone, 'resolve_review_task', word)).verdict_id
}

const derivedOf = async (someone: Patient) => {
  const rows = await databaseOf(someone)
    .prepare('SELECT * FROM standings WHERE user_id = ? ORDER BY id')
    .bind(someone.owner.userId)
    .all()
  return rows.results
}

/** Folding all of it again finds what folding the parts left. */
async function expectWhole(someone: Patient): Promise<void> {
  const before = await derivedOf(someone)
  await databaseOf(someone)
    .prepare('UPDATE heads SET fold = ? WHERE user_id = ?')
    .bind(foldVersion - 1, someone.owner.userId)
    .run()
  await openContext(bindings).record(someone.owner).registry.counts()
  expect(await derivedOf(someone)).toEqual(before)
}

test('a name that was put right is put right on other pages, and taken back with the word', async () => {
  const [someone, stranger] = [await patient(), await patient()]
  const one = await drugPage(someone, 8801)
  const early = await drugPage(someone, 8802)
  expect(await standing(someone, early)).toEqual(waits)
  const verdict = await call(someone, one, 'Metformin')
  const late = await drugPage(someone, 8803)
  expect(await standing(someone, one)).toEqual(own)
  expect(await standing(someone, early)).toEqual(learned)
  expect(await standing(someone, late)).toEqual(learned)
  const items = await (
    await someone.browser.fetch('/api/rest/registry?type=medication')
  ).json<RegistryRecord[]>()
  expect(items).toMatchObject([{ name: 'Metformin', evidence_count: 3, detail: { value: '850' } }])
  expect((await stateOf(someone.browser, late)).file.status).toBe('completed')
  await expectWhole(someone)
  expect(await standing(stranger, await drugPage(stranger, 8803)), 'nobody else').toEqual(waits)
  await post(someone, 'undo_verdict', { verdict_id: verdict })
  for (const fileId of [one, early, late]) expect(await standing(someone, fileId)).toEqual(waits)
  await expectWhole(someone)
})

test('a word that is given while other pages are read reaches them', async () => {
  const someone = await patient()
  const one = await drugPage(someone, 8861)
  const [others] = await Promise.all([
    Promise.all([8862, 8863].map((seed) => drugPage(someone, seed))),
    call(someone, one, 'Metformin'),
  ])
  for (const fileId of others) expect(await standing(someone, fileId)).toEqual(learned)
  await expectWhole(someone)
})

test('what a page taught goes with the page, and comes back with it', async () => {
  const someone = await patient()
  const [one, other] = [await drugPage(someone, 8811), await drugPage(someone, 8812)]
  await call(someone, one, 'Metformin')
  // A reading that misses the line leaves the word as it is.
  await readAgain(someone, one, letter('2024-04-01', 'Diagnoses:', 'Asthma'))
  expect(await standing(someone, other)).toEqual(learned)
  expect((await someone.browser.fetch(`/api/rest/files/${one}`, { method: 'DELETE' })).status).toBe(204)
  expect(await standing(someone, other)).toEqual(waits)
  await expectWhole(someone)
  await drugPage(someone, 8811)
  expect(await standing(someone, other)).toEqual(learned)
  await expectWhole(someone)
})

test('a page of somebody else teaches nothing from when that is said', async () => {
  const someone = await patient()
  const theirs = await drugPage(someone, 8821, ['Patient: Ruth Levi', 'Allergies: Penicillin - rash'])
  const other = await drugPage(someone, 8822)
  await call(someone, theirs, 'Metformin')
  expect(await standing(someone, other)).toEqual(learned)
  for (const [mine, expected] of [
    [false, waits],
    [true, learned],
  ] as const) {
    await someone.browser.fetch('/api/rest/patient_names', { json: { name: 'Ruth Levi', mine } })
    expect(await standing(someone, other)).toEqual(expected)
    await expectWhole(someone)
  }
})

test('two names for one wording, and a yes or no to a name that was learned', async () => {
  const someone = await patient()
  const pages = [await drugPage(someone, 8831), await drugPage(someone, 8832), await drugPage(someone, 8833)]
  const [one = '', two = '', three = ''] = pages
  await call(someone, one, 'Metformin')
  const yes = { validation_id: (await aboutOf(someone, two))?.id, action: 'approve' }
  const given = await post<{ verdict_id: string }>(someone, 'validate_entity', yes)
  expect(await standing(someone, two), 'a yes is the patient’s own word').toEqual(own)
  await post(someone, 'undo_verdict', { verdict_id: given.verdict_id })
  await post(someone, 'validate_entity', { ...yes, action: 'reject' })
  expect((await standing(someone, two))[1]).toBe('rejected')
  expect(await standing(someone, three)).toEqual(['Metformin', 'pending', true])
  await call(someone, three, 'Aspirin')
  expect(await standing(someone, await drugPage(someone, 8834))).toEqual(waits)
  await expectWhole(someone)
})

test('a wording that was refused waits the next time, as a task of its own', async () => {
  const someone = await patient()
  const one = await withPage(someone, 8841, 'Diagnoses:', 'Suspected gout')
  const [task] = await (
    await someone.browser.fetch(`/api/rest/entity_validations?file_id=${one}`)
  ).json<ValidationRecord[]>()
  await post(someone, 'validate_entity', { validation_id: task?.id, action: 'reject' })
  const next = await withPage(someone, 8842, 'Diagnoses:', 'Gout')
  expect(await standing(someone, next)).toEqual(['Gout', 'review', false])
  const tasks = async () =>
    (await someone.browser.fetch(`/api/rest/review_tasks?file_id=${next}`)).json<{ id: string }[]>()
  expect(await tasks()).toMatchObject([{ status: 'open', reason: 'rejected_before' }])
  const [{ id } = { id: '' }] = await tasks()
  await post(someone, 'resolve_review_task', { task_id: id, action: 'approve' })
  await post(someone, 'resolve_review_task', { task_id: id, action: 'approve' })
  expect(await tasks()).toMatchObject([{ status: 'accepted' }])
  expect(await standing(someone, next)).toEqual(['Gout', 'accepted', false])
  expect(await standing(someone, await withPage(someone, 8843, 'Diagnoses:', 'Gout'))).toEqual([
    'Gout',
    'accepted',
    false,
  ])
  await expectWhole(someone)
})

test('what was learned goes out with an export, and comes in with it', async () => {
  const [someone, other] = [await patient(), await patient()]
  const one = await drugPage(someone, 8851)
  const two = await drugPage(someone, 8852)
  await call(someone, one, 'Metformin')
  const answer = await imported(other, await exported(someone, 'zip'))
  expect(answer.status).toBe(201)
  expect(await standing(other, two)).toEqual(learned)
  expect(await standing(other, await drugPage(other, 8853))).toEqual(learned)
  await expectWhole(other)
})
