import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { failureText, isFailureCode } from '../../core/records/failures'
import { displayNameOf, maxBytes, uploadRefusalText } from '../../core/records/upload'
import { sniff } from '../adapters/image/sniff'
import { stripMetadata } from '../adapters/image/strip'
import { toFileRecord } from '../db/records/files'
import { storeUpload, type StoredUpload } from '../jobs/store-upload'
import { notFound, Refusal } from './errors'
import { requireUser } from './guards'
import type { ApiEnv } from './types'

const linkSeconds = 3600
const tooLarge = () => new Refusal(413, 'too_large', 'File too large (max 25MB)')

export const storage = new Hono<ApiEnv>()

storage.post(
  '/medical-files',
  requireUser,
  bodyLimit({
    maxSize: maxBytes + 64 * 1024,
    onError: () => {
      throw tooLarge()
    },
  }),
  async (c) => {
    const form = await c.req.formData().catch(() => null)
    const file = form?.get('file')
    if (!(file instanceof File)) throw new Refusal(400, 'no_file', 'Please choose a file to upload.')
    const given = form?.get('display_name')
    const name = displayNameOf(typeof given === 'string' && given.trim() !== '' ? given : file.name)
    const record = c.get('record')
    const { userId, shard } = record.owner
    const { objects, hub, lookAfter } = c.get('context')
    const stored = await storeUpload(
      {
        userId,
        find: record.files.find,
        findByBytes: record.files.findByBytes,
        add: record.removals.addUploaded,
        expect: record.removals.expectUpload,
        sniff,
        stripMetadata,
        putObject: objects.putPicture,
        deleteObject: objects.removePicture,
        watch: () => hub(userId).watch(shard),
        lookAfter: () => lookAfter(record.owner),
      },
      { name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) },
    )
    if (!stored.ok) throw uploadRefusal(stored.refusal, name)
    const row = toFileRecord(stored.file)
    return stored.duplicate ? c.json({ ...row, duplicate: true }, 200) : c.json(row, 201)
  },
)

function uploadRefusal(refusal: Extract<StoredUpload, { ok: false }>['refusal'], name: string): Refusal {
  if (refusal in uploadRefusalText) {
    const known = refusal as keyof typeof uploadRefusalText
    const status = { invalid_type: 415, too_large: 413, too_small: 400 } as const
    return new Refusal(status[known], known, uploadRefusalText[known](name))
  }
  // A file that says JPG and holds something else is told what the specification tells of a wrong type.
  if (refusal === 'not_an_image') return new Refusal(415, refusal, uploadRefusalText.invalid_type(name))
  return new Refusal(422, refusal, isFailureCode(refusal) ? failureText[refusal] : failureText.damaged_image)
}

storage.post('/medical-files/sign', requireUser, async (c) => {
  const body = z.object({ file_id: z.uuid() }).safeParse(await c.req.json().catch(() => null))
  const file = body.success ? await c.get('record').files.find(body.data.file_id) : null
  if (!file) throw notFound()
  const expires = Math.floor(Date.now() / 1000) + linkSeconds
  const signature = await c.get('context').links.sign(file.storagePath, expires)
  const url = new URL(c.req.url)
  const signedUrl = `${url.origin}/api/storage/medical-files/object/${file.storagePath}?expires=${expires}&signature=${signature}`
  return c.json({ signed_url: signedUrl, expires_in: linkSeconds })
})

/** The picture itself, by a signed link; no cookie is looked at. */
storage.get('/medical-files/object/:user/:name', async (c) => {
  const path = `${c.req.param('user')}/${c.req.param('name')}`
  const { links, objects } = c.get('context')
  const good = await links.verify(
    path,
    Number(c.req.query('expires')),
    c.req.query('signature') ?? '',
    Date.now() / 1000,
  )
  const object = good ? await objects.picture(path) : null
  if (!object) throw notFound()
  return new Response(object.body, {
    headers: {
      'Content-Type': object.httpMetadata?.contentType ?? 'application/octet-stream',
      'Content-Length': String(object.size),
      'Cache-Control': 'private, max-age=3600, immutable',
      // A polyglot must never run as a page of ours.
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  })
})
