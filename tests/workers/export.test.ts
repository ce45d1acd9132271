import { env } from 'cloudflare:workers'
import { unzipSync } from 'fflate'
import { getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { exportJson } from '../../workers/actions/export-record'
import { streamOf } from '../../workers/adapters/zip'
import type { Env } from '../../workers/config'
import { openContext } from '../../workers/context'
import { owned } from '../../workers/db/owned'
import { patient, somethingWaits, type Patient } from '../support/files'

const bindings = env as unknown as Env
type Rows = Record<string, unknown>[]
type Exported = Record<string, unknown> & {
  files: Rows
  facts: Rows
  entities: Rows
  profile: { user_id: string }
}

const ask = ({ browser }: Patient, format: string) =>
  browser.fetch(`/api/functions/export_data?format=${format}`, { method: 'POST' })

async function hexSha256(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

test('the export holds every row of its owner and none of anybody else, under the name that is specified', async () => {
  const [one, other] = [await patient(), await patient()]
  await somethingWaits(one, 8101)
  const theirs = await somethingWaits(other, 8102)
  const consent = { version: '1.0', locale: 'en', text_hash: 'c'.repeat(64) }
  await one.browser.fetch('/api/rest/consents', { json: consent })
  const answer = await ask(one, 'json')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="health-data-export-\d{4}-\d{2}-\d{2}\.json"$/,
  )
  const text = await answer.text()
  const exported = JSON.parse(text) as Exported
  expect(exported).toMatchObject({
    exported_at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    profile: { user_id: one.owner.userId },
    alerts: [],
    reminders: [],
    consents: [{ version: '1.0', text_hash: 'c'.repeat(64) }],
  })
  expect([exported.files.length, exported.facts.length]).toEqual([1, 2])
  expect(exported.entities.map(({ id }) => id)).toEqual(exported.facts.map(({ id }) => id))
  expect(text).not.toContain(other.owner.userId)
  expect(text).not.toContain(theirs.id)
})

test('every table of a person is exported but what is made again from the rest', async () => {
  const one = await patient()
  const exported = (await (await ask(one, 'json')).json<object>()) as Exported
  const notExported = owned.records.map((table) => getTableName(table)).filter((name) => !(name in exported))
  expect(notExported.sort()).toEqual(
    [
      'alert_looks',
      'calendar_feeds',
      'changes',
      'heads',
      'imported_rows',
      'kept_cards',
      'profiles',
      'registry_items',
      'removals',
      'standings',
      'tallies',
    ].sort(),
  )
})

test('the ZIP holds the same and the pictures, byte for byte', async () => {
  const one = await patient()
  await somethingWaits(one, 8103)
  const answer = await ask(one, 'zip')
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const names = Object.keys(files)
  expect(names).toEqual([
    expect.stringMatching(/^health-data-export-.*\.json$/),
    expect.stringMatching(/^pictures\/[\da-f-]{36}\.png$/),
  ])
  const exported = JSON.parse(new TextDecoder().decode(files[names[0] ?? ''])) as Exported
  expect(exported.files[0]?.['sha256']).toBe(await hexSha256(files[names[1] ?? ''] ?? new Uint8Array()))
})

test('ten thousand facts are read as they are taken, a page of them at a time', async () => {
  const one = await patient()
  await somethingWaits(one, 8104)
  const { userId, shard } = one.owner
  const database = (bindings as unknown as Record<string, D1Database>)[`RECORDS_${shard}`] as D1Database
  await database
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
       INSERT INTO facts (user_id, id, source, file_id, type, canonical_key, event_date, position, body)
       SELECT user_id, id || '-' || i, source, file_id, type, canonical_key, event_date, position,
         json_set(body, '$.id', id || '-' || i) FROM facts, n WHERE user_id = ?`,
    )
    .bind(userId)
    .run()
  const record = openContext(bindings).record(one.owner)
  let pages = 0
  const lists = () =>
    record.export.lists().map(({ name, pages: read }) => ({
      name,
      pages: async function* counted() {
        for await (const rows of read()) {
          pages += 1
          yield rows
        }
      },
    }))
  const json = exportJson({ exportedAt: new Date(), profile: record.profile.read, lists })
  const encoder = new TextEncoder()
  const encoded = async function* bytes() {
    for await (const text of json) yield encoder.encode(text)
  }
  const reader = streamOf(encoded()).getReader()
  await reader.read()
  expect(pages, 'nothing is read before it is asked for').toBeLessThan(2)
  let [largest, whole] = [0, '']
  const decoder = new TextDecoder()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) break
    largest = Math.max(largest, value.byteLength)
    whole += decoder.decode(value, { stream: true })
  }
  expect((JSON.parse(`{"a":1${whole}`) as Exported).facts.length).toBe(10_002)
  expect(largest, 'bytes in one piece').toBeLessThan(2_000_000)
})
