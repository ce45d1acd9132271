import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { EntityRecord, FileRecord } from '../../core/records/file'
import type { Session } from '../../core/auth/session'
import { readConfig, shardOf, type Env } from '../../workers/config'
import { openTokens } from '../../workers/adapters/tokens'
import { signedIn, type Browser } from '../support/api'
import { picture } from '../support/pictures'

const bindings = env as unknown as Env

async function readFileOf(browser: Browser, seed: number) {
  const form = new FormData()
  form.append('file', new File([picture(seed)], 'page.png', { type: 'image/png' }))
  const file = await (
    await browser.fetch('/api/storage/medical-files', { method: 'POST', body: form })
  ).json<FileRecord>()
  await untilRead(browser, file.id)
  return file.id
}

async function untilRead(browser: Browser, id: string) {
  await vi.waitUntil(
    async () =>
      (await (await browser.fetch(`/api/rest/files/${id}`)).json<FileRecord>()).processing_state ===
      'succeeded',
    { timeout: 60_000, interval: 50 },
  )
}

test('what the patient decided stays decided when the page is read again', async () => {
  const { browser, token } = await signedIn()
  const session = (await openTokens(readConfig(bindings).signingKey).verify(token)) as Session
  const database = shardOf(bindings, session.shard)
  const fileId = await readFileOf(browser, 401)
  const entities = async () =>
    (await browser.fetch(`/api/rest/entities?file_id=${fileId}`)).json<EntityRecord[]>()
  const [first, second, third] = await entities()
  const insert = (id: string, status: string) =>
    database
      .prepare(
        `INSERT INTO review_tasks (user_id, id, entity_id, file_id, status, reason, ai_confidence, created_at) VALUES (?, ?, ?, ?, ?, 'test', 0.5, '')`,
      )
      .bind(session.userId, id, id, fileId, status)
      .run()
  await insert(first?.id ?? '', 'rejected')
  await insert(second?.id ?? '', 'accepted')
  await insert(third?.id ?? '', 'open')

  await browser.fetch('/api/functions/upload_finalize', { json: { file_id: fileId } })
  await untilRead(browser, fileId)
  expect((await entities()).map(({ decision }) => decision)).toEqual(['rejected', 'accepted', 'accepted'])
  const { results } = await database
    .prepare(`SELECT entity_id, status FROM review_tasks WHERE user_id = ? ORDER BY status`)
    .bind(session.userId)
    .all()
  expect(results).toEqual([
    { entity_id: second?.id, status: 'accepted' },
    { entity_id: first?.id, status: 'rejected' },
  ])
  const registry = await (await browser.fetch('/api/rest/registry?type=lab')).json<{ name: string }[]>()
  expect(registry.map(({ name }) => name).sort()).not.toContain(first?.normalized.name)
})
