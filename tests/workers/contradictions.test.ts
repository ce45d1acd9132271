import { expect, test } from 'vitest'
import { pageOfText } from '../../core/extraction/testing/page-of-text'
import { patient, readAgain, type Patient, stateOf, uploadAndRead } from '../support/files'
import { recordOf } from '../support/records'

const report = (potassium: string) =>
  pageOfText([
    'LAKESIDE LABORATORY',
    'Collected: 2024-05-01',
    'Test            Result    Units     Reference',
    `Potassium       ${potassium}       mmol/L    3.5-5.1`,
    'Sodium          140       mmol/L    135-145',
  ])
const letter = (date: string, allergies: string) =>
  pageOfText(['DISCHARGE SUMMARY', `Date: ${date}`, 'Allergies:', allergies, 'Diagnosis:', 'Asthma'])

async function openTasks(someone: Patient) {
  const open = await recordOf(someone).waiting.reviews(50)
  return open.flatMap(({ entity_id, file_id, reason }) =>
    reason === 'documents_disagree' ? [{ entity_id, file_id }] : [],
  )
}

test('two reports of one day that differ wait for a person; when one goes, so does the question', async () => {
  const someone = await patient()
  const { browser } = someone
  const first = await uploadAndRead(browser, 701)
  const second = await uploadAndRead(browser, 702)
  await readAgain(someone, first, report('4.1'))
  await readAgain(someone, second, report('4.1'))
  expect(await openTasks(someone)).toEqual([])

  await readAgain(someone, second, report('4.7'))
  const [task, ...more] = await openTasks(someone)
  expect(more).toEqual([])
  const values = [await stateOf(browser, first), await stateOf(browser, second)].map(
    ({ named }) => named('Potassium')?.id,
  )
  expect(values).toContain(task?.entity_id)
  await readAgain(someone, first)
  expect(await openTasks(someone)).toEqual([task])

  const record = recordOf(someone)
  const { rows } = await record.waiting.toCheck({ limit: 10, after: null })
  const [question] = rows
  expect(rows.map(({ list, reason }) => [list, reason])).toEqual([['review', 'documents_disagree']])
  expect([question?.entity.value, question?.against?.value].sort()).toEqual(['4.1', '4.7'])

  const [waits] = await record.waiting.reviews(1)
  expect(question?.taskId).toBe(waits?.id)
  const given = await record.verdicts.give(waits?.id ?? '', {
    action: 'approve',
    correction: null,
    notes: null,
  })
  await readAgain(someone, second)
  expect(await openTasks(someone), 'what a person settled stays settled').toEqual([])
  if (given.kind !== 'given') throw new Error(given.kind)
  await record.verdicts.undo(given.verdict.id)
  expect(await openTasks(someone)).toHaveLength(1)
  const removed = await browser.fetch(`/api/rest/files/${first}`, { method: 'DELETE' })
  expect(removed.ok).toBe(true)
  expect(await openTasks(someone)).toEqual([])
})

test('that the other document is wrong takes its fact out, in one word that can be taken back', async () => {
  const someone = await patient()
  const { browser } = someone
  const pages = [await uploadAndRead(browser, 721), await uploadAndRead(browser, 722)]
  await readAgain(someone, pages[0] ?? '', report('4.1'))
  await readAgain(someone, pages[1] ?? '', report('4.7'))
  const record = recordOf(someone)
  const asked = async () => (await record.waiting.toCheck({ limit: 10, after: null })).rows
  const [question] = await asked()
  const decided = async () =>
    Object.fromEntries(
      (await Promise.all(pages.map((page) => stateOf(browser, page)))).map(({ named }) => {
        const { value, decision } = named('Potassium') ?? {}
        return [value, decision]
      }),
    )
  const [right, wrong] = [question?.entity.value ?? '', question?.against?.value ?? '']
  expect([right, wrong].sort()).toEqual(['4.1', '4.7'])
  const say = (action: string, task_id = question?.taskId) =>
    browser.fetch('/api/functions/resolve_review_task', { json: { task_id, action } })
  const told = await (await say('reject_other')).json<{ status: string; verdict_id: string }>()
  expect(told.status).toBe('accepted')
  expect(await decided()).toEqual({ [right]: 'accepted', [wrong]: 'rejected' })
  expect(await asked()).toEqual([])
  // Neither a reading of either page nor a second press changes that.
  for (const page of pages) await readAgain(someone, page)
  expect((await say('reject_other')).status).toBe(404)
  expect(await decided()).toEqual({ [right]: 'accepted', [wrong]: 'rejected' })

  await browser.fetch('/api/functions/undo_verdict', { json: { verdict_id: told.verdict_id } })
  expect((await asked()).map(({ taskId }) => taskId)).toEqual([question?.taskId])
  // Settled otherwise in another tab meanwhile: that is said, and nothing goes.
  expect((await say('approve')).status).toBe(200)
  expect((await say('reject_other')).status).toBe(409)
  expect(await decided()).toEqual({ [right]: 'accepted', [wrong]: 'accepted' })
})

test('where no other document says otherwise there is no other to be wrong', async () => {
  const someone = await patient()
  const page = await uploadAndRead(someone.browser, 731)
  await readAgain(someone, page, letter('2024-03-02', 'Zorbuline - rash'))
  const { rows } = await recordOf(someone).waiting.toCheck({ limit: 10, after: null })
  const [question] = rows
  expect(question?.against).toBeNull()
  const json = { task_id: question?.taskId, action: 'reject_other' }
  const refused = await someone.browser.fetch('/api/functions/resolve_review_task', { json })
  expect([refused.status, await refused.json()]).toEqual([
    422,
    { error: 'No other document says otherwise.', code: 'nothing_against' },
  ])
})

test('a later letter that knows of no drug allergies does not overrule an allergy unasked', async () => {
  const someone = await patient()
  const first = await uploadAndRead(someone.browser, 711)
  const second = await uploadAndRead(someone.browser, 712)
  await readAgain(someone, first, letter('2023-02-01', 'Penicillin - rash'))
  await readAgain(someone, second, letter('2024-03-02', 'NKDA'))
  const { named } = await stateOf(someone.browser, first)
  expect(await openTasks(someone)).toEqual([
    { entity_id: named('Penicillins')?.id ?? named('Penicillin')?.id, file_id: first },
  ])
  const registry = await (
    await someone.browser.fetch('/api/rest/registry?type=allergy')
  ).json<{ name: string }[]>()
  expect(registry).toHaveLength(1)

  await readAgain(someone, second, letter('2022-03-02', 'NKDA'))
  expect(await openTasks(someone), 'an earlier letter could not know').toEqual([])
})
