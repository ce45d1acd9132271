import { z } from 'zod'
import { fileRefShape, signedUrlShape } from '../../../core/calls/shapes'
import { fileShape } from '../../../core/records/file'
import type { SmallerPicture } from '../../adapters/image/smaller'
import { stripsOf } from '../../adapters/links'
import type { Context } from '../../context'
import { toFileRecord } from '../../db/records/files'
import { notFound, notSignedIn, Refusal } from '../refusal'
import { Reply } from '../reply'
import { fileOf, storeFile, uploadRefusal } from '../upload'
import { openCall, ownCall, uploadCall } from './row'

const linkSeconds = 3600
const objectPath = '/storage/medical-files/object'

export const storage = [
  uploadCall({
    method: 'post',
    path: '/storage/medical-files',
    summary: 'Upload a picture (multipart: file, display_name)',
    answers: { 200: fileShape.extend({ duplicate: z.literal(true) }), 201: fileShape },
    foreign: null,
    async run({ context, record, body }) {
      const chosen = fileOf(body)
      if (!chosen) return new Refusal(400, 'no_file', 'Please choose a file to upload.')
      const stored = await storeFile(context, record, chosen)
      if (!stored.ok) return uploadRefusal(stored.refusal, chosen.name)
      const row = toFileRecord(stored.file)
      return stored.duplicate ? new Reply(200, { ...row, duplicate: true as const }) : new Reply(201, row)
    },
  }),

  ownCall({
    method: 'post',
    path: '/storage/medical-files/sign',
    summary: 'A link to the picture, for an hour',
    body: fileRefShape,
    answers: { 200: signedUrlShape },
    foreign: ({ fileId }) => ({ body: { file_id: fileId } }),
    async run({ request, context, record, body }) {
      const file = await record.files.find(body.file_id)
      if (!file) return notFound()
      const expires = Math.floor(Date.now() / 1000) + linkSeconds
      const signature = await context.links.sign(file.storagePath, expires)
      const { origin } = new URL(request.url)
      const path = `/api${objectPath}/${file.storagePath}?expires=${expires}&signature=${signature}`
      return { signed_url: origin + path, expires_in: linkSeconds }
    },
  }),

  openCall({
    method: 'get',
    path: `${objectPath}/{user}/{name}`,
    summary: 'The picture, by a signed link, or a smaller one made of it; no cookie is looked at',
    // Whatever is wrong with a link, it opens nothing: all of it is the same 404.
    query: z.object({
      expires: z.string().catch(''),
      signature: z.string().catch(''),
      size: z.enum(['original', 'page', 'thumbnail']).catch('original'),
    }),
    answers: { 200: null },
    foreign: ({ storagePath }) => {
      const [user = '', name = ''] = storagePath.split('/')
      return { params: { user, name }, query: { expires: '9999999999', signature: 'AAAA' } }
    },
    async run({ context: { links, objects }, params, query }) {
      const path = `${params.user}/${params.name}`
      const good = await links.verify(path, Number(query.expires), query.signature, Date.now() / 1000)
      const object = good ? await pictureOf(objects, params, query.size) : null
      return object ? pictureAnswer(object) : notFound()
    },
  }),

  openCall({
    method: 'get',
    path: '/storage/strips/{user}/{file}/{fact}',
    summary: 'The line a fact was read from as a small picture, by a signed link; no cookie is looked at',
    query: z.object({ expires: z.string().catch(''), signature: z.string().catch('') }),
    answers: { 200: null },
    foreign: ({ fileId, taskId, storagePath }) => ({
      params: { user: storagePath.split('/')[0] ?? '', file: fileId, fact: taskId },
      query: { expires: '9999999999', signature: 'AAAA' },
    }),
    async run({ context: { links, objects }, params: { user, file, fact }, query }) {
      // Who brings no link is nobody we know, as everywhere; what is wrong with a link is not told.
      if (query.signature === '') return notSignedIn()
      const now = Date.now() / 1000
      const good = await links.verify(stripsOf(user, file), Number(query.expires), query.signature, now)
      const object = good ? await objects.strip(user, file, fact) : null
      return object ? pictureAnswer(object) : notFound()
    },
  }),
]

/** In place of a page that was not made smaller, or not yet, stands the picture itself; of a thumbnail nothing does. */
async function pictureOf(
  objects: Context['objects'],
  { user, name }: { readonly user: string; readonly name: string },
  size: 'original' | SmallerPicture,
): Promise<R2ObjectBody | null> {
  const made = size === 'original' ? null : await objects.smaller(user, name.replace(/\.\w+$/, ''), size)
  return made ?? (size === 'thumbnail' ? null : objects.picture(`${user}/${name}`))
}

function pictureAnswer(object: R2ObjectBody): Response {
  return new Response(object.body, {
    headers: {
      'Content-Type': object.httpMetadata?.contentType ?? 'application/octet-stream',
      'Content-Length': String(object.size),
      'Cache-Control': 'private, max-age=3600, immutable',
      // A polyglot must never run as a page of ours.
      'Content-Security-Policy': "sandbox; default-src 'none'",
    },
  })
}
