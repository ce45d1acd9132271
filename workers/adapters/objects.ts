import type { PageReading } from '../../core/document/page'
import type { SmallerPicture } from './image/smaller'

/** What of a file says where its objects are. */
interface Stored {
  readonly userId: string
  readonly id: string
  readonly storagePath: string
}

/** The pictures, and what was read from them, in R2. */
export function openObjects(pictures: R2Bucket, artifacts: R2Bucket) {
  const page = (file: Pick<Stored, 'userId' | 'id'>) => `${file.userId}/${file.id}/page.json`
  return {
    putPicture: (path: string, parts: readonly Uint8Array[], byteSize: number, contentType: string) =>
      putParts(pictures, path, parts, byteSize, contentType),

    /** The object as it is stored: its body is a stream that is read once. */
    picture: (path: string) => pictures.get(path),

    async loadPicture(file: Stored): Promise<Uint8Array<ArrayBuffer> | null> {
      const object = await pictures.get(file.storagePath)
      return object && new Uint8Array(await object.arrayBuffer())
    },

    /** Null when the page was not read yet, or by an older reader. */
    async loadPage(file: Stored): Promise<PageReading | null> {
      const object = await artifacts.get(page(file))
      if (!object) return null
      const read = await object.json<PageReading>()
      return read.version === 1 ? read : null
    },

    async storePage(file: Stored, read: PageReading): Promise<void> {
      const body = JSON.stringify(read)
      await artifacts.put(page(file), body, { httpMetadata: { contentType: 'application/json' } })
    },

    /** The strips of a page's facts, by their ids; what an earlier reading cut is written over. */
    async storeStrips(
      file: Pick<Stored, 'userId' | 'id'>,
      strips: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
    ): Promise<void> {
      const put = ([factId, bytes]: [string, Uint8Array<ArrayBuffer>]) =>
        artifacts.put(stripPath(file.userId, file.id, factId), bytes, jpeg)
      await Promise.all([...strips].map(put))
    },

    async hasSmaller(file: Pick<Stored, 'userId' | 'id'>): Promise<boolean> {
      return (await artifacts.head(smallerPath(file.userId, file.id, 'thumbnail'))) !== null
    },

    /** The picture, and what is made of every picture first. */
    async isWhole(file: Stored): Promise<boolean> {
      const [picture, smaller] = await Promise.all([
        pictures.head(file.storagePath),
        artifacts.head(smallerPath(file.userId, file.id, 'thumbnail')),
      ])
      return picture !== null && smaller !== null
    },

    async storeSmaller(
      file: Pick<Stored, 'userId' | 'id'>,
      made: ReadonlyMap<SmallerPicture, Uint8Array<ArrayBuffer>>,
    ): Promise<void> {
      await Promise.all(
        [...made].map(([size, bytes]) => artifacts.put(smallerPath(file.userId, file.id, size), bytes, jpeg)),
      )
    },

    /** Null where none was made. */
    smaller: (userId: string, fileId: string, size: SmallerPicture) =>
      artifacts.get(smallerPath(userId, fileId, size)),

    strip: (userId: string, fileId: string, factId: string) =>
      artifacts.get(stripPath(userId, fileId, factId)),

    /**
     * Deletes a file's picture and everything that was made of it, and looks again. True when nothing was found:
     * a delete that was answered is not yet one that is seen to be done.
     */
    async removeAll(
      userId: string,
      file: { readonly id: string; readonly storagePath: string },
    ): Promise<boolean> {
      const prefix = `${userId}/${file.id}/`
      await pictures.delete(file.storagePath)
      const made = await artifacts.list({ prefix })
      if (made.objects.length > 0) await artifacts.delete(made.objects.map(({ key }) => key))
      const [picture, left] = await Promise.all([
        pictures.head(file.storagePath),
        artifacts.list({ prefix, limit: 1 }),
      ])
      return picture === null && left.objects.length === 0
    },

    /** Some of all objects of a person, of both buckets; how many there were. */
    async removeSome(userId: string): Promise<number> {
      let met = 0
      for (const bucket of [pictures, artifacts]) {
        const { objects } = await bucket.list({ prefix: `${userId}/` })
        if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
        met += objects.length
      }
      return met
    },

    removePicture: (path: string) => pictures.delete(path),
    /** What was made of a file that is gone already. */
    async removeMade(file: Pick<Stored, 'userId' | 'id'>): Promise<void> {
      const { objects } = await artifacts.list({ prefix: `${file.userId}/${file.id}/` })
      if (objects.length > 0) await artifacts.delete(objects.map(({ key }) => key))
    },
    /** For health: an answer at all. */
    probe: async () => void (await pictures.head('health')),
  }
}

const jpeg = { httpMetadata: { contentType: 'image/jpeg' } }
const smallerPath = (userId: string, fileId: string, size: SmallerPicture): string =>
  `${userId}/${fileId}/${size}.jpg`
const stripPath = (userId: string, fileId: string, factId: string): string =>
  `${userId}/${fileId}/strips/${factId}.jpg`

/** Writes an object from its parts without joining them first: a 25 MB picture is in memory once. */
async function putParts(
  bucket: R2Bucket,
  path: string,
  parts: readonly Uint8Array[],
  byteSize: number,
  contentType: string,
): Promise<void> {
  // R2 wants to know the length of a stream beforehand.
  const { readable, writable } = new FixedLengthStream(byteSize)
  const stored = bucket.put(path, readable, { httpMetadata: { contentType } })
  const writer = writable.getWriter()
  const written = (async () => {
    for (const part of parts) await writer.write(part)
    await writer.close()
  })()
  await Promise.all([stored, written])
}
