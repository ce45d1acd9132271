import { env } from 'cloudflare:workers'
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { getTableName } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { UserHub } from '../../durable-objects/user-hub'
import { removeAccount, type RemoveAccountDeps } from '../../workers/actions/remove-account'
import type { Env } from '../../workers/config'
import { openContext } from '../../workers/context'
import { receiptOf } from '../../workers/db/accounts/closures'
import { owned } from '../../workers/db/owned'
import { Browser, call, passGate, signedIn } from '../support/api'
import { patient, somethingWaits, type Patient } from '../support/files'
import { newFile } from '../support/records'
import { openSocket } from '../support/sockets'

const bindings = env as unknown as Env
const { ACCOUNTS } = bindings
const hubs = bindings.USER_HUB as unknown as DurableObjectNamespace<UserHub>
const shardOf = ({ owner }: Patient) =>
  (bindings as unknown as Record<string, D1Database>)[`RECORDS_${owner.shard}`] as D1Database

/** All that is kept of a person, by the place; the tombstone and the receipt are not of a person any more. */
async function left(one: Patient): Promise<Record<string, number>> {
  const { userId } = one.owner
  const found: Record<string, number> = {}
  const note = (place: string, n: number | null) => {
    if (n !== 0) found[place] = n ?? -1
  }
  for (const bucket of ['MEDICAL_FILES', 'ARTIFACTS'] as const)
    note(bucket, (await bindings[bucket].list({ prefix: `${userId}/` })).objects.length)
  for (const table of owned.records) {
    const name = getTableName(table)
    const where = name === 'heads' ? 'AND closed_at IS NULL' : ''
    const count = `SELECT count(*) AS n FROM ${name} WHERE user_id = ? ${where}`
    note(name, await shardOf(one).prepare(count).bind(userId).first<number>('n'))
  }
  for (const table of owned.accounts) {
    const name = getTableName(table)
    const condition =
      'userId' in table
        ? 'user_id = ?'
        : 'familyId' in table
          ? 'family_id IN (SELECT id FROM refresh_families WHERE user_id = ?)'
          : 'id = ?'
    const count = `SELECT count(*) AS n FROM ${name} WHERE ${condition}`
    note(name, await ACCOUNTS.prepare(count).bind(userId).first<number>('n'))
  }
  return found
}

/** As if the account had been closed so many minutes earlier, and the alarm rang. */
async function later(one: Patient, minutes: number) {
  await shardOf(one)
    .prepare('UPDATE heads SET closed_at = ? WHERE user_id = ?')
    .bind(new Date(Date.now() - minutes * 60_000).toISOString(), one.owner.userId)
    .run()
  await runDurableObjectAlarm(hubs.getByName(one.owner.userId))
}

const close = (browser: Browser) =>
  browser.fetch('/api/functions/delete_account', { json: { confirm: true } })

test('without a clear word nothing is deleted', async () => {
  const one = await patient()
  for (const json of [{}, { confirm: false }, { confirm: 'yes' }, []])
    expect((await one.browser.fetch('/api/functions/delete_account', { json })).status).toBe(400)
  expect((await one.browser.fetch('/api/auth/user')).status).toBe(200)
  expect(await shardOf(one).prepare('SELECT closed_at FROM heads WHERE user_id = ?').bind(one.owner.userId).first('closed_at')).toBeNull() // prettier-ignore
})

test('a deleted account: every device, socket, row and object is gone; the receipt says so; nobody signs in', async () => {
  const someone = await signedIn()
  const { browser, email, password, token, refreshToken } = someone
  const row = await ACCOUNTS.prepare('SELECT shard FROM users WHERE id = ?')
    .bind(someone.userId)
    .first<{ shard: number }>()
  const one = { browser, token, owner: { userId: someone.userId, shard: row?.shard ?? 0 } }
  await somethingWaits(one, 7001)
  const socket = await openSocket(token)
  const wished = { json: { scope: { type: 'full' }, expires_days: 7 } }
  const shared = await browser.fetch('/api/functions/create_share_link', wished)
  const { id: linkId, slug } = await shared.json<{ id: string; slug: string }>()
  const viewed = () => call(new Request(`https://chart.test/api/functions/view_share_link/${slug}`))
  const cached = async () => (await bindings.CACHE.list({ prefix: `snap:${linkId}:` })).keys.length
  expect([(await viewed()).status, await cached()]).toEqual([200, 1])
  expect(Object.keys(await left(one))).toEqual(
    expect.arrayContaining(['MEDICAL_FILES', 'ARTIFACTS', 'facts', 'files', 'users', 'refresh_tokens']),
  )

  const answer = await close(browser)
  expect(answer.status).toBe(202)
  const { receipt } = await answer.json<{ receipt: string }>()
  expect([...browser.cookies.keys()]).toEqual(['__Host-access_granted'])
  const bearer = { authorization: `Bearer ${token}` }
  const who = () => call(new Request('https://chart.test/api/auth/user', { headers: bearer }))
  expect((await who()).status).toBe(401)
  await vi.waitUntil(() => socket.closed() !== null, { timeout: 1_000 })
  expect(await openSocket(token).catch((error: Error) => error.message)).toBe('no socket: 401')
  expect([(await viewed()).status, await cached()]).toEqual([404, 0])
  const refresh = await new Browser().fetch('/api/auth/token?grant_type=refresh_token', {
    json: { refresh_token: refreshToken },
  })
  expect(refresh.status).toBe(401)
  expect(await left(one)).toEqual({})

  const told = async () => (await new Browser().fetch(`/api/auth/receipts/${receipt}`)).json<object>()
  // Whoever was reading a page may still be writing.
  expect(await told()).toMatchObject({ status: 'removing', removed_at: null })
  await bindings.ARTIFACTS.put(`${someone.userId}/late/page.json`, '{}')
  await later(one, 2)
  await later(one, 2)
  expect(await left(one)).toEqual({})
  expect(await told()).toMatchObject({
    status: 'removed',
    removed_at: expect.stringMatching(/^20/) as string,
  })

  const signIn = await browser.fetch('/api/auth/token?grant_type=password', { json: { email, password } })
  expect([signIn.status, (await signIn.json<{ code: string }>()).code]).toEqual([400, 'invalid_credentials'])

  await later(one, 61)
  const head = await shardOf(one)
    .prepare('SELECT count(*) AS n FROM heads WHERE user_id = ?')
    .bind(someone.userId)
    .first<number>('n')
  expect(head).toBe(0)
  await runInDurableObject(hubs.getByName(someone.userId), async (_hub, { storage }) => {
    expect([[...(await storage.list()).keys()].filter((key) => !key.startsWith('__ps')), await storage.getAlarm()]).toEqual([[], null]) // prettier-ignore
  })
  expect(await told()).toMatchObject({ status: 'removed' })
})

test('the e-mail is free at once, and the new account has nothing of the old one', async () => {
  const { browser, email, password, userId } = await signedIn()
  expect((await close(browser)).status).toBe(202)
  const again = await passGate()
  expect((await again.fetch('/api/auth/signup', { json: { email, password } })).status).toBe(201)
  const session = await again.fetch('/api/auth/token?grant_type=password', { json: { email, password } })
  const { user } = await session.json<{ user: { id: string } }>()
  expect(user.id).not.toBe(userId)
})

test('what is written to a closed account is refused, and an upload leaves no object', async () => {
  const one = await patient()
  const context = openContext(bindings)
  await context.system.closure(one.owner).close()
  // The device does not know yet: as if the process had died between the tombstone and the hub.
  const consent = { version: '1.0', locale: 'en', text_hash: '0'.repeat(64) }
  expect((await one.browser.fetch('/api/rest/consents', { json: consent })).status).toBe(401)
  const file = newFile(one.owner.userId, crypto.randomUUID())
  await expect(context.record(one.owner).removals.expectUpload(file)).rejects.toThrow('closed')
})

/** Dies at one call, before it or after: what a crash between any two awaits leaves. */
function dyingAt(deps: RemoveAccountDeps, step: number) {
  let count = 0
  const fragile =
    <A extends unknown[], T>(run: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      if (count++ === step) throw new Error('died')
      const value = await run(...args)
      if (count++ === step) throw new Error('died')
      return value
    }
  const counted: RemoveAccountDeps = {
    now: deps.now,
    endSockets: fragile(deps.endSockets),
    endSignIn: fragile(deps.endSignIn),
    removeCopies: fragile(deps.removeCopies),
    removeRows: fragile(deps.removeRows),
    removeObjects: fragile(deps.removeObjects),
    removeAccount: fragile(deps.removeAccount),
    noteRemoved: fragile(deps.noteRemoved),
    forget: fragile(deps.forget),
  }
  return { counted, steps: () => count }
}

test('killed at each step, and at the same step again, the removal ends all the same', async () => {
  const context = openContext(bindings)
  const closedAt = Date.now() - 61 * 60_000
  const depsFor = (one: Patient): RemoveAccountDeps => {
    const closure = context.system.closure(one.owner)
    const hub = hubs.getByName(one.owner.userId)
    return {
      endSockets: async () => {
        await hub.endAll()
      },
      endSignIn: (at) => context.closures.endSignIn(one.owner.userId, at),
      removeCopies: async () => {
        for (const { id, epoch } of await closure.shared()) await context.snapshots.remove(id, epoch)
      },
      removeRows: closure.removeRows,
      removeObjects: () => context.objects.removeSome(one.owner.userId),
      removeAccount: () => context.closures.remove(one.owner.userId),
      noteRemoved: (at) => context.closures.noteRemoved(one.owner.userId, at),
      forget: closure.forget,
      now: () => Date.now(),
    }
  }
  let steps = Infinity
  for (let step = 0; step < steps; step += 1) {
    const one = await patient()
    const { userId } = one.owner
    await context.record(one.owner).files.add(newFile(userId, crypto.randomUUID()))
    await bindings.MEDICAL_FILES.put(`${userId}/a.png`, 'canary')
    await bindings.ARTIFACTS.put(`${userId}/a/page.json`, 'canary')
    await context.system.closure(one.owner).close()
    const { counted, steps: made } = dyingAt(depsFor(one), step)
    // Twice: the first look finds things, the second finds none and ends.
    for (let look = 0; look < 2; look += 1) await removeAccount(counted, closedAt).catch(() => null)
    steps = made() < step ? step : Infinity
    for (let look = 0; look < 4; look += 1) {
      if ((await context.system.closure(one.owner).closedAt()) === null) break
      await removeAccount(depsFor(one), closedAt)
    }
    expect([step, await left(one), await context.system.closure(one.owner).closedAt()]).toEqual([
      step,
      {},
      null,
    ])
    expect((await context.closures.receipt(receiptOf(userId)))?.removedAt).not.toBeNull()
  }
  expect(steps).toBeGreaterThan(20)
})
