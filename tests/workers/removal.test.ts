import { env } from 'cloudflare:workers'
import { runDurableObjectAlarm } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { UserHub } from '../../durable-objects/user-hub'
import type { Env } from '../../workers/config'
import { openContext } from '../../workers/context'
import { processDeps } from '../../workers/jobs/deps'
import { processFile, type ProcessDeps } from '../../workers/jobs/process-file'
import { patient, readAgain, uploadAndRead, type Patient } from '../support/files'
import { picture } from '../support/pictures'
import { newFile } from '../support/records'

const bindings = env as unknown as Env
const hubs = bindings.USER_HUB as unknown as DurableObjectNamespace<UserHub>
const shardOf = ({ owner }: Patient) =>
  (bindings as unknown as Record<string, D1Database>)[`RECORDS_${owner.shard}`] as D1Database

/** What is left of a person: objects, and rows that came from pages. */
async function left(one: Patient) {
  const prefix = `${one.owner.userId}/`
  const [pictures, made] = await Promise.all([
    bindings.MEDICAL_FILES.list({ prefix }),
    bindings.ARTIFACTS.list({ prefix }),
  ])
  const count = async (path: string) => (await (await one.browser.fetch(path)).json<unknown[]>()).length
  return {
    objects: pictures.objects.length + made.objects.length,
    files: await count('/api/rest/files'),
    items: await count('/api/rest/registry?type=lab'),
    removals: await shardOf(one)
      .prepare('SELECT count(*) AS n FROM removals WHERE user_id = ?')
      .bind(one.owner.userId)
      .first<number>('n'),
  }
}
const nothing = { objects: 0, files: 0, items: 0, removals: 0 }

/** As if its last try had been two minutes ago, and the alarm rang. */
async function later(one: Patient) {
  const past = new Date(Date.now() - 120_000)
  await shardOf(one)
    .prepare('UPDATE removals SET created_at = ?, due_at = ? WHERE user_id = ?')
    .bind(past.toISOString(), past.getTime(), one.owner.userId)
    .run()
  await runDurableObjectAlarm(hubs.getByName(one.owner.userId))
}

const remove = async ({ browser }: Patient, id: string) => {
  const { status } = await browser.fetch(`/api/rest/files/${id}`, { method: 'DELETE' })
  expect(status).toBe(204)
}

/** Each thing that a reading waits for, in its order; null counts them. */
function deletingAt(deps: ProcessDeps, step: number | null, erase: () => Promise<void>) {
  let count = 0
  const before =
    <A extends unknown[], T>(call: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      if (count++ === step) await erase()
      return call(...args)
    }
  const { leases } = deps
  const counted: ProcessDeps = {
    ...deps,
    find: before(deps.find),
    leases: {
      ...leases,
      claim: before(leases.claim),
      renew: before(leases.renew),
      fail: before(leases.fail),
    },
    tell: before(deps.tell),
    loadPicture: before(deps.loadPicture),
    readPicture: before(deps.readPicture),
    loadPage: before(deps.loadPage),
    storePage: before(deps.storePage),
    removeMade: before(deps.removeMade),
    storeSmaller: before(deps.storeSmaller),
    storeStrips: before(deps.storeStrips),
    extract: before(deps.extract),
    save: before(deps.save),
  }
  return { counted, steps: () => count }
}

test('a page deleted at any moment of its reading leaves no object, no fact and no item of a list', async () => {
  const one = await patient()
  const context = openContext(bindings)
  const { removals } = context.record(one.owner)
  /** A page that only this test reads: no message is sent for it. */
  const read = async (step: number | null) => {
    const file = newFile(one.owner.userId, crypto.randomUUID())
    await removals.expectUpload(file)
    await bindings.MEDICAL_FILES.put(file.storagePath, picture(900))
    expect(await removals.addUploaded(file)).toBe(true)
    const { counted, steps } = deletingAt(processDeps(context, one.owner), step, () => remove(one, file.id))
    await processFile(counted, file.id)
    return { id: file.id, steps: steps() }
  }
  const { id, steps } = await read(null)
  await remove(one, id)
  expect(steps).toBeGreaterThan(15)
  for (let step = 0; step < steps; step += 1) {
    await read(step)
    expect({ step, ...(await left(one)) }).toMatchObject({ step, objects: 0, files: 0, items: 0 })
  }
  // More pages than one alarm looks after.
  await later(one)
  await later(one)
  expect(await left(one)).toEqual(nothing)
})

test('words that were being stored as the process died are found when the lease is over', async () => {
  const one = await patient()
  const id = await uploadAndRead(one.browser, 950)
  await remove(one, id)
  await bindings.ARTIFACTS.put(`${one.owner.userId}/${id}/page.json`, '{}')
  await later(one)
  expect(await left(one)).toEqual(nothing)
})

test('a picture whose upload never came to its row is taken away, and no row comes after that', async () => {
  const one = await patient()
  const record = openContext(bindings).record(one.owner)
  const file = newFile(one.owner.userId, crypto.randomUUID())
  await hubs.getByName(one.owner.userId).watch(one.owner.shard)
  await record.removals.expectUpload(file)
  await bindings.MEDICAL_FILES.put(file.storagePath, 'picture')
  await runDurableObjectAlarm(hubs.getByName(one.owner.userId))
  expect((await left(one)).objects).toBe(1)
  await later(one)
  expect(await left(one)).toEqual(nothing)
  expect(await record.removals.addUploaded(file)).toBe(false)
})

test('an upload that came to its row leaves nothing to remove', async () => {
  const one = await patient()
  const id = await uploadAndRead(one.browser, 960)
  expect((await left(one)).removals).toBe(0)
  await readAgain(one, id)
  await later(one)
  // The picture, two smaller ones, its words, and a strip of each of its three facts.
  expect(await left(one)).toMatchObject({ objects: 7, files: 1, removals: 0 })
})
