import { env } from 'cloudflare:workers'
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import type { FileRecord } from '../../core/records/file'
import type { UserHub } from '../../durable-objects/user-hub'
import type { Env } from '../../workers/config'
import { call, signedIn } from '../support/api'
import { picture } from '../support/pictures'

const bindings = env as unknown as Env
const hubs = bindings.USER_HUB as unknown as DurableObjectNamespace<UserHub>

function formOf(seed: number) {
  const form = new FormData()
  form.append('file', new File([picture(seed)], 'page.png', { type: 'image/png' }))
  return form
}

async function openSocket(token: string) {
  const response = await call(
    new Request('https://chart.test/api/realtime', {
      headers: { upgrade: 'websocket', authorization: `Bearer ${token}` },
    }),
  )
  const socket = response.webSocket
  if (!socket) throw new Error(`no socket: ${response.status}`)
  const messages: { table: string; event: string; seq: number; id: string }[] = []
  socket.addEventListener('message', ({ data }) => {
    messages.push(JSON.parse(String(data)) as (typeof messages)[number])
  })
  socket.accept()
  return { socket, messages }
}

test('what changes is told to the user’s own sockets, each change once and in order, without content', async () => {
  const owner = await signedIn()
  const other = await signedIn()
  const mine = await openSocket(owner.token)
  const theirs = await openSocket(other.token)
  const file = await (
    await owner.browser.fetch('/api/storage/medical-files', { method: 'POST', body: formOf(201) })
  ).json<FileRecord>()
  await vi.waitUntil(() => mine.messages.some(({ table }) => table === 'lab_registry'), { timeout: 10_000 })
  const seqs = mine.messages.map(({ seq }) => seq)
  expect(new Set(seqs).size).toBe(seqs.length)
  expect(seqs).toEqual([...seqs].sort((a, b) => a - b))
  expect(mine.messages).toContainEqual(
    expect.objectContaining({ type: 'change', table: 'files', event: 'insert', id: file.id }),
  )
  expect(JSON.stringify(mine.messages)).not.toMatch(/glucose|141/i)
  expect(theirs.messages).toEqual([])
  mine.socket.close()
  theirs.socket.close()
})

test('a socket from another site, or from nobody, is refused', async () => {
  const { browser } = await signedIn()
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const ask = async (headers: Record<string, string>) =>
    (
      await call(
        new Request('https://chart.test/api/realtime', { headers: { upgrade: 'websocket', ...headers } }),
      )
    ).status
  expect(await ask({ cookie, origin: 'https://evil.test' })).toBe(403)
  expect(await ask({ cookie })).toBe(403)
  expect(await ask({ origin: 'https://chart.test' })).toBe(401)
  expect(await ask({ cookie, origin: 'https://chart.test' })).toBe(101)
})

test('the watchdog sends work whose message was lost again, and rests when all is done', async () => {
  const { browser, userId } = await signedIn()
  const file = await (
    await browser.fetch('/api/storage/medical-files', { method: 'POST', body: formOf(202) })
  ).json<FileRecord>()
  const state = async () =>
    (await (await browser.fetch(`/api/rest/files/${file.id}`)).json<FileRecord>()).processing_state
  await vi.waitUntil(async () => (await state()) === 'succeeded', { timeout: 10_000 })

  // As after a kill: the row waits, nobody holds it, and no message is on its way.
  for (const database of [env, env].map(
    (all, shard) => (all as unknown as Record<string, D1Database>)[`RECORDS_${shard}`],
  )) {
    await database
      ?.prepare(
        `UPDATE files SET processing_state = 'running', lease_id = 'dead', lease_until = 1 WHERE id = ?`,
      )
      .bind(file.id)
      .run()
  }
  const hub = hubs.getByName(userId)
  expect(await runDurableObjectAlarm(hub)).toBe(true)
  await vi.waitUntil(async () => (await state()) === 'succeeded', { timeout: 10_000 })

  await runDurableObjectAlarm(hub)
  await runDurableObjectAlarm(hub)
  expect(await runInDurableObject(hub, (_hub, { storage }) => storage.getAlarm())).toBeNull()
})
