import { Hono } from 'hono'
import { toEntityRecord } from '../db/records/entities'
import { toFileRecord } from '../db/records/files'
import { notFound, Refusal } from './errors'
import { requireUser } from './guards'
import type { ApiEnv } from './types'

/** Reads and writes on rows of one's own. */
export const rest = new Hono<ApiEnv>()
rest.use(requireUser)

rest.get('/files', async (c) => {
  const limit = Number(c.req.query('limit') ?? 1000)
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000) {
    throw new Refusal(400, 'bad_limit', 'limit is a whole number from 1 to 1000.')
  }
  const ids = c.req.query('ids')?.split(',').filter((id) => id !== '')
  const rows = await c.get('record').files.list({ limit, ...(ids ? { ids } : {}) })
  return c.json(rows.map(toFileRecord))
})

rest.get('/files/:id', async (c) => {
  const file = await c.get('record').files.find(c.req.param('id'))
  if (!file) throw notFound()
  return c.json(toFileRecord(file))
})

rest.delete('/files/:id', async (c) => {
  const record = c.get('record')
  const file = await record.files.find(c.req.param('id'))
  if (!file) throw notFound()
  await record.extraction.removeFile(file.id)
  // The rows are gone; an object that stays behind is unreachable, and goes with the account at the latest.
  await Promise.allSettled([
    c.env.MEDICAL_FILES.delete(file.storagePath),
    c.env.ARTIFACTS.delete(`${file.userId}/${file.id}/page.json`),
  ])
  return c.body(null, 204)
})

rest.get('/entities', async (c) => {
  const fileId = c.req.query('file_id') ?? ''
  const file = await c.get('record').files.find(fileId)
  if (!file) throw notFound()
  return c.json((await c.get('record').entities.ofFile(file.id)).map(toEntityRecord))
})

rest.get('/profiles', async (c) => {
  const profile = await c.get('record').profile.read()
  return c.json(profile ? [profile] : [])
})

rest.get('/consents', async (c) => {
  const consent = await c.get('record').profile.latestConsent()
  return c.json(consent ? [consent] : [])
})
