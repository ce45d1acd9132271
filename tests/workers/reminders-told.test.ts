import { env } from 'cloudflare:workers'
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import type { Reminder } from '../../core/records/reminder'
import type { UserHub } from '../../durable-objects/user-hub'
import type { Env } from '../../workers/config'
import { mostDevices } from '../../durable-objects/told-devices'
import { patient } from '../support/files'
import { pushDevice } from '../support/push-device'

const hubs = (env as unknown as Env).USER_HUB as unknown as DurableObjectNamespace<UserHub>
type Someone = Awaited<ReturnType<typeof patient>>

const hubOf = ({ owner }: Someone) => hubs.getByName(owner.userId)
const past = '2020-05-01T08:00:00Z'
const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString()
let count = 0
const deviceOf = (end = 'x') => pushDevice(`https://fcm.googleapis.com/fcm/send/${(count += 1)}${end}`)
type Device = Awaited<ReturnType<typeof deviceOf>>

let someone: Someone
beforeEach(async () => void (someone = await patient()))

const said = ({ browser }: Someone, name: string, json: object) =>
  browser.fetch(`/api/functions/${name}`, { method: 'POST', json })
const subscribe = (who: Someone, { form }: Device) => said(who, 'push_subscribe', form)
async function remind(who: Someone, due_at: string) {
  const json = { title: 'Ask about the metformin', due_at }
  return (await who.browser.fetch('/api/rest/reminders', { method: 'POST', json })).json<Reminder>()
}
const reminders = async ({ browser }: Someone) =>
  (await browser.fetch('/api/rest/reminders')).json<Reminder[]>()
const armed = (who: Someone) => runInDurableObject(hubOf(who), (_hub, { storage }) => storage.getAlarm())

test('a reminder that is due is told once, to its person’s devices, and not what it says', async () => {
  const mine = await deviceOf()
  const theirs = await deviceOf()
  expect((await subscribe(someone, mine)).status).toBe(204)
  await subscribe(await patient(), theirs)
  const { id, told_at: before } = await remind(someone, past)
  expect(before).toBeNull()
  expect(await runDurableObjectAlarm(hubOf(someone))).toBe(true)
  const [notice, ...more] = await mine.got()
  expect(more).toEqual([])
  expect(await mine.read(notice ?? { endpoint: '', headers: {}, body: '' })).toEqual({
    title: 'Chartlight',
    body: 'You have a reminder.',
  })
  expect(notice?.headers).toMatchObject({ topic: 'reminders', 'content-encoding': 'aes128gcm' })
  expect(await theirs.got()).toEqual([])
  const [told] = await reminders(someone)
  expect(told).toMatchObject({ id, status: 'pending' })
  expect(told?.told_at).not.toBeNull()
  await runDurableObjectAlarm(hubOf(someone))
  expect(await mine.got()).toHaveLength(1)
  // Put off, it is told again when that time comes.
  const json = { due_at: '2021-05-01T08:00:00Z' }
  await someone.browser.fetch(`/api/rest/reminders/${id}`, { method: 'PATCH', json })
  await runDurableObjectAlarm(hubOf(someone))
  expect(await mine.got()).toHaveLength(2)
})

test('one that comes next week is waited for, and keeps no upload waiting', async () => {
  await remind(someone, inAWeek())
  await runDurableObjectAlarm(hubOf(someone))
  const day = Date.now() + 86_400_000
  expect(await armed(someone)).toBeGreaterThan(day - 600_000)
  expect(await armed(someone)).toBeLessThanOrEqual(day)
  await hubOf(someone).watch(someone.owner.shard)
  expect(await armed(someone)).toBeLessThan(Date.now() + 60_000)
})

test('a device that signed out, unsubscribed or is gone is told nothing', async () => {
  const [off, gone, out] = [await deviceOf(), await deviceOf('gone'), await deviceOf()]
  for (const device of [off, gone, out]) await subscribe(someone, device)
  await said(someone, 'push_unsubscribe', { endpoint: off.form.endpoint })
  const { id } = await remind(someone, past)
  await runDurableObjectAlarm(hubOf(someone))
  expect([await off.got(), await gone.got(), await out.got()].map(({ length }) => length)).toEqual([0, 1, 1])
  const isOn = async ({ form: { endpoint } }: Device) =>
    (await (await said(someone, 'push_state', { endpoint })).json<{ on: boolean }>()).on
  expect([await isOn(gone), await isOn(out)]).toEqual([false, true])
  const json = { due_at: '2021-05-01T08:00:00Z' }
  await someone.browser.fetch(`/api/rest/reminders/${id}`, { method: 'PATCH', json })
  await someone.browser.fetch('/api/auth/logout', { method: 'POST' })
  await runDurableObjectAlarm(hubOf(someone))
  expect(await out.got()).toHaveLength(1)
})

test('a device belongs to who subscribed it; another person is not told that it is there', async () => {
  const device = await deviceOf()
  await subscribe(someone, device)
  const { endpoint } = device.form
  const other = await patient()
  expect(await (await said(other, 'push_state', { endpoint })).json()).toMatchObject({ on: false })
  await said(other, 'push_unsubscribe', { endpoint })
  expect(await (await said(someone, 'push_state', { endpoint })).json()).toMatchObject({ on: true })
})

test('of many devices the newest are told', async () => {
  const devices: Device[] = []
  for (let n = 0; n <= mostDevices; n += 1) devices.push(await deviceOf())
  for (const device of devices) await subscribe(someone, device)
  await remind(someone, past)
  await runDurableObjectAlarm(hubOf(someone))
  const told = await Promise.all(devices.map(async (device) => (await device.got()).length))
  expect(told).toEqual([0, ...Array.from({ length: mostDevices }, () => 1)])
})

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.example.org/x',
  'https://example.org/fcm.googleapis.com',
  'https://evilpush.apple.com.example.org/',
  'https://127.0.0.1/x',
  'https://user@localhost/x',
  'nothing',
])('nothing is sent to %s', async (endpoint) => {
  const { form } = await deviceOf()
  expect((await said(someone, 'push_subscribe', { ...form, endpoint })).status).toBe(400)
})
