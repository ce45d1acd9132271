import { env } from 'cloudflare:workers'
import { openFiles, type NewFile } from '../../workers/db/records/files'
import { Scope } from '../../workers/db/records/scope'

/** One person's rows in a shard, without a hub: `announced` hears of each commit. */
export function scopeOf(userId: string, announced: number[] = [], now = () => new Date(), shard = 0) {
  const database = (env as unknown as Record<string, D1Database>)[`RECORDS_${shard}`]
  if (!database) throw new Error(`no shard ${shard}`)
  return new Scope(database, userId, now, async (seq) => void announced.push(seq))
}

export const newFile = (userId: string, id: string): NewFile => ({
  id,
  storagePath: `${userId}/${id}.png`,
  sha256: id,
  mediaType: 'image/png',
  byteSize: 2000,
  width: 800,
  height: 400,
  displayName: `${id}.png`,
})

/** Rows that wait, of pictures that nobody has stored. */
export async function addWaiting(userId: string, ids: readonly string[]) {
  const files = openFiles(scopeOf(userId))
  for (const id of ids) await files.add(newFile(userId, id))
}
