import { z } from 'zod'
import { encoded, exportFiles, exportJson, type ExportedPicture } from '../../actions/export-record'
import { streamOf, zipBytes, zipOf } from '../../adapters/zip'
import type { Context } from '../../context'
import type { RecordDoor } from '../../db/records/open'
import { Refusal } from '../refusal'
import { ownCall } from './row'

const types = { json: 'application/json; charset=utf-8', zip: 'application/zip' } as const
/** Files named at a time. */
const atOnce = 100

export const exportCalls = [
  ownCall({
    method: 'post',
    path: '/functions/export_data',
    stepUp: true,
    summary: 'All that is kept of the record as a download: JSON, or a ZIP of it with the pictures',
    query: z.object({ format: z.enum(['json', 'zip'], 'format is json or zip.').default('json') }),
    answers: { 200: null },
    foreign: null,
    async run({ context, record, query: { format } }) {
      const exportedAt = new Date()
      const name = `health-data-export-${exportedAt.toISOString().slice(0, 10)}`
      const json = exportJson({ exportedAt, profile: record.profile.read, lists: record.export.lists })
      if (format === 'zip' && (await record.files.bytes()) > zipBytes)
        return new Refusal(
          422,
          'too_large_for_zip',
          'Your pictures are too large for one ZIP file. Please export as JSON.',
        )
      const pieces =
        format === 'zip'
          ? zipOf(exportFiles(json, `${name}.json`, picturesOf(context, record)))
          : encoded(json)
      return new Response(streamOf(pieces), {
        headers: {
          'Content-Type': types[format],
          'Content-Disposition': `attachment; filename="${name}.${format}"`,
        },
      })
    },
  }),
]

async function* picturesOf({ objects }: Context, { files }: RecordDoor): AsyncGenerator<ExportedPicture> {
  for (let after = null; ;) {
    const { rows, next } = await files.page({ limit: atOnce, after })
    for (const { storagePath } of rows) {
      const name = `pictures/${storagePath.split('/').at(-1)}`
      yield {
        name,
        open: async () => {
          const object = await objects.picture(storagePath)
          return object && (object.body as unknown as AsyncIterable<Uint8Array>)
        },
      }
    }
    if (next === null) return
    after = next
  }
}
