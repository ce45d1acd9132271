import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { EntityRecord } from '../../core/records/file'
import { shardOf, type Env } from '../../workers/config'
import { patient, untilRead, uploadAndRead } from '../support/files'

const bindings = env as unknown as Env

test('what the patient decided stays decided when the page is read again', async () => {
  const { browser, owner } = await patient()
  const database = shardOf(bindings, owner.shard)
  const fileId = await uploadAndRead(browser, 401)
  const entities = async () =>
    (await browser.fetch(`/api/rest/entities?file_id=${fileId}`)).json<EntityRecord[]>()
  const [first, second, third] = await entities()
  const insert = (id: string, status: string) =>
    database
      .prepare(
        `INSERT INTO review_tasks (user_id, id, entity_id, file_id, status, reason, ai_confidence, created_at) VALUES (?, ?, ?, ?, ?, 'test', 0.5, '')`,
      )
      .bind(owner.userId, id, id, fileId, status)
      .run()
  await insert(first?.id ?? '', 'rejected')
  await insert(second?.id ?? '', 'accepted')
  await insert(third?.id ?? '', 'open')

  await browser.fetch('/api/functions/upload_finalize', { json: { file_id: fileId } })
  await untilRead(browser, fileId)
  expect((await entities()).map(({ decision }) => decision)).toEqual(['rejected', 'accepted', 'accepted'])
  const { results } = await database
    .prepare(`SELECT entity_id, status FROM review_tasks WHERE user_id = ? ORDER BY status`)
    .bind(owner.userId)
    .all()
  expect(results).toEqual([
    { entity_id: second?.id, status: 'accepted' },
    { entity_id: first?.id, status: 'rejected' },
  ])
  const registry = await (await browser.fetch('/api/rest/registry?type=lab')).json<{ name: string }[]>()
  expect(registry.map(({ name }) => name).sort()).not.toContain(first?.normalized.name)
})
