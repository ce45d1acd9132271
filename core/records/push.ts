import { z } from 'zod'
import type { Profile } from './profile'

/** The push services of the browsers there are: a notice is sent nowhere else, whatever address is handed in. */
const services: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.notify\.windows\.com$/,
  /\.push\.apple\.com$/,
]

/** Whether it is an address of one of them: https, its usual port, nobody's name before the host. */
export function isPushService(address: string): boolean {
  const host = /^https:\/\/([a-z\d.-]+)\/\S*$/.exec(address)?.[1]
  return host !== undefined && services.some((one) => one.test(host))
}

const endpoint = z
  .string()
  .max(1000)
  .refine(isPushService, 'endpoint is an address of a browser’s push service.')

/** `PushSubscription.toJSON()` of a browser: 65 bytes of a P-256 point and 16 of a secret, as base64url. */
export const pushSubscriptionShape = z.object({
  endpoint,
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
})
export type PushSubscriptionForm = Readonly<z.infer<typeof pushSubscriptionShape>>

/** A device that its person wants to be told on. */
export interface ToldDevice extends PushSubscriptionForm {
  /** The sign-in that it belongs to: signed out, it is told nothing. */
  readonly familyId: string
  readonly locale: Profile['locale']
  /** ms since 1970. */
  readonly since: number
}

export const pushStateShape = z.object({
  /** By which a browser subscribes; null where the operator has set none up. */
  public_key: z.string().nullable(),
  /** Whether this very device is told. */
  on: z.boolean(),
})
