import { Hono } from 'hono'
import { z } from 'zod'
import { toFileRecord } from '../db/records/files'
import { notFound } from './errors'
import { requireUser } from './guards'
import type { ApiEnv } from './types'

export const functions = new Hono<ApiEnv>()
functions.use(requireUser)

/** (Re-)queues processing; what is being read right now goes on. */
functions.post('/upload_finalize', async (c) => {
  const body = z.object({ file_id: z.uuid() }).safeParse(await c.req.json().catch(() => null))
  const record = c.get('record')
  const file = body.success ? await record.files.find(body.data.file_id) : null
  if (!file) throw notFound()
  const { userId, shard } = record.owner
  const { hub, lookAfter } = c.get('context')
  await hub(userId).watch(shard)
  if (await record.files.requeue(file.id)) await lookAfter(record.owner)
  const now = await record.files.find(file.id)
  return c.json(toFileRecord(now ?? file), 202)
})
