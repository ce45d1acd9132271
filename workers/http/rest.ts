import { Hono } from 'hono'
import { z } from 'zod'
import { removeFile } from '../actions/remove-file'
import { entityTypeShape } from '../../core/records/parts'
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
  const ids = c.req
    .query('ids')
    ?.split(',')
    .filter((id) => id !== '')
  const rows = await c.get('record').files.list({ limit, ...(ids ? { ids } : {}) })
  return c.json(rows.map(toFileRecord))
})

rest.get('/files/:id', async (c) => {
  const file = await c.get('record').files.find(c.req.param('id'))
  if (!file) throw notFound()
  return c.json(toFileRecord(file))
})

rest.delete('/files/:id', async (c) => {
  const { owner, files, extraction } = c.get('record')
  const file = await files.find(c.req.param('id'))
  if (!file) throw notFound()
  const { hub, lookAfter } = c.get('context')
  const deps = {
    watch: () => hub(owner.userId).watch(owner.shard),
    removeRows: extraction.removeFile,
    lookAfter: () => lookAfter(owner),
  }
  if (!(await removeFile(deps, file.id))) throw notFound()
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

const consentBody = z.object({
  version: z.string().min(1).max(32),
  locale: z.enum(['en', 'he']),
  text_hash: z.string().regex(/^[0-9a-f]{64}$/),
})

rest.post('/consents', async (c) => {
  const body = consentBody.safeParse(await c.req.json().catch(() => null))
  if (!body.success)
    throw new Refusal(400, 'invalid_input', 'The consent could not be recorded. Please try again.')
  await c.get('record').profile.acceptConsent({
    version: body.data.version,
    locale: body.data.locale,
    textHash: body.data.text_hash,
  })
  return c.json(body.data, 201)
})

/** What may be counted, and with what: numbers only, so that no word of a record can slip in. */
const eventBody = z.object({
  event_name: z.enum(['upload_started']),
  metadata: z.object({ file_count: z.number().int().min(1).max(1000) }),
})

rest.post('/events_analytics', async (c) => {
  const body = eventBody.safeParse(await c.req.json().catch(() => null))
  if (!body.success) throw new Refusal(400, 'invalid_input', 'This event is not one that is counted.')
  await c.get('record').profile.record(body.data.event_name, body.data.metadata)
  return c.body(null, 201)
})

rest.get('/registry', async (c) => {
  const query = z
    .object({
      type: entityTypeShape,
      limit: z.coerce.number().int().min(1).max(500).default(100),
      offset: z.coerce.number().int().min(0).default(0),
    })
    .safeParse(c.req.query())
  if (!query.success)
    throw new Refusal(
      400,
      'invalid_input',
      'type is one of diagnosis, medication, allergy, procedure, lab, imaging.',
    )
  return c.json(await c.get('record').registry.ofType(query.data.type, query.data.limit, query.data.offset))
})
