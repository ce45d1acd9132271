import { env } from 'cloudflare:workers'
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import type { FileRecord } from '../../core/records/file'
import type { UserHub } from '../../durable-objects/user-hub'
import type { Env, JobMessage } from '../../workers/config'
import { patient, type Patient } from '../support/files'
import { picture } from '../support/pictures'
import { addWaiting, scopeOf } from '../support/records'
import { openContext } from '../../workers/context'
import { openLeases } from '../../workers/db/records/leases'
import { reprocessDeps } from '../../workers/jobs/deps'
import { reprocess } from '../../workers/jobs/reprocess'

const bindings = env as unknown as Env
const hubs = bindings.USER_HUB as unknown as DurableObjectNamespace<UserHub>
const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID())

/** A person's hub whose messages are written down and reach nobody. */
async function deafHub() {
  const userId = crypto.randomUUID()
  const hub = hubs.getByName(userId)
  const sent: string[] = []
  const JOBS = {
    send: async (message: JobMessage) => void (message.kind === 'process-file' && sent.push(message.fileId)),
  }
  await runInDurableObject(hub, (instance) => {
    Object.defineProperty(instance, 'env', { value: { ...bindings, JOBS } })
  })
  return { userId, hub, sent }
}

test('forty pages that only wait, looked at by five alarms, are a handful of messages', async () => {
  const { userId, hub, sent } = await deafHub()
  await addWaiting(userId, ids(40))
  await hub.lookAfter(0)
  for (let alarm = 0; alarm < 5; alarm += 1) expect(await runDurableObjectAlarm(hub)).toBe(true)
  expect(sent).toHaveLength(2)
})

test('no message for a page that is read, and the next one as soon as a page is done', async () => {
  const { userId, hub, sent } = await deafHub()
  const [first = '', second = '', third = ''] = ids(3)
  for (const id of [first, second, third]) await addWaiting(userId, [id])
  await hub.lookAfter(0)
  expect(sent).toEqual([first, second])
  const leases = openLeases(scopeOf(userId))
  await leases.claim(first, 'mine', Date.now() + 60_000)
  await hub.lookAfter(0)
  expect(sent).toHaveLength(2)
  await leases.fail(first, 'mine', 'no_text', 'words')
  // Five at once: the page that is next is sent for once.
  await Promise.all(Array.from({ length: 5 }, () => hub.lookAfter(0)))
  expect(sent).toEqual([first, second, third])
})

test('forty older pages that are read again wait for their turns like any pile', async () => {
  const { userId, sent } = await deafHub()
  await addWaiting(userId, ids(40))
  const done = `UPDATE files SET processing_state = 'succeeded', extraction_version = 0 WHERE user_id = ?`
  await (bindings as unknown as Record<string, D1Database>)['RECORDS_0']?.prepare(done).bind(userId).run()
  expect(await reprocess(reprocessDeps(openContext(bindings), 0), null)).toBe(40)
  expect(sent).toHaveLength(2)
})

async function upload({ browser }: Patient, seed: number): Promise<string> {
  const form = new FormData()
  form.append('file', new File([picture(seed)], 'page.png', { type: 'image/png' }))
  const response = await browser.fetch('/api/storage/medical-files', { method: 'POST', body: form })
  return (await response.json<FileRecord>()).id
}

test('a pile of photos at once is read to its end, each once', async () => {
  const owner = await patient()
  await Promise.all(Array.from({ length: 12 }, (_, n) => upload(owner, 700 + n)))
  const rows = async () => {
    const shard = (bindings as unknown as Record<string, D1Database>)[`RECORDS_${owner.owner.shard}`]
    const found = await shard
      ?.prepare('SELECT processing_state, attempts, sends FROM files WHERE user_id = ?')
      .bind(owner.owner.userId)
      .all()
    return found?.results ?? []
  }
  await vi.waitUntil(async () => (await rows()).every((row) => row['processing_state'] === 'succeeded'), {
    timeout: 60_000,
    interval: 100,
  })
  for (const row of await rows())
    expect(row).toEqual({ processing_state: 'succeeded', attempts: 1, sends: 1 })
})
