import { refuseUpload, type UploadRefusal } from '../../core/records/upload'
import { sha256Of, sha256OfParts } from '../adapters/digest'
import type { ImageRefusal, ImageResult } from '../adapters/image/refusal'
import type { Sniffed } from '../adapters/image/sniff'
import type { FileRow, NewFile } from '../db/records/files'

/** What storing an upload needs of the world. */
export interface StoreUploadDeps {
  readonly userId: string
  readonly findByBytes: (sha256: string) => Promise<FileRow | null>
  readonly findByStored: (sha256: string) => Promise<FileRow | null>
  readonly find: (id: string) => Promise<FileRow | null>
  readonly add: (file: NewFile) => Promise<boolean>
  readonly sniff: (bytes: Uint8Array) => ImageResult<Sniffed>
  /** The picture in parts, without what it says beyond the picture (position, camera, time). */
  readonly stripMetadata: (bytes: Uint8Array) => readonly Uint8Array[]
  /** Without its row the picture does not stay, whatever happens in between. */
  readonly expect: (upload: { readonly id: string; readonly storagePath: string }) => Promise<void>
  readonly putObject: (
    path: string,
    parts: readonly Uint8Array[],
    byteSize: number,
    mediaType: string,
  ) => Promise<void>
  readonly deleteObject: (path: string) => Promise<void>
  /** Its picture and what is made of it are there; so they are while it waits or is read. */
  readonly isWhole: (file: FileRow) => Promise<boolean>
  /** What is cut from the picture is made anew. */
  readonly restore: (id: string) => Promise<unknown>
  /** Arms the hub's alarm. Before anything is written: no crash leaves a row or a picture that nobody looks after. */
  readonly watch: () => Promise<void>
  /** Has it read, as soon as it is its owner's turn. */
  readonly lookAfter: () => Promise<void>
}

export type StoredUpload =
  | { readonly ok: true; readonly file: FileRow; readonly duplicate: boolean }
  | { readonly ok: false; readonly refusal: UploadRefusal | ImageRefusal }

/**
 * Takes a picture in: when this answers, the object, the row and the watch over it are durable.
 * @param upload its name as it is to be shown
 */
export async function storeUpload(
  deps: StoreUploadDeps,
  upload: { name: string; type: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<StoredUpload> {
  const refusal = refuseUpload({ name: upload.name, type: upload.type, size: upload.bytes.byteLength })
  if (refusal) return { ok: false, refusal }
  const sniffed = deps.sniff(upload.bytes)
  if (!sniffed.ok) return { ok: false, refusal: sniffed.error }

  const sha256 = await sha256Of(upload.bytes)
  // Sent as it was photographed, or as an export of it hands it out.
  const known = (await deps.findByBytes(sha256)) ?? (await deps.findByStored(sha256))
  const { format, width, height, orientation } = sniffed.value
  const id = crypto.randomUUID()
  const mediaType = format === 'png' ? 'image/png' : 'image/jpeg'
  const storagePath = `${deps.userId}/${id}.${format === 'png' ? 'png' : 'jpg'}`
  const parts = deps.stripMetadata(upload.bytes)
  const byteSize = parts.reduce((sum, part) => sum + part.byteLength, 0)
  const turned = orientation >= 5
  const size = { width: turned ? height : width, height: turned ? width : height }
  await deps.watch()
  if (known) {
    // A record that was imported without its pictures gets them back one by one.
    const isPutBack =
      known.width === size.width && known.height === size.height && !(await deps.isWhole(known))
    if (isPutBack) {
      await deps.putObject(known.storagePath, parts, byteSize, known.mediaType)
      await deps.restore(known.id)
      await deps.lookAfter()
    }
    const file = await deps.find(known.id)
    if (file) return { ok: true, file, duplicate: true }
    // It was deleted meanwhile, and its removal takes away what was put back: this is an upload like any other.
  }
  await deps.expect({ id, storagePath })
  await deps.putObject(storagePath, parts, byteSize, mediaType)
  const added = await deps.add({
    id,
    storagePath,
    sha256,
    storedSha256: sha256OfParts(parts),
    mediaType,
    byteSize,
    ...size,
    displayName: upload.name,
  })
  if (!added) {
    // The same bytes came twice at once and the other was first.
    await deps.deleteObject(storagePath)
    const first = await deps.findByBytes(sha256)
    if (!first) throw new Error('an upload was neither added nor known')
    return { ok: true, file: first, duplicate: true }
  }
  const file = await deps.find(id)
  if (!file) throw new Error('a stored upload has no row')
  await deps.lookAfter()
  return { ok: true, file, duplicate: false }
}
