/** KV keeps no shorter than this (Workers KV, expirationTtl). */
const shortestSeconds = 60

/** What links show, close to who opens them. It decides nothing: D1 does, each time (db/records/share-door.ts). */
export function openSnapshots(cache: KVNamespace) {
  const key = (linkId: string, epoch: number) => `snap:${linkId}:${epoch}`
  return {
    /** Null where it is not there, or not yet: KV is a minute behind. */
    read: (linkId: string, epoch: number): Promise<string | null> => cache.get(key(linkId, epoch)),

    /** No longer than the link is good for. */
    async write(linkId: string, epoch: number, body: string, expiresAt: string): Promise<void> {
      const seconds = Math.floor((Date.parse(expiresAt) - Date.now()) / 1000)
      if (seconds > 0)
        await cache.put(key(linkId, epoch), body, { expirationTtl: Math.max(shortestSeconds, seconds) })
    },

    remove: (linkId: string, epoch: number): Promise<void> => cache.delete(key(linkId, epoch)),
  }
}
