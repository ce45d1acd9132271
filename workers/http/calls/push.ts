import { z } from 'zod'
import { pushStateShape, pushSubscriptionShape } from '../../../core/records/push'
import { ownCall } from './row'

/** Of whom a browser knows itself by. */
const device = z.object({ endpoint: z.string().max(1000).nullable() })

/** Being told on a device when a reminder is due, with no page open. */
export const pushCalls = [
  ownCall({
    method: 'post',
    path: '/functions/push_state',
    summary: 'Whether this device is told of reminders, and the key by which it could be',
    body: device,
    answers: { 200: pushStateShape },
    foreign: null,
    async run({ context, record, body: { endpoint } }) {
      const on = endpoint !== null && (await context.hub(record.owner.userId).isTold(endpoint))
      return { public_key: context.push.publicKey, on }
    },
  }),

  ownCall({
    method: 'post',
    path: '/functions/push_subscribe',
    summary: 'Tell this device of reminders until it signs out; what is told is only that there is one',
    body: pushSubscriptionShape,
    answers: { 204: null },
    foreign: null,
    async run({ context, record, session, body: { endpoint, keys } }) {
      const locale = (await record.profile.read())?.locale ?? 'en'
      const told = { endpoint, keys, locale, familyId: session.familyId, since: Date.now() }
      await context.hub(record.owner.userId).addDevice(told)
      return null
    },
  }),

  ownCall({
    method: 'post',
    path: '/functions/push_unsubscribe',
    summary: 'Tell this device no more',
    body: z.object({ endpoint: z.string().max(1000) }),
    answers: { 204: null },
    foreign: null,
    async run({ context, record, body: { endpoint } }) {
      await context.hub(record.owner.userId).removeDevice(endpoint)
      return null
    },
  }),
]
