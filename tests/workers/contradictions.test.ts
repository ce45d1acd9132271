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
