import { z } from 'zod'
import { entityShape } from '../../../core/records/entity'
import { fileShape } from '../../../core/records/file'
import { removeFile } from '../../actions/remove-file'
import { toFileRecord } from '../../db/records/files'
import { notFound } from '../refusal'
import { afterShape, pageReply } from './paging'
import { ownCall } from './row'

const limitText = 'limit is a whole number from 1 to 1000.'

export const files = [
  ownCall({
    method: 'get',
    path: '/rest/files',
    summary: 'Files, newest first',
    query: z.object({
      limit: z.coerce.number(limitText).int(limitText).min(1, limitText).max(1000, limitText).default(1000),
      ids: z.string().optional(),
      after: afterShape,
    }),
    answers: { 200: z.array(fileShape) },
    foreign: null,
    async run({ record, query: { limit, ids, after } }) {
      const wanted = ids?.split(',').filter((id) => id !== '')
      if (wanted) return (await record.files.ofIds(wanted.slice(0, limit))).map(toFileRecord)
      const { rows, next } = await record.files.page({ limit, after })
      return pageReply({ rows: rows.map(toFileRecord), next })
    },
  }),

  ownCall({
    method: 'get',
    path: '/rest/files/{id}',
    summary: 'One file',
    answers: { 200: fileShape },
    foreign: ({ fileId }) => ({ params: { id: fileId } }),
    async run({ record, params }) {
      const file = await record.files.find(params.id)
      return file ? toFileRecord(file) : notFound()
    },
  }),

  ownCall({
    method: 'delete',
    path: '/rest/files/{id}',
    summary: 'Delete a file and all that was read from it',
    answers: { 204: null },
    foreign: ({ fileId }) => ({ params: { id: fileId } }),
    async run({ context: { hub, lookAfter }, record: { owner, files: own, extraction }, params }) {
      const file = await own.find(params.id)
      if (!file) return notFound()
      const deps = {
        watch: () => hub(owner.userId).watch(owner.shard),
        removeRows: extraction.removeFile,
        lookAfter: () => lookAfter(owner),
      }
      if (!(await removeFile(deps, file.id))) return notFound()
      return null
    },
  }),

  ownCall({
    method: 'get',
    path: '/rest/entities',
    summary: 'What was read from a file',
    query: z.object({ file_id: z.string('file_id says whose entities are meant.') }),
    answers: { 200: z.array(entityShape) },
    foreign: ({ fileId }) => ({ query: { file_id: fileId } }),
    async run({ record, query }) {
      const file = await record.files.find(query.file_id)
      return file ? await record.waiting.entities(file.id) : notFound()
    },
  }),
]
