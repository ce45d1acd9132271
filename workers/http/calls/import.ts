import { importText } from '../../../core/import/faults'
import { importedShape } from '../../../core/calls/shapes'
import { importRecord, type ImportDeps } from '../../actions/import-record'
import { sniff } from '../../adapters/image/sniff'
import { stripMetadata } from '../../adapters/image/strip'
import type { Context } from '../../context'
import type { RecordDoor } from '../../db/records/open'
import type { TakenPieces } from '../body'
import { Refusal } from '../refusal'
import { Reply } from '../reply'
import { piecesCall } from './row'

const statuses: Readonly<Record<string, number>> = {
  no_import: 400,
  too_large_export: 413,
  record_not_empty: 409,
  import_running: 409,
}

export const importCalls = [
  piecesCall({
    method: 'post',
    path: '/functions/import_data',
    summary: 'Take an export (JSON or ZIP, at most 95 MB) into an empty record: all of it, or nothing',
    answers: { 201: importedShape },
    foreign: null,
    async run({ context, record, body }) {
      const imported = await importRecord(importDeps(context, record, body))
      const refusal = body.refusal()
      if (refusal) return refusal
      if (!imported.ok) {
        const { fault } = imported
        return new Refusal(statuses[fault] ?? 422, fault, importText[fault])
      }
      const { files, pictures, facts } = imported
      return new Reply(201, { files, pictures, facts })
    },
  }),
]

/** What an import needs, put together for its owner. @public */
export function importDeps(
  { archives, objects, hub, lookAfter }: Context,
  { owner, import: imports }: RecordDoor,
  body: TakenPieces,
): ImportDeps {
  const { userId, shard } = owner
  return {
    watch: () => hub(userId).watch(shard),
    async begin() {
      const id = crypto.randomUUID()
      const fault = await imports.begin(id)
      return fault ? { fault } : { id }
    },
    async stage(id) {
      const size = await archives.store(userId, id, body.pieces())
      // What ended early is read by nobody.
      return archives.open(userId, id, body.refusal() ? 0 : size)
    },
    async end(id) {
      await archives.remove(userId, id)
      await imports.end(id)
    },
    expect: imports.expect,
    async abandon(files) {
      for (const file of files) await objects.removePicture(imports.pathOf(file))
      await imports.abandoned(files)
    },
    sniff,
    stripMetadata,
    put: (file, parts) => objects.putPicture(imports.pathOf(file), parts, file.byte_size, file.media_type),
    save: imports.save,
    lookAfter: () => lookAfter(owner),
  }
}
