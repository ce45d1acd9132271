import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { pageOfText } from '../../core/extraction/testing/page-of-text'
import type { Word } from '../../core/curation/give-verdict'
import type { RegistryRecord } from '../../core/records/registry'
import type { Env } from '../../workers/config'
import { openContext } from '../../workers/context'
import { processDeps } from '../../workers/jobs/deps'
import { processFile } from '../../workers/jobs/process-file'
import { patient, readAgain, stateOf, uploadAndRead, type Patient } from '../support/files'
import { recordOf } from '../support/records'

const bindings = env as unknown as Env
const no: Word = { action: 'reject', correction: null, notes: 'User rejected' }
const yes: Word = { action: 'approve', correction: null, notes: null }

const page = (...rows: string[]) =>
  pageOfText([
    'LAKESIDE LABORATORY',
    'Collected: 2024-05-01',
    'Test            Result    Units     Reference',
    ...rows,
  ])
const glucose = 'Glucose         141       mg/dL     65-99'
const sodium = 'Sodium          140       mmol/L    135-145'
/** A number that its own limits make doubtful: it waits. */
const doubtful = 'Potassium       41        mmol/L    3.5-5.1'

const labsOf = async (someone: Patient) =>
  (await (await someone.browser.fetch('/api/rest/registry?type=lab')).json<RegistryRecord[]>())
    .map(({ name }) => name)
    .sort()

async function waiting(someone: Patient, fileId: string) {
  const { waiting: lists } = recordOf(someone)
  const [validations, reviews] = await Promise.all([lists.validations(50, fileId), lists.reviews(50, fileId)])
  return { validations, reviews, tasks: [...validations, ...reviews] }
}

async function withDoubt(seed: number) {
  const someone = await patient()
  const fileId = await uploadAndRead(someone.browser, seed)
  await readAgain(someone, fileId, page(glucose, doubtful))
  const { tasks } = await waiting(someone, fileId)
  const [task] = tasks
  if (!task) throw new Error('nothing waits')
  return { someone, fileId, task, record: recordOf(someone) }
}

test('a "no" outlives a reading that misses the fact', async () => {
  const { someone, fileId, task, record } = await withDoubt(401)
  expect((await record.verdicts.give(task.id, no)).kind).toBe('given')
  await readAgain(someone, fileId, page(glucose))
  expect((await stateOf(someone.browser, fileId)).named('Potassium')).toBeUndefined()
  // This time the number stands without a doubt, and would have been accepted.
  await readAgain(someone, fileId, page(glucose, doubtful))
  expect((await stateOf(someone.browser, fileId)).named('Potassium')).toMatchObject({ decision: 'rejected' })
  expect(await labsOf(someone)).toEqual(['Glucose'])
})

test('a verdict that is given while the page is read again is not overwritten', async () => {
  const { someone, fileId, task, record } = await withDoubt(402)
  const context = openContext(bindings)
  await context.system.requeue(someone.owner.shard, { userId: someone.owner.userId, fileId })
  const deps = processDeps(context, someone.owner)
  let given = ''
  const slow: typeof deps = {
    ...deps,
    extract: async (file, words, signal) => {
      const read = await deps.extract(file, words, signal)
      // After the page was understood, before it is saved.
      given = (await record.verdicts.give(task.id, no)).kind
      return read
    },
  }
  expect(await processFile(slow, fileId)).toBe('done')
  expect(given).toBe('given')
  expect((await stateOf(someone.browser, fileId)).named('Potassium')).toMatchObject({ decision: 'rejected' })
  expect((await waiting(someone, fileId)).tasks).toMatchObject([{ status: 'rejected' }])
})

test('a yes lets it in, the file is done, and taking it back asks again', async () => {
  const { someone, fileId, task, record } = await withDoubt(403)
  expect((await stateOf(someone.browser, fileId)).file.status).toBe('needs_review')
  const given = await record.verdicts.give(task.id, yes)
  expect(await labsOf(someone)).toEqual(['Glucose', 'Potassium'])
  expect((await stateOf(someone.browser, fileId)).file.status).toBe('completed')
  if (given.kind !== 'given') throw new Error(given.kind)
  expect(await record.verdicts.undo(given.verdict.id)).toBe(true)
  expect(await record.verdicts.undo(given.verdict.id), 'twice is once').toBe(true)
  expect(await labsOf(someone)).toEqual(['Glucose'])
  expect((await stateOf(someone.browser, fileId)).file.status).toBe('needs_review')
  expect(await record.registry.waiting()).toEqual({ validations: {}, reviews: 1 })
})

test('a correction stands under what it was corrected to, and undone under what was read', async () => {
  const { someone, fileId, task, record } = await withDoubt(404)
  const correction = { value: '4.1', text: 'Potassium' }
  const given = await record.verdicts.give(task.id, { action: 'correct', correction, notes: null })
  const [item] = await (
    await someone.browser.fetch('/api/rest/registry?type=lab')
  )
    .json<RegistryRecord[]>()
    .then((items) => items.filter(({ name }) => name === 'Potassium'))
  expect(item?.detail).toMatchObject({ value: '4.1', unit: 'mmol/L' })
  expect((await stateOf(someone.browser, fileId)).named('Potassium')).toMatchObject({
    value: '4.1',
    decision: 'accepted',
    coding_meta: { original_extraction: expect.stringContaining('Potassium') as string },
  })
  if (given.kind !== 'given') throw new Error(given.kind)
  await record.verdicts.undo(given.verdict.id)
  expect((await stateOf(someone.browser, fileId)).named('Potassium')).toMatchObject({ value: '41' })

  const retold = { text: 'Sodium', name: 'Sodium', canonicalKey: 'lab:sodium' }
  await record.verdicts.give(task.id, { action: 'correct', correction: retold, notes: null })
  expect(await labsOf(someone)).toEqual(['Glucose', 'Sodium'])
})

test('a word on what is gone, said twice, from two tabs, or on another’s fact', async () => {
  const { someone, fileId, task, record } = await withDoubt(405)
  const stranger = recordOf(await patient())
  expect(await stranger.verdicts.give(task.id, no)).toEqual({ kind: 'gone' })
  expect(await stranger.verdicts.undo(task.id)).toBe(false)
  const both = await Promise.all([
    record.verdicts.give(task.id, no),
    recordOf(someone).verdicts.give(task.id, no),
  ])
  expect(both.map(({ kind }) => kind).sort(), 'two tabs that agree').toEqual(['given', 'said'])
  expect(await record.verdicts.give(task.id, yes), 'a tab that does not').toEqual({
    kind: 'settled',
    decision: 'rejected',
  })
  const json = { task_id: task.id, action: 'approve' }
  const answer = await someone.browser.fetch('/api/functions/resolve_review_task', { json })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({
    code: 'settled_otherwise',
    current: { decision: 'rejected' },
  })
  await readAgain(someone, fileId, page(glucose))
  expect(await record.verdicts.give(task.id, yes)).toEqual({ kind: 'gone' })
})

test('twenty words at once are all kept', async () => {
  const someone = await patient()
  const fileIds = await Promise.all([411, 412, 413, 414].map((seed) => uploadAndRead(someone.browser, seed)))
  const names = ['Potassium', 'Sodium', 'Chloride', 'Calcium', 'Magnesium']
  for (const [index, fileId] of fileIds.entries())
    await readAgain(
      someone,
      fileId,
      page(...names.map((name, i) => `${name.padEnd(16)}${900 + index * 10 + i}       mmol/L    1.0-5.1`)),
    )
  const record = recordOf(someone)
  const tasks = (await Promise.all(fileIds.map((id) => waiting(someone, id)))).flatMap((one) => one.tasks)
  expect(tasks.length).toBeGreaterThan(10)
  const kinds = await Promise.all(tasks.map(({ id }) => record.verdicts.give(id, no)))
  expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(['given']))
  expect(await record.registry.waiting()).toEqual({ validations: {}, reviews: 0 })
})

test('an approved number says nothing of another number at that place', async () => {
  const { someone, fileId, task, record } = await withDoubt(406)
  await record.verdicts.give(task.id, yes)
  await readAgain(someone, fileId, page(glucose, doubtful.replace(' 41 ', ' 44 ')))
  expect((await stateOf(someone.browser, fileId)).named('Potassium')).toMatchObject({
    value: '44',
    decision: 'review',
  })
})

test('what was decided of a page holds when the page is deleted and uploaded again', async () => {
  const { someone, fileId, task, record } = await withDoubt(407)
  await record.verdicts.give(task.id, no)
  await someone.browser.fetch(`/api/rest/files/${fileId}`, { method: 'DELETE' })
  expect(await labsOf(someone)).toEqual([])
  const again = await uploadAndRead(someone.browser, 407)
  expect(again).not.toBe(fileId)
  await readAgain(someone, again, page(glucose, doubtful, sodium))
  expect(await labsOf(someone)).toEqual(['Glucose', 'Sodium'])
})

test('the value on a card is of the fact that its strip shows', async () => {
  const someone = await patient()
  const [older, newer] = [
    await uploadAndRead(someone.browser, 421),
    await uploadAndRead(someone.browser, 422),
  ]
  const report = (date: string, value: string) =>
    pageOfText([
      'LAKESIDE LABORATORY',
      `Collected: ${date}`,
      'Test            Result    Units     Reference',
      `Creatinine      ${value}      mg/dL     0.60-1.30`,
    ])
  await readAgain(someone, older, report('2024-05-01', '1.02'))
  // A later letter that quotes an older result.
  await readAgain(
    someone,
    newer,
    pageOfText([
      'DISCHARGE SUMMARY',
      'Date: 2024-06-01',
      'Laboratory results 2023-01-05:',
      'Creatinine 1.62 mg/dL (0.60-1.30)',
      'Diagnosis:',
      'Asthma',
    ]),
  )
  const [item] = await (await someone.browser.fetch('/api/rest/registry?type=lab')).json<RegistryRecord[]>()
  const { file_id: fileId, entity_id: entityId, quote, date } = item?.evidence ?? {}
  const shown = (await stateOf(someone.browser, fileId ?? '')).entities.find(({ id }) => id === entityId)
  expect(item?.detail).toMatchObject({ value: shown?.value, date })
  expect(quote).toContain(shown?.value ?? 'nothing')
  expect(date).toBe('2024-05-01')
})
