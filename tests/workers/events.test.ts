import { expect, test } from 'vitest'
import { Browser } from '../support/api'
import { patient, type Patient } from '../support/files'

interface Event {
  readonly user_id: string
  readonly event_name: string
  readonly metadata: object
}

/** As the export of their record tells them, in the order in which they were counted. */
async function eventsOf({ browser }: Patient): Promise<readonly Event[]> {
  const answer = await browser.fetch('/api/functions/export_data', { method: 'POST' })
  const { events_analytics: events } = await answer.json<{
    events_analytics: (Event & { created_at: string })[]
  }>()
  return events.toSorted((a, b) => a.created_at.localeCompare(b.created_at))
}

const count = (browser: Browser, json: unknown) => browser.fetch('/api/rest/events_analytics', { json })
const upload = (file_count: unknown) => ({ event_name: 'upload_started', metadata: { file_count } })

test('a consent and an upload are counted, each for whoever they are of', async () => {
  const [one, other] = [await patient(), await patient()]
  const consent = { version: '1.1', locale: 'he', text_hash: 'a'.repeat(64) }
  expect((await one.browser.fetch('/api/rest/consents', { json: consent })).status).toBe(201)
  expect((await count(one.browser, upload(3))).status).toBe(201)
  const user_id = one.owner.userId
  expect(await eventsOf(one)).toMatchObject([
    { user_id, event_name: 'consent_accepted', metadata: {} },
    { user_id, event_name: 'upload_started', metadata: { file_count: 3 } },
  ])
  expect(await eventsOf(other)).toEqual([])
})

test('a consent that is refused is not counted as one', async () => {
  const one = await patient()
  const broken = { version: '1.1', locale: 'he', text_hash: 'not a hash' }
  expect((await one.browser.fetch('/api/rest/consents', { json: broken })).status).toBe(400)
  expect(await eventsOf(one)).toEqual([])
})

test('nothing else is counted, no word of a record goes along, and nobody counts without signing in', async () => {
  const one = await patient()
  for (const json of [
    upload(0),
    upload(1001),
    upload(1.5),
    upload('metformin 500 mg'),
    upload(null),
    { event_name: 'upload_started', metadata: {} },
    // Only what is accepted is: nobody says it of themselves.
    { event_name: 'consent_accepted', metadata: {} },
    { event_name: 'looked_at_labs', metadata: { file_count: 1 } },
    {},
  ])
    expect([json, (await count(one.browser, json)).status]).toEqual([json, 400])
  const chatty = { ...upload(2), metadata: { file_count: 2, name: 'lab-canary.jpg' }, note: 'canary' }
  await count(one.browser, chatty)
  expect(JSON.stringify(await eventsOf(one))).not.toContain('canary')
  expect((await count(new Browser(), upload(1))).status).toBe(401)
})
