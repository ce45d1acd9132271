import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Reminder } from '../../core/records/reminder'
import { mostReminders } from '../../core/records/reminder-limits'
import { shardOf, type Env } from '../../workers/config'
import { signedIn, type Browser } from '../support/api'
import { patient } from '../support/files'

const bindings = env as unknown as Env
const remindersOf = async (browser: Browser) =>
  (await browser.fetch('/api/rest/reminders')).json<Reminder[]>()

test('reminders are added, changed, done and deleted, the next due first', async () => {
  const { browser, userId } = await signedIn()
  const add = (json: object) => browser.fetch('/api/rest/reminders', { json })
  const someday = await (await add({ title: '  Ask about the pills ' })).json<Reminder>()
  expect(someday).toMatchObject({
    user_id: userId,
    title: 'Ask about the pills',
    status: 'pending',
    due_at: null,
  })
  const late = await (await add({ title: 'Blood test', due_at: '2027-02-01T08:00:00Z' })).json<Reminder>()
  const soon = await (await add({ title: 'Dentist', due_at: '2026-12-01T08:00:00Z' })).json<Reminder>()
  const ids = async () => (await remindersOf(browser)).map(({ id }) => id)
  expect(await ids()).toEqual([soon.id, late.id, someday.id])
  const change = (id: string, json: object) =>
    browser.fetch(`/api/rest/reminders/${id}`, { method: 'PATCH', json })
  expect(await (await change(late.id, { due_at: '2026-11-30T08:00:00Z' })).json()).toMatchObject({
    title: 'Blood test',
    due_at: '2026-11-30T08:00:00Z',
  })
  expect(await ids()).toEqual([late.id, soon.id, someday.id])
  await change(late.id, { status: 'done' })
  expect((await browser.fetch(`/api/rest/reminders/${soon.id}`, { method: 'DELETE' })).status).toBe(204)
  expect(await ids()).toEqual([someday.id])
  expect(await remindersOf((await signedIn()).browser)).toEqual([])
})

test.each([
  [{}, 'Please say what to be reminded of.'],
  [{ title: ' \n' }, 'Please say what to be reminded of.'],
  [{ title: 'x'.repeat(201) }, 'Please keep it under 200 letters.'],
  [{ title: 'x', due_at: 'tomorrow' }, 'due_at is a time, such as 2026-05-01T08:00:00Z.'],
])('%j is refused with a sentence', async (json, error) => {
  const { browser } = await signedIn()
  const answer = await browser.fetch('/api/rest/reminders', { json })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error })
})

test('so many reminders wait for one person and no more; what is done is not counted', async () => {
  const { browser, owner } = await patient()
  const database = shardOf(bindings, owner.shard)
  await browser.fetch('/api/rest/reminders', { json: { title: 'x' } })
  const insert = database.prepare(
    "INSERT INTO reminders (user_id, id, title, status, created_at) VALUES (?, ?, 'x', ?, '2026-01-01')",
  )
  const add = () => browser.fetch('/api/rest/reminders', { json: { title: 'one more' } })
  const fill = (status: string) =>
    database.batch(
      Array.from({ length: mostReminders - 1 }, () => insert.bind(owner.userId, crypto.randomUUID(), status)),
    )
  await fill('done')
  expect((await add()).status).toBe(201)
  await fill('pending')
  const answer = await add()
  expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([422, 'too_many'])
  // Nor by way of one that was done.
  const { results: done } = await database
    .prepare("SELECT id FROM reminders WHERE user_id = ? AND status = 'done' LIMIT 1")
    .bind(owner.userId)
    .all<{ id: string }>()
  const again = await browser.fetch(`/api/rest/reminders/${done[0]?.id}`, {
    method: 'PATCH',
    json: { status: 'pending' },
  })
  expect(again.status).toBe(422)
  // What waits already is changed all the same.
  const [waits] = await remindersOf(browser)
  const kept = await browser.fetch(`/api/rest/reminders/${waits?.id}`, {
    method: 'PATCH',
    json: { status: 'pending', title: 'y' },
  })
  expect([kept.status, await kept.json()]).toMatchObject([200, { title: 'y' }])
})

test('what was deleted is put back as it was, once, and is not told again', async () => {
  const { browser } = await signedIn()
  const json = {
    id: crypto.randomUUID(),
    title: 'Dentist',
    due_at: '2026-01-02T08:00:00Z',
    told_at: '2026-01-02T08:01:00Z',
  }
  for (const _twice of [1, 2]) expect((await browser.fetch('/api/rest/reminders', { json })).status).toBe(201)
  expect(await remindersOf(browser)).toMatchObject([{ ...json, status: 'pending' }])
})
