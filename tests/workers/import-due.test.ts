import { expect, test } from 'vitest'
import { exported, imported, someoneWithRecord, type Rows } from '../support/exports'
import { patient, type Patient } from '../support/files'

async function answerTo(someone: Patient, body: BodyInit): Promise<[number, string]> {
  const answer = await imported(someone, body)
  return [answer.status, (await answer.json<{ code: string }>()).code]
}

/** Reminders, and what was said of alerts, without what is each account's own. */
async function dueOf({ browser, owner }: Patient): Promise<unknown> {
  const [reminders, alerts] = await Promise.all([
    (await browser.fetch('/api/rest/reminders')).json<object[]>(),
    (await browser.fetch('/api/rest/alerts')).json<{ id: string }[]>(),
  ])
  const told = { reminders, alerts: alerts.map(({ id: _own, ...alert }) => alert) }
  return JSON.parse(JSON.stringify(told).replaceAll(owner.userId, 'ME'))
}

test('reminders come too, told or done as they were, and an alert that was put off or done stays so', async () => {
  const one = await someoneWithRecord(9320)
  const { browser } = one
  const entered = (type: string, text: string) =>
    browser.fetch('/api/rest/entries', {
      json: { type, text, date: new Date().toISOString().slice(0, 10), status: 'active' },
    })
  await entered('allergy', 'Penicillin')
  for (const drug of ['Amoxicillin', 'Warfarin', 'Ibuprofen']) await entered('medication', drug)
  const alerts = await (await browser.fetch('/api/rest/alerts')).json<{ id: string; type: string }[]>()
  expect(alerts.map(({ type }) => type).sort()).toEqual(['drug_allergy', 'drug_drug'])
  const idOf = (type: string) => alerts.find((alert) => alert.type === type)?.id
  const settle = (type: string, json: object) =>
    browser.fetch(`/api/rest/alerts/${idOf(type)}`, { method: 'PATCH', json })
  await settle('drug_allergy', { status: 'done' })
  await settle('drug_drug', { status: 'snoozed', snoozed_until: '2099-01-01T00:00:00.000Z' })
  const add = async (json: object) =>
    (await browser.fetch('/api/rest/reminders', { json })).json<{ id: string }>()
  await add({ title: 'תור לרופא', due_at: '2099-01-02T08:00:00Z' })
  await add({ title: 'Told', due_at: '2020-01-02T08:00:00Z', told_at: '2020-01-02T08:00:01Z' })
  const { id } = await add({ title: 'Done' })
  await browser.fetch(`/api/rest/reminders/${id}`, { method: 'PATCH', json: { status: 'done' } })
  const before = (await dueOf(one)) as { reminders: object[]; alerts: object[] }
  expect([before.reminders.length, before.alerts.length]).toEqual([2, 1])

  const other = await patient()
  const data = await exported(one, 'json')
  expect((await imported(other, data)).status).toBe(201)
  expect(await dueOf(other)).toEqual(before)
  const told = JSON.parse(new TextDecoder().decode(await exported(other, 'json'))) as Rows
  expect(told['reminders']?.map(({ status }) => status).sort()).toEqual(['done', 'pending', 'pending'])
  expect(told['alerts']?.map(({ status }) => status).sort()).toEqual(['done', 'snoozed'])
})

test('more reminders than one person keeps are not taken in, and nothing else either', async () => {
  const one = await patient()
  await one.browser.fetch('/api/rest/reminders', { json: { title: 'one' } })
  const data = JSON.parse(new TextDecoder().decode(await exported(one, 'json'))) as Rows
  const [row = {}] = data['reminders'] ?? []
  const many = (n: number) =>
    JSON.stringify({
      ...data,
      reminders: Array.from({ length: n }, () => ({ ...row, id: crypto.randomUUID() })),
    })
  const other = await patient()
  await other.browser.fetch('/api/rest/reminders', { json: { title: 'mine' } })
  expect(await answerTo(other, many(501))).toEqual([422, 'damaged_export'])
  expect(await answerTo(other, many(500))).toEqual([422, 'too_many_reminders'])
  const waiting = async () =>
    (await (await other.browser.fetch('/api/rest/reminders')).json<object[]>()).length
  expect(await waiting()).toBe(1)
  expect((await imported(other, many(40))).status).toBe(201)
  expect(await waiting()).toBe(41)
})
