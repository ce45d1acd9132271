import type { callApi } from '../../session/api'

/** `none`: this browser cannot, or the operator has not set it up; `blocked`: the person said no to the browser. */
export type DeviceState = 'none' | 'blocked' | 'off' | 'on'

type Call = typeof callApi

/** How it stands with this device, for whoever is signed in. */
export async function deviceState(call: Call): Promise<DeviceState> {
  const manager = await pushManager()
  if (!manager) return 'none'
  const known = await manager.getSubscription()
  const answer = await call('POST /functions/push_state', { body: { endpoint: known?.endpoint ?? null } })
  if (!answer.ok || answer.value.public_key === null) return 'none'
  if (Notification.permission === 'denied') return 'blocked'
  // Of somebody else who signed in here before: on for them is not on for this person.
  return known && answer.value.on ? 'on' : 'off'
}

/** @throws where the browser or the server does not take it. */
export async function subscribe(call: Call): Promise<DeviceState> {
  const manager = await pushManager()
  const answer = await call('POST /functions/push_state', { body: { endpoint: null } })
  if (!manager || !answer.ok || answer.value.public_key === null) throw new Error('nothing to subscribe to')
  if ((await Notification.requestPermission()) !== 'granted')
    return Notification.permission === 'denied' ? 'blocked' : 'off'
  // One that was made by another key is of no use.
  await (await manager.getSubscription())?.unsubscribe()
  const subscription = await manager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: answer.value.public_key,
  })
  const { endpoint, keys } = subscription.toJSON()
  const body = {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  }
  const { ok } = await call('POST /functions/push_subscribe', { body })
  if (!ok) throw new Error('not subscribed')
  return 'on'
}

/** The server first: if the rest fails, nothing is sent all the same. */
export async function unsubscribe(call: Call): Promise<DeviceState> {
  const subscription = await (await pushManager())?.getSubscription()
  if (!subscription) return 'off'
  const { ok } = await call('POST /functions/push_unsubscribe', { body: { endpoint: subscription.endpoint } })
  if (!ok) throw new Error('not unsubscribed')
  await subscription.unsubscribe()
  return 'off'
}

async function pushManager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return null
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null
}
