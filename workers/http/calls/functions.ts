import { fileRefShape } from '../../../core/calls/shapes'
import { fileShape } from '../../../core/records/file'
import { toFileRecord } from '../../db/records/files'
import { notFound } from '../refusal'
import { ownCall } from './row'

export const functions = [
  ownCall({
    method: 'post',
    path: '/functions/upload_finalize',
    summary: 'Queue a file for processing, again; what is being read right now goes on',
    body: fileRefShape,
    answers: { 202: fileShape },
    foreign: ({ fileId }) => ({ body: { file_id: fileId } }),
    async run({ context: { hub, lookAfter }, record, body }) {
      const file = await record.files.find(body.file_id)
      if (!file) return notFound()
      const { userId, shard } = record.owner
      await hub(userId).watch(shard)
      if (await record.files.requeue(file.id)) await lookAfter(record.owner)
      return toFileRecord((await record.files.find(file.id)) ?? file)
    },
  }),
]
