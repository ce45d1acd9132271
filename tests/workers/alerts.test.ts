import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Alert } from '../../core/records/alert'
import type { Reminder } from '../../core/records/reminder'
import { mostDone } from '../../core/records/reminder-limits'
import type { EntityRecord } from '../../core/records/entity'
import { shardOf, type Env } from '../../workers/config'
import { lookForAlerts } from '../../workers/actions/look-for-alerts'
import { openRecord } from '../../workers/db/records/open'
import { type Browser } from '../support/api'
import { patient, readAgain, uploadAndRead } from '../support/files'
import { letter, report } from '../support/record-pages'

const bindings = env as unknown as Env
const alertsOf = async (browser: Browser) => (await browser.fetch('/api/rest/alerts')).json<Alert[]>()
const settle = (browser: Browser, id: string, json: object) =>
  browser.fetch(`/api/rest/alerts/${id}`, { method: 'PATCH', json })

/** Someone whose letter of these days lists an allergy and a drug of its class: a course of long ago is over. */
async function withConflict(seed: number) {
  const someone = await patient()
  const fileId = await uploadAndRead(someone.browser, seed)
  await readAgain(
    someone,
    fileId,
    letter(
      new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10),
      'Allergies: Penicillin - rash',
      'Medications:',
      'Amoxicillin/clavulanate 875 mg tablet, take 1 tablet by mouth twice daily',
    ),
  )
  return { ...someone, fileId }
}

test('a drug of an allergy’s class is raised with its reason, its source and its facts, in the reader’s language', async () => {
  const { browser, owner } = await withConflict(501)
  const [alert, ...others] = await alertsOf(browser)
  expect(others).toEqual([])
  expect(alert).toMatchObject({ type: 'drug_allergy', severity: 'critical', status: 'new', due_at: null })
  expect(alert?.about).toEqual(['Amoxicillin / clavulanate', 'Penicillin'])
  expect(alert?.rationale_md).toMatch(/allergy to Penicillin.*Amoxicillin \/ clavulanate/)
  expect(alert?.rationale_md).toContain(`Source: ${alert?.source}`)
  expect(alert?.entity_ids.length).toBeGreaterThanOrEqual(2)
  const saved = await browser.fetch(`/api/rest/profiles/${owner.userId}`, {
    method: 'PATCH',
    json: { locale: 'he' },
  })
  expect(saved.status).toBe(200)
  const [inHebrew] = await alertsOf(browser)
  expect(inHebrew?.rationale_md).toContain('אלרגיה')
  expect(inHebrew?.about).toContain('פניצילין')
})

test('done it stays done, put off it comes back in time, and without its cause it is gone', async () => {
  const { browser, fileId, owner } = await withConflict(502)
  const [first] = await alertsOf(browser)
  const id = first?.id ?? ''
  const until = new Date(Date.now() + 86_400_000).toISOString()
  const put = await settle(browser, id, { status: 'snoozed', snoozed_until: until })
  expect(await put.json()).toMatchObject({ status: 'snoozed', snoozed_until: until })
  expect(await alertsOf(browser)).toMatchObject([{ id, status: 'snoozed' }])
  await shardOf(bindings, owner.shard)
    .prepare('UPDATE alerts SET snoozed_until = ? WHERE user_id = ?')
    .bind('2020-01-01T00:00:00.000Z', owner.userId)
    .run()
  expect(await alertsOf(browser)).toMatchObject([{ id, status: 'new' }])
  expect((await settle(browser, id, { status: 'done' })).status).toBe(200)
  expect(await alertsOf(browser)).toEqual([])
  expect((await settle(browser, id, { status: 'new' })).status).toBe(200)
  expect(await alertsOf(browser)).toMatchObject([{ id, status: 'new' }])
  await browser.fetch(`/api/rest/files/${fileId}`, { method: 'DELETE' })
  expect(await alertsOf(browser)).toEqual([])
  expect((await settle(browser, id, { status: 'done' })).status).toBe(404)
})

test('a record without a cause has no alert, and the look is made once for a state of the record', async () => {
  const someone = await patient()
  const { browser, owner } = someone
  const fileId = await uploadAndRead(browser, 503)
  await readAgain(someone, fileId, report('2024-05-01', 'Sodium          140       mmol/L    135-145'))
  expect(await alertsOf(browser)).toEqual([])
  const look = () =>
    shardOf(bindings, owner.shard)
      .prepare('SELECT epoch, day, rules FROM alert_looks WHERE user_id = ?')
      .bind(owner.userId)
      .all()
  const before = (await look()).results
  expect(before).toHaveLength(1)
  expect(await alertsOf(browser)).toEqual([])
  expect((await look()).results).toEqual(before)
})

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

test('what a page asks for is raised by its sentence, and gone once a later page has it', async () => {
  const someone = await patient()
  const { browser } = someone
  const asking = await uploadAndRead(browser, 508)
  await readAgain(someone, asking, letter(daysAgo(150), 'Plan:', 'Repeat ferritin in 3 months.'))
  const [alert, ...others] = await alertsOf(browser)
  expect(others).toEqual([])
  expect(alert).toMatchObject({ type: 'missed_follow_up', severity: 'info', status: 'new' })
  const facts = await (await browser.fetch(`/api/rest/entities?file_id=${asking}`)).json<EntityRecord[]>()
  const source = facts.find(({ id }) => id === alert?.entity_ids[0])
  expect(source).toMatchObject({ decision: 'noted', value: null, file_id: asking })
  expect(source?.evidence.quote).toBe('Repeat ferritin in 3 months.')
  const answer = await uploadAndRead(browser, 509)
  await readAgain(someone, answer, report(daysAgo(20), 'Ferritin        48        ng/mL     15-150'))
  expect(await alertsOf(browser)).toEqual([])
})

test('a prescription that ends is raised until a later page tells of the drug', async () => {
  const someone = await patient()
  const { browser } = someone
  const fileId = await uploadAndRead(browser, 510)
  const drugs = (line: string) => ['Medications:', line] as const
  const taken = 'Apixaban 5 mg tablet, take 1 tablet by mouth twice daily'
  await readAgain(someone, fileId, letter(daysAgo(27), ...drugs(`${taken} for 30 days`)))
  expect(await alertsOf(browser)).toMatchObject([{ type: 'refill_due', severity: 'info' }])
  const later = await uploadAndRead(browser, 511)
  await readAgain(someone, later, letter(daysAgo(2), ...drugs(taken)))
  expect(await alertsOf(browser)).toEqual([])
})

test('what the person says while the rules look stays said', async () => {
  const { browser, owner } = await withConflict(505)
  const [first] = await alertsOf(browser)
  const database = shardOf(bindings, owner.shard)
  let said = false
  // Said after the look has read the alerts, and before it writes them.
  const late = new Proxy(database, {
    get: (its, name) =>
      name === 'batch'
        ? async (statements: D1PreparedStatement[]) => {
            if (!said) expect((await settle(browser, first?.id ?? '', { status: 'done' })).status).toBe(200)
            said = true
            return its.batch(statements)
          }
        : Reflect.get(its, name).bind(its),
  })
  const record = openRecord(late, owner, async () => {})
  await lookForAlerts(record, new Date(Date.now() + 86_400_000))
  expect(said).toBe(true)
  expect(await alertsOf(browser)).toEqual([])
})

test('being done with an alert or adding a reminder is no cause for another look', async () => {
  const { browser, owner } = await withConflict(506)
  const [first] = await alertsOf(browser)
  const { epoch } = await openRecord(shardOf(bindings, owner.shard), owner, async () => {}).head()
  await settle(browser, first?.id ?? '', { status: 'done' })
  const added = await browser.fetch('/api/rest/reminders', { json: { title: 'Blood test' } })
  const { id } = await added.json<Reminder>()
  await browser.fetch(`/api/rest/reminders/${id}`, { method: 'PATCH', json: { status: 'done' } })
  const after = await openRecord(shardOf(bindings, owner.shard), owner, async () => {}).head()
  expect(after.epoch).toBe(epoch)
})

test('of what is done the newest are kept: reminders, and alerts whose cause is gone', async () => {
  const { browser, owner } = await withConflict(509)
  const database = shardOf(bindings, owner.shard)
  const [standing] = await alertsOf(browser)
  await settle(browser, standing?.id ?? '', { status: 'done' })
  const rows = (insert: string, more: number) =>
    database.batch(
      Array.from({ length: mostDone + more }, (_, index) =>
        database.prepare(insert).bind(owner.userId, `old-${index}`, `2026-01-01T00:00:00.${1000 + index}Z`),
      ),
    )
  await rows(
    "INSERT INTO reminders (user_id, id, title, status, created_at) VALUES (?, ?, 'x', 'done', ?)",
    3,
  )
  await rows(
    `INSERT INTO alerts (user_id, id, created_at, type, severity, status, reason, source, entity_ids)
      SELECT user_id, ?2, ?3, type, severity, status, reason, source, json_array(?2) FROM alerts WHERE user_id = ?1 LIMIT 1`,
    2,
  )
  expect((await browser.fetch('/api/rest/reminders', { json: { title: 'new' } })).status).toBe(201)
  await lookForAlerts(
    openRecord(database, owner, async () => {}),
    new Date(Date.now() + 86_400_000),
  )
  const kept = async (table: string) => {
    const found = database.prepare(`SELECT id FROM ${table} WHERE user_id = ? AND status = 'done'`)
    return (await found.bind(owner.userId).all<{ id: string }>()).results.map(({ id }) => id)
  }
  const reminders = await kept('reminders')
  expect(reminders).toHaveLength(mostDone)
  for (const old of ['old-0', 'old-1', 'old-2']) expect(reminders).not.toContain(old)
  const alerts = await kept('alerts')
  expect(alerts).toHaveLength(mostDone + 1)
  expect(alerts).toContain(standing?.id)
  for (const old of ['old-0', 'old-1']) expect(alerts).not.toContain(old)
  expect(await alertsOf(browser)).toEqual([])
})

test('fifty at most, the next due first, then the gravest of what has no day', async () => {
  const { browser, owner } = await withConflict(507)
  const [conflict] = await alertsOf(browser)
  const insert = shardOf(bindings, owner.shard).prepare(
    `INSERT INTO alerts (user_id, id, type, severity, status, reason, source, due_at, entity_ids, created_at)
      SELECT user_id, ?1, type, ?2, status, reason, source, ?3, entity_ids, created_at FROM alerts WHERE id = ?4`,
  )
  const made = [
    ...Array.from({ length: 48 }, () => ['info', null] as const),
    ['warning', null] as const,
    ['info', '2026-03-01'] as const,
    ['critical', '2026-04-01'] as const,
  ]
  await shardOf(bindings, owner.shard).batch(
    made.map(([severity, due]) => insert.bind(crypto.randomUUID(), severity, due, conflict?.id)),
  )
  const told = (await alertsOf(browser)).map(({ due_at: due, severity }) => [due, severity])
  expect(told).toHaveLength(50)
  expect(told.slice(0, 5)).toEqual([
    ['2026-03-01', 'info'],
    ['2026-04-01', 'critical'],
    [null, 'critical'],
    [null, 'warning'],
    [null, 'info'],
  ])
})
