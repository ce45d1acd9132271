import { expect, test } from 'vitest'
import type { FeedbackRecord } from '../../core/records/feedback'
import { patient, readAgain, stateOf, uploadAndRead } from '../support/files'
import { letter } from '../support/record-pages'

const drugs = ['Glukofaag 850 mg twice daily', 'Metfornim 500 mg once daily', 'Aspirim 100 mg once daily']

test('what one said is told with what was read then, the latest first, page by page', async () => {
  const someone = await patient()
  const { browser } = someone
  const fileId = await uploadAndRead(browser, 8901)
  await readAgain(someone, fileId, letter('2024-04-01', 'Medications on discharge:', ...drugs))
  const { entities } = await stateOf(browser, fileId)
  const of = (name: string) => entities.find(({ text }) => text.startsWith(name))
  const [one, two, three] = [of('Glukofaag'), of('Metfornim'), of('Aspirim')]
  const answer = async (json: object) =>
    (await browser.fetch('/api/functions/resolve_review_task', { json })).json<{ verdict_id: string }>()
  await answer({ task_id: one?.id, action: 'correct', fields: { text: 'Metformin', value: '500' } })
  await browser.fetch('/api/functions/validate_entity', {
    json: { validation_id: two?.id, action: 'reject', user_notes: 'User rejected' },
  })
  const last = await answer({ task_id: three?.id, action: 'approve' })

  const read = async (query = '') => browser.fetch(`/api/rest/diagnosis_feedback?${query}`)
  const rows = await (await read()).json<FeedbackRecord[]>()
  expect(rows.map(({ user_action }) => user_action)).toEqual(['approve', 'reject', 'correct'])
  expect(rows[1]).toMatchObject({ feedback_notes: 'User rejected', corrected_text: null })
  expect(rows[1]?.corrected_normalized).toBeNull()
  expect(rows[2]).toMatchObject({
    user_id: someone.owner.userId,
    entity_id: one?.id,
    file_id: fileId,
    original_text: drugs[0],
    original_normalized: { type: 'medication', name: 'Glukofaag', value: '850', unit: 'mg' },
    corrected_text: 'Metformin',
    corrected_normalized: {
      type: 'medication',
      name: 'Metformin',
      canonical_key: 'medication:metformin',
      value: '500',
    },
    ai_confidence: one?.confidence,
    feedback_notes: null,
  })

  const first = await read('limit=2')
  expect(await first.json()).toEqual(rows.slice(0, 2))
  const next = encodeURIComponent(first.headers.get('X-Next-After') ?? '')
  const second = await read(`limit=2&after=${next}`)
  expect([await second.json(), second.headers.get('X-Next-After')]).toEqual([rows.slice(2), null])

  await browser.fetch('/api/functions/undo_verdict', { json: { verdict_id: last.verdict_id } })
  expect(await (await read()).json(), 'what was taken back').toEqual(rows.slice(1))
  await browser.fetch(`/api/rest/files/${fileId}`, { method: 'DELETE' })
  expect(await (await read()).json(), 'a person’s words outlive the page').toEqual(rows.slice(1))
  expect(await (await (await patient()).browser.fetch('/api/rest/diagnosis_feedback')).json()).toEqual([])
})

test.each(['limit=0', 'limit=501', 'after=yesterday'])('%s is refused', async (query) => {
  const { browser } = await patient()
  expect((await browser.fetch(`/api/rest/diagnosis_feedback?${query}`)).status).toBe(400)
})
