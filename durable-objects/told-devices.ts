import { translator } from '../core/i18n/languages'
import type { ToldDevice } from '../core/records/push'
import type { Push } from '../workers/adapters/push'

/** Of one person; more are no devices of theirs. The oldest makes room. */
export const mostDevices = 20
const prefix = 'push:'

/** The devices of one person that are told when something is due. They go with the hub, and with their sign-in. */
export function toldDevices(storage: DurableObjectStorage) {
  const all = async () => [...(await storage.list<ToldDevice>({ prefix }))]

  return {
    async add(device: ToldDevice): Promise<void> {
      const key = await keyOf(device.endpoint)
      const others = (await all()).filter(([its]) => its !== key).sort(([, a], [, b]) => a.since - b.since)
      const tooMany = others.slice(0, Math.max(0, others.length + 1 - mostDevices)).map(([its]) => its)
      if (tooMany.length > 0) await storage.delete(tooMany)
      await storage.put(key, device)
    },

    has: async (endpoint: string): Promise<boolean> =>
      (await storage.get(await keyOf(endpoint))) !== undefined,

    async remove(endpoint: string): Promise<void> {
      await storage.delete(await keyOf(endpoint))
    },

    async endFamily(familyId: string): Promise<void> {
      const gone = (await all()).filter(([, device]) => device.familyId === familyId).map(([key]) => key)
      if (gone.length > 0) await storage.delete(gone)
    },

    /** Tells each that something is due, never what. One that is gone is forgotten. */
    async tell(push: Push): Promise<void> {
      const told = (await all()).map(async ([key, device]) => {
        const t = translator(device.locale)
        const pushed = await push.send(device, { title: t('mail.pushTitle'), body: t('mail.pushText') })
        if (pushed === 'gone') await storage.delete(key)
      })
      await Promise.all(told)
    },
  }
}

async function keyOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return `${prefix}${Buffer.from(digest).toString('base64url')}`
}
