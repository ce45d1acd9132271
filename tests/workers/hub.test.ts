import { env } from 'cloudflare:workers'
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { parseHubMessage, type HubMessage } from '../../core/live/protocol'
import type { FileRecord } from '../../core/records/file'
import type { UserHub } from '../../durable-objects/user-hub'
import type { Env } from '../../workers/config'
import { files } from '../../workers/db/records/schema/files'
import { call, signedIn } from '../support/api'
import { patient } from '../support/files'
import { withoutIds } from '../support/opaque'
import { picture } from '../support/pictures'
import { scopeOf } from '../support/records'

const bindings = env as unknown as Env
const hubs = bindings.USER_HUB as unknown as DurableObjectNamespace<UserHub>

function formOf(seed: number) {
  const form = new FormData()
  form.append('file', new File([picture(seed)], 'page.png', { type: 'image/png' }))
  return form
}

async function openSocket(token: string, query = '') {
  const response = await call(
    new Request(`https://chart.test/api/realtime${query}`, {
      headers: { upgrade: 'websocket', authorization: `Bearer ${token}` },
    }),
  )
  const socket = response.webSocket
  if (!socket) throw new Error(`no socket: ${response.status}`)
  const heard: HubMessage[] = []
  socket.addEventListener('message', ({ data }) => {
    const message = parseHubMessage(data)
    if (message) heard.push(message)
  })
  socket.accept()
  const messages = () => heard.filter((message) => message.type === 'change')
  return { socket, heard, messages }
}

test('what changes is told to the user’s own sockets, each change once and in order, without content', async () => {
  const owner = await signedIn()
  const other = await signedIn()
  const mine = await openSocket(owner.token)
  const theirs = await openSocket(other.token)
  const file = await (
    await owner.browser.fetch('/api/storage/medical-files', { method: 'POST', body: formOf(201) })
  ).json<FileRecord>()
  await vi.waitUntil(() => mine.messages().some(({ table }) => table === 'lab_registry'), { timeout: 10_000 })
  const seqs = mine.messages().map(({ seq }) => seq)
  expect(new Set(seqs).size).toBe(seqs.length)
  expect(seqs).toEqual([...seqs].sort((a, b) => a - b))
  expect(mine.messages()).toContainEqual(
    expect.objectContaining({ type: 'change', table: 'files', event: 'insert', id: file.id }),
  )
  expect(withoutIds(JSON.stringify(mine.heard))).not.toMatch(/glucose|141/i)
  expect(theirs.heard).toEqual([])
  // How far the reading is, is told without a change.
  const progress = mine.heard.filter((message) => message.type === 'progress')
  expect(progress.map(({ pct }) => pct)).toEqual([10, 20, 70, 75, 90])
  mine.socket.close()
  theirs.socket.close()
})

/** Somebody who listens, and a record that changes without a word to the hub. */
async function listener() {
  const { owner, token } = await patient()
  const { heard } = await openSocket(token)
  const scope = scopeOf(owner.userId, [], undefined, owner.shard)
  const change = async (count: number) => {
    const changes = Array.from({ length: count }, (_, n) => ({
      table: 'files',
      event: 'update' as const,
      id: `row ${n}`,
    }))
    const nothing = scope.note(files, eq(files.id, 'none'), { attempts: 0 })
    await scope.commit([{ ...nothing, changes }])
  }
  const left = async () => (await scope.changesSince(0, 10_000)).length
  const { seq } = await scope.head()
  return { seq, hub: hubs.getByName(owner.userId), shard: owner.shard, token, heard, change, left }
}
const seqsOf = (heard: readonly HubMessage[]) =>
  heard.flatMap((message) => ('seq' in message ? [message.seq] : []))
const after = (seq: number, count: number) => Array.from({ length: count }, (_, n) => seq + n + 1)

test('three announcements at once tell four changes once each, in order', async () => {
  const { seq, hub, shard, heard, change } = await listener()
  await change(4)
  await Promise.all([hub.announce(shard), hub.announce(shard), hub.announce(shard)])
  await vi.waitUntil(() => heard.length >= 4)
  expect(seqsOf(heard)).toEqual(after(seq, 4))
})

test('more changes than are read at a time: none is lost, and what was told is pruned', async () => {
  const { seq, hub, shard, heard, change, left } = await listener()
  await change(1200)
  await hub.announce(shard)
  await vi.waitUntil(() => heard.length >= 1200)
  expect(seqsOf(heard)).toEqual(after(seq, 1200))
  expect(await left()).toBeLessThan(50)
})

test('after a gap of ten thousand changes, one message says to read again', async () => {
  const { seq, hub, shard, heard, change, left } = await listener()
  await change(10_000)
  await hub.announce(shard)
  await change(1)
  await hub.announce(shard)
  await vi.waitUntil(() => heard.length >= 2)
  expect(heard[0]).toEqual({ type: 'reset', seq: seq + 10_000 })
  expect(seqsOf(heard)).toEqual([seq + 10_000, seq + 10_001])
  expect(await left()).toBeLessThan(50)
})

test('what changed between a screen’s first read and its socket is told to that screen alone, then what changes', async () => {
  const { seq, hub, shard, token, heard, change } = await listener()
  await change(3)
  await hub.announce(shard)
  await vi.waitUntil(() => heard.length >= 3)
  const late = await openSocket(token, `?since=${seq + 1}`)
  await vi.waitUntil(() => late.heard.length >= 2)
  await change(1)
  await hub.announce(shard)
  await vi.waitUntil(() => late.heard.length >= 3)
  expect(seqsOf(late.heard)).toEqual(after(seq + 1, 3))
  expect(seqsOf(heard)).toEqual(after(seq, 4))
  late.socket.close()
})

test('a change that nobody was told of is told when a screen opens, one that is up to date hears nothing', async () => {
  const { seq, token, heard, change } = await listener()
  await change(2)
  const late = await openSocket(token, `?since=${seq}`)
  await vi.waitUntil(() => late.heard.length >= 2 && heard.length >= 2)
  const upToDate = await openSocket(token, `?since=${seq + 2}`)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(new Set(seqsOf(late.heard))).toEqual(new Set(after(seq, 2)))
  expect(seqsOf(upToDate.heard)).toEqual([])
  late.socket.close()
  upToDate.socket.close()
})

test('a screen that missed what is pruned is told to read again', async () => {
  const { seq, hub, shard, token, heard, change } = await listener()
  await change(120)
  await hub.announce(shard)
  await vi.waitUntil(() => heard.length >= 120)
  const late = await openSocket(token, `?since=${seq + 1}`)
  await vi.waitUntil(() => late.heard.length >= 1)
  expect(late.heard).toEqual([{ type: 'reset', seq: seq + 120 }])
  late.socket.close()
})

test.each(['?since=-1', '?since=x', '?since=1.5'])('a socket that asks for %s is refused', async (query) => {
  const { token } = await signedIn()
  await expect(openSocket(token, query)).rejects.toThrow('no socket: 400')
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

test('the hub sends for a page that a dead consumer held again, and rests when all is done', async () => {
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
