import { crc32 } from 'node:zlib'
import {
  bytesAfter,
  findDirectory,
  readDirectory,
  zipTail,
  type ZipEntry,
} from '../../core/import/zip-directory'

/** R2 takes parts of one size, of at least 5 MB, save for the last. What is held of an archive that comes. */
const partBytes = 8 * 1024 * 1024
/** Read at a time of one that is there. */
const rangeBytes = 1024 * 1024

export interface ArchiveBytes {
  readonly size: number
  /** Fewer than asked for at the end. */
  readonly read: (at: number, length: number) => Promise<Uint8Array<ArrayBuffer>>
}

/** What a file of an archive holds is not what the archive says. */
export class BrokenArchive extends Error {
  override readonly name = 'BrokenArchive'
}

/** Archives that were sent and are read, each beside what else is made for its owner. */
export function openArchives(artifacts: R2Bucket) {
  const pathOf = (userId: string, id: string) => `${userId}/${id}/archive`
  return {
    /** Stores what comes, a part at a time; how many bytes it was. */
    async store(userId: string, id: string, pieces: AsyncIterable<Uint8Array>): Promise<number> {
      const path = pathOf(userId, id)
      const upload = await artifacts.createMultipartUpload(path)
      const parts: R2UploadedPart[] = []
      let size = 0
      try {
        for await (const part of inParts(pieces)) {
          parts.push(await upload.uploadPart(parts.length + 1, part))
          size += part.byteLength
        }
      } catch (error) {
        await upload.abort()
        throw error
      }
      if (size === 0) await upload.abort()
      else await upload.complete(parts)
      return size
    },

    open: (userId: string, id: string, size: number): ArchiveBytes => ({
      size,
      async read(at, length) {
        if (length === 0 || at >= size) return new Uint8Array(0)
        const object = await artifacts.get(pathOf(userId, id), { range: { offset: at, length } })
        if (!object) throw new Error('an archive is gone while it is read')
        return new Uint8Array(await object.arrayBuffer())
      },
    }),

    remove: (userId: string, id: string) => artifacts.delete(pathOf(userId, id)),
  }
}

/** The files of a ZIP; null where it is none that we read. */
export async function filesOf(archive: ArchiveBytes): Promise<ZipEntry[] | null> {
  const length = Math.min(zipTail, archive.size)
  const place = findDirectory(await archive.read(archive.size - length, length), archive.size)
  return place && readDirectory(await archive.read(place.at, place.bytes), place)
}

/** All of an archive that is no ZIP. */
export async function* wholeOf(archive: ArchiveBytes): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield* ranges(archive, 0, archive.size)
}

/**
 * What a file of a ZIP holds, as it is unpacked: never more than it says it is, and in the end exactly that.
 * @throws BrokenArchive
 */
export async function* contentOf(archive: ArchiveBytes, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const from = bytesAfter(await archive.read(entry.at, 30), entry.at)
  if (from === null) throw new BrokenArchive('a file without its header')
  const packed = ranges(archive, from, from + entry.packedBytes)
  let [sum, size] = [0, 0]
  for await (const piece of entry.packed ? unpacked(packed) : packed) {
    size += piece.byteLength
    if (size > entry.bytes) throw new BrokenArchive('a file is larger than it says')
    sum = crc32(piece, sum)
    yield piece
  }
  if (size !== entry.bytes || sum !== entry.crc32) throw new BrokenArchive('a file is not what it was')
}

async function* ranges(
  archive: ArchiveBytes,
  from: number,
  to: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = from; at < to; at += rangeBytes) yield archive.read(at, Math.min(rangeBytes, to - at))
}

async function* unpacked(pieces: AsyncGenerator<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
  const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  for (;;) {
    const next = await reader.read().catch((error: unknown) => {
      throw new BrokenArchive('a file that cannot be unpacked', { cause: error })
    })
    if (next.done) return
    yield next.value as Uint8Array
  }
}

async function* inParts(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let [part, filled] = [new Uint8Array(partBytes), 0]
  for await (const piece of pieces) {
    for (let at = 0; at < piece.byteLength;) {
      const taken = piece.subarray(at, at + partBytes - filled)
      part.set(taken, filled)
      at += taken.byteLength
      filled += taken.byteLength
      if (filled < partBytes) continue
      yield part
      ;[part, filled] = [new Uint8Array(partBytes), 0]
    }
  }
  if (filled > 0) yield part.subarray(0, filled)
}
