import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Raised } from '../../core/records/alert'
import type { FileRecord } from '../../core/records/file'
import { shardOf, type Env } from '../../workers/config'
import { openShareDoor } from '../../workers/db/records/share-door'
import { calls } from '../../workers/http/calls/table'
import type { Aim, Call } from '../../workers/http/calls/row'
import { Browser, signedIn } from '../support/api'
import { patient, somethingWaits, type Patient } from '../support/files'
import { picture } from '../support/pictures'
import { recordOf } from '../support/records'

async function add(browser: Browser, seed: number): Promise<FileRecord> {
  const form = new FormData()
  form.append('file', new File([picture(seed)], 'page.png', { type: 'image/png' }))
  return (await browser.fetch('/api/storage/medical-files', { method: 'POST', body: form })).json()
}

async function conversationOf(browser: Browser): Promise<string> {
  await (await browser.fetch('/api/functions/medical_chat', { json: { message: 'What is new?' } })).text()
  const rows = await (await browser.fetch('/api/rest/chat_conversations')).json<{ id: string }[]>()
  return rows[0]?.id ?? ''
}

async function enter(browser: Browser): Promise<{ id: string }> {
  const entry = { type: 'diagnosis', text: 'Asthma', date: '2020', status: 'active' }
  return (await browser.fetch('/api/rest/entries', { json: entry })).json()
}

async function remind(browser: Browser): Promise<{ id: string }> {
  return (await browser.fetch('/api/rest/reminders', { json: { title: 'Pills' } })).json()
}

const raised = (key: string): Raised[] => [
  {
    rule: 'critical_result',
    key,
    severity: 'critical',
    reason: { text: 'x', names: {}, values: {}, effect: null },
    source: 'Nobody',
    dueAt: null,
    entityIds: [],
  },
]

/** What somebody wrote from a link that allows it. */
async function noteOf({ browser, owner }: Patient, { slug }: { slug: string }): Promise<string> {
  await openShareDoor(shardOf(env as unknown as Env, owner.shard)).writeNote(slug, {
    author: 'Dr',
    body: 'x',
  })
  return (await (await browser.fetch('/api/rest/share_notes')).json<{ id: string }[]>())[0]?.id ?? ''
}

function ask(browser: Browser, { method, path }: Call, { params = {}, query = {}, body }: Aim) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? crypto.randomUUID())
  const search = new URLSearchParams(query).toString()
  const init = body === undefined ? {} : { json: body }
  return browser.fetch(`/api${filled}?${search}`, { method: method.toUpperCase(), ...init })
}

test('no two calls answer at the same place, and each place that takes an id says how it is tried', () => {
  const places = calls.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
  expect(new Set(places).size).toBe(calls.length)
  const untried = calls.filter(({ path, foreign }) => path.includes('{') && foreign === null)
  expect(untried.map(({ path }) => path)).toEqual([])
})

test('the document tells every call', async () => {
  const answer = await new Browser().fetch('/api/openapi.json')
  const { paths } = await answer.json<{ paths: Record<string, Record<string, unknown>> }>()
  const told = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  expect(told.sort()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).sort())
})

test('another user’s, a deleted and a random id are the same 404 on every route', async () => {
  const owner = await patient()
  const stranger = await signedIn()
  const theirs = await add(owner.browser, 101)
  const waits = await somethingWaits(owner, 105)
  const said = await (
    await owner.browser.fetch('/api/functions/resolve_review_task', {
      json: { task_id: waits.id, action: 'approve' },
    })
  ).json<{ verdict_id: string }>()
  const [item] = await (await owner.browser.fetch('/api/rest/registry?type=lab')).json<{ id: string }[]>()
  expect(item?.id).toBeTruthy()
  const summarise = async (discipline: string) => {
    const asked = { json: { discipline, audience: 'clinician' } }
    return (await owner.browser.fetch('/api/functions/generate_summary', asked)).json<{ id: string }>()
  }
  const asked = { scope: { type: 'full' }, expires_days: 7, allows_notes: true }
  const shared = await (
    await owner.browser.fetch('/api/functions/create_share_link', { json: asked })
  ).json<{ id: string; slug: string }>()
  const kept = await summarise('overall')
  const forgotten = await summarise('neurology')
  await owner.browser.fetch(`/api/rest/summaries/${forgotten.id}`, { method: 'DELETE' })
  const gone = await add(owner.browser, 102)
  await owner.browser.fetch(`/api/rest/files/${gone.id}`, { method: 'DELETE' })
  const goneConversation = await conversationOf(owner.browser)
  await owner.browser.fetch(`/api/rest/chat_conversations/${goneConversation}`, { method: 'DELETE' })
  const alertsOf = async (title: string) => {
    const alerts = recordOf(owner).alerts
    await alerts.keep(raised(title), { epoch: 0, day: '2026-01-01', rules: 0 })
    return (await alerts.active(50))[0]?.id ?? ''
  }
  // Of two causes the one before is gone with the next.
  const [goneAlert, alert] = [await alertsOf('one'), await alertsOf('another')]
  const note = await noteOf(owner, shared)
  const [reminder, goneReminder] = [await remind(owner.browser), await remind(owner.browser)]
  await owner.browser.fetch(`/api/rest/reminders/${goneReminder.id}`, { method: 'DELETE' })
  const entered = await enter(owner.browser)
  const removed = await enter(owner.browser)
  await owner.browser.fetch(`/api/rest/entries/${removed.id}`, { method: 'DELETE' })
  const random = crypto.randomUUID()
  expect([goneAlert, alert, note].every(Boolean) && goneAlert !== alert).toBe(true)
  const ids = {
    theirs: {
      fileId: theirs.id,
      storagePath: theirs.storage_path,
      taskId: waits.id,
      verdictId: said.verdict_id,
      registryId: item?.id ?? '',
      summaryId: kept.id,
      shareId: shared.id,
      entryId: entered.id,
      conversationId: await conversationOf(owner.browser),
      alertId: alert,
      reminderId: reminder.id,
      noteId: note,
    },
    deleted: {
      fileId: gone.id,
      storagePath: gone.storage_path,
      taskId: gone.id,
      verdictId: gone.id,
      registryId: gone.id,
      summaryId: forgotten.id,
      shareId: gone.id,
      entryId: removed.id,
      conversationId: goneConversation,
      alertId: goneAlert,
      reminderId: goneReminder.id,
      noteId: gone.id,
    },
    random: {
      fileId: random,
      storagePath: `${owner.owner.userId}/${random}.png`,
      taskId: random,
      verdictId: random,
      registryId: random,
      summaryId: random,
      shareId: random,
      entryId: random,
      conversationId: random,
      alertId: random,
      reminderId: random,
      noteId: random,
    },
  }
  for (const call of calls) {
    if (!call.foreign) continue
    for (const [kind, foreign] of Object.entries(ids)) {
      const response = await ask(stranger.browser, call, call.foreign(foreign))
      expect([call.path, kind, response.status, await response.text()]).toEqual([
        call.path,
        kind,
        404,
        '{"error":"Not found.","code":"not_found"}',
      ])
    }
  }
  expect((await owner.browser.fetch(`/api/rest/files/${theirs.id}`)).status).toBe(200)
})

test('without a session every call but the open ones says 401', async () => {
  for (const call of calls) {
    if (call.open) continue
    const response = await ask(new Browser(), call, {})
    expect([call.method, call.path, response.status]).toEqual([call.method, call.path, 401])
  }
})

test('no list shows a row of another user', async () => {
  const owner = await signedIn()
  const stranger = await signedIn()
  const file = await add(owner.browser, 103)
  await conversationOf(owner.browser)
  await remind(owner.browser)
  await owner.browser.fetch('/api/functions/renew_calendar_feed', { method: 'POST' })
  for (const path of [
    '/rest/files',
    `/rest/files?ids=${file.id}`,
    '/rest/consents',
    '/rest/patient_names',
    '/rest/registry?type=lab',
    '/rest/entity_validations',
    '/rest/review_tasks',
    '/rest/diagnosis_feedback',
    '/rest/chat_conversations',
    '/rest/reminders',
    '/rest/calendar_feeds',
    `/rest/review_tasks?file_id=${file.id}`,
  ]) {
    expect([path, await (await stranger.browser.fetch(`/api${path}`)).json()]).toEqual([path, []])
  }
  const [profile] = await (await stranger.browser.fetch('/api/rest/profiles')).json<{ user_id: string }[]>()
  expect(profile?.user_id).toBe(stranger.userId)
})

test('what one’s own calls answer has the shape that their rows say', async () => {
  const someone = await patient()
  const { browser } = someone
  const file = await add(browser, 104)
  const waits = await somethingWaits(someone, 106)
  const own = {
    fileId: file.id,
    storagePath: file.storage_path,
    taskId: waits.id,
    verdictId: waits.id,
    registryId: waits.id,
    summaryId: waits.id,
    shareId: waits.id,
    entryId: (await enter(browser)).id,
    conversationId: await conversationOf(browser),
    alertId: waits.id,
    reminderId: (await remind(browser)).id,
    noteId: waits.id,
  }
  for (const call of calls) {
    const aims = call.open || call.upload || call.method === 'delete' ? [] : [call.foreign?.(own) ?? {}]
    for (const aim of aims) {
      const response = await ask(browser, call, aim)
      const shape = call.answers[response.status]
      if (response.status >= 400 || !shape) continue
      const parsed = shape.safeParse(await response.json())
      expect([call.path, parsed.error?.issues ?? []]).toEqual([call.path, []])
    }
  }
})
