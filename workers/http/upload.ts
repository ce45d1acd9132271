import { failureText, isFailureCode } from '../../core/records/failures'
import { displayNameOf, uploadRefusalText } from '../../core/records/upload'
import { sniff } from '../adapters/image/sniff'
import { stripMetadata } from '../adapters/image/strip'
import type { Context } from '../context'
import type { RecordDoor } from '../db/records/open'
import { storeUpload, type StoreUploadDeps, type StoredUpload } from '../actions/store-upload'
import { Refusal } from './refusal'

/** The file of an upload's form, by the name it is to be shown with. Null: there is none. */
export function fileOf(form: FormData | null): { file: File; name: string } | null {
  const file = form?.get('file')
  if (!(file instanceof File)) return null
  const given = form?.get('display_name')
  return { file, name: displayNameOf(typeof given === 'string' && given.trim() !== '' ? given : file.name) }
}

export async function storeFile(
  context: Context,
  record: RecordDoor,
  { file, name }: { file: File; name: string },
): Promise<StoredUpload> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return storeUpload(depsOf(context, record), { name, type: file.type, bytes })
}

function depsOf(
  { objects, hub, lookAfter }: Context,
  { owner, files, removals }: RecordDoor,
): StoreUploadDeps {
  const { userId, shard } = owner
  return {
    userId,
    find: files.find,
    findByBytes: files.findByBytes,
    findByStored: files.findByStored,
    add: removals.addUploaded,
    expect: removals.expectUpload,
    sniff,
    stripMetadata,
    putObject: objects.putPicture,
    deleteObject: objects.removePicture,
    isWhole: async (file) =>
      file.errorCode !== 'missing_object' &&
      (file.processingState !== 'succeeded' || (await objects.isWhole(file))),
    restore: files.restore,
    watch: () => hub(userId).watch(shard),
    lookAfter: () => lookAfter(owner),
  }
}

const statuses = { invalid_type: 415, too_large: 413, too_small: 400 } as const

export function uploadRefusal(
  refusal: Extract<StoredUpload, { ok: false }>['refusal'],
  name: string,
): Refusal {
  if (refusal in uploadRefusalText) {
    const known = refusal as keyof typeof uploadRefusalText
    return new Refusal(statuses[known], known, uploadRefusalText[known](name))
  }
  // A file that says JPG and holds something else is told what the specification tells of a wrong type.
  if (refusal === 'not_an_image') return new Refusal(415, refusal, uploadRefusalText.invalid_type(name))
  return new Refusal(422, refusal, isFailureCode(refusal) ? failureText[refusal] : failureText.damaged_image)
}
