import { env } from 'cloudflare:workers'
import type { Env } from '../../workers/config'
import { openContext } from '../../workers/context'
import type { RecordDoor } from '../../workers/db/records/open'
import { openFiles, type NewFile } from '../../workers/db/records/files'
import { Scope } from '../../workers/db/records/scope'
import type { Patient } from './files'

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

/** Somebody's own door to their record. */
export const recordOf = ({ owner }: Patient): RecordDoor => openContext(env as unknown as Env).record(owner)

/** Rows that wait, of pictures that nobody has stored. */
export async function addWaiting(userId: string, ids: readonly string[]) {
  const files = openFiles(scopeOf(userId))
  for (const id of ids) await files.add(newFile(userId, id))
}
