// Leases on files, and what was sent to read them: nothing else runs on a folder that is locked, and the queue of this
// machine is in memory, so what a server held or sent ends with it.

/** @typedef {{ lookAfter: (shard: number) => Promise<void> }} Hub as it is called from outside */

const shards = async (/** @type {import('miniflare').Miniflare} */ app) =>
  Promise.all(
    Object.keys(await app.getBindings())
      .filter((name) => /^RECORDS_\d+$/.test(name))
      .map(async (name) => ({
        shard: Number(name.slice('RECORDS_'.length)),
        database: await app.getD1Database(name),
      })),
  )

/**
 * Frees every file that was being read. With `asIfUntried` the try that is broken off does not count: the page did
 * nothing wrong, the server was stopped.
 * @param {import('miniflare').Miniflare} app
 * @param {{ asIfUntried?: boolean }} [options]
 */
export async function handBackLeases(app, { asIfUntried = false } = {}) {
  const broken = asIfUntried ? 1 : 0
  for (const { database } of await shards(app))
    await database
      .prepare(
        `UPDATE files SET lease_id = NULL, lease_until = NULL, sent_at = NULL, sends = 0, processing_state = 'queued',
          attempts = CASE WHEN lease_id IS NULL THEN attempts ELSE MAX(0, attempts - ${broken}) END
         WHERE processing_state IN ('queued', 'running')`,
      )
      .run()
}

/**
 * Has every person's hub look after what waits, now and not when its alarm rings.
 * @param {import('miniflare').Miniflare} app
 */
export async function wakeWaiting(app) {
  const hubs = await app.getDurableObjectNamespace('USER_HUB')
  for (const { shard, database } of await shards(app)) {
    /** @type {D1Result<{ user_id: string }>} */
    const { results } = await database
      .prepare(`SELECT DISTINCT user_id FROM files WHERE processing_state = 'queued'`)
      .all()
    for (const { user_id: userId } of results) {
      const hub = /** @type {unknown} */ (hubs.get(hubs.idFromName(userId)))
      await /** @type {Hub} */ (hub).lookAfter(shard)
    }
  }
}
