import { buildPushPayload } from '@block65/webcrypto-web-push'
import { z } from 'zod'
import { isPushService, type PushSubscriptionForm } from '../../core/records/push'

/** `gone`: the browser has taken its subscription back. */
export type Pushed = 'sent' | 'gone' | 'failed'

export interface Push {
  /** Null where there is none: nothing can be sent. */
  readonly publicKey: string | null
  send(to: PushSubscriptionForm, message: PushNotice): Promise<Pushed>
}

/** What a device shows. It stands on a locked screen: never a word of a record. */
export interface PushNotice {
  readonly title: string
  readonly body: string
}

const keyShape = z.object({ x: z.string(), y: z.string(), d: z.string() })
/** How long a push service keeps it for a device that is off, in seconds. */
const keptSeconds = 24 * 60 * 60
const patienceMs = 10_000

/** Web Push (RFC 8030, 8291, 8292). `key` is a P-256 private JWK; `contact` is who a push service may write to. */
export function openPush(key: string | null, contact: string): Push {
  if (key === null) return { publicKey: null, send: async () => 'failed' }
  const { x, y, d } = keyShape.parse(JSON.parse(key))
  const point = Buffer.concat([Uint8Array.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  const vapid = { subject: contact, publicKey: point.toString('base64url'), privateKey: d }
  return {
    publicKey: vapid.publicKey,
    async send(to, message) {
      if (!isPushService(to.endpoint)) return 'gone'
      const options = { ttl: keptSeconds, urgency: 'normal', topic: 'reminders' } as const
      const subscription = { ...to, expirationTime: null }
      const { headers, body } = await buildPushPayload({ data: { ...message }, options }, subscription, vapid)
      try {
        const signal = AbortSignal.timeout(patienceMs)
        const request = { method: 'POST', headers, body, redirect: 'manual', signal } as const
        const { status } = await fetch(to.endpoint, request)
        if (status === 404 || status === 410) return 'gone'
        return status >= 200 && status < 300 ? 'sent' : 'failed'
      } catch {
        return 'failed'
      }
    },
  }
}
