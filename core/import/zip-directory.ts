/** One file of a ZIP, as its central directory tells it. Bytes are counted from the start of the archive. */
export interface ZipEntry {
  readonly name: string
  readonly packed: boolean
  readonly crc32: number
  readonly packedBytes: number
  readonly bytes: number
  /** Of its local header. */
  readonly at: number
}

/** A ZIP's end record stands within so many bytes of its end (APPNOTE 4.3.16: 22 and a comment). */
export const zipTail = 22 + 65_535
/** A directory of some thousand names; an export's are 50 letters long. */
const mostDirectoryBytes = 2 * 1024 * 1024
const localHeaderBytes = 30

export interface DirectoryPlace {
  readonly at: number
  readonly bytes: number
  readonly entries: number
}

/**
 * Where the directory stands, by the last bytes of an archive. Null: no ZIP, or one of a kind that an export never
 * is (ZIP64, several disks, something after the end). APPNOTE.TXT 6.3.10, 4.3.16.
 */
export function findDirectory(tail: Uint8Array, archiveBytes: number): DirectoryPlace | null {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength)
  for (let at = tail.length - 22; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== 0x06054b50) continue
    const [disk, first, here, entries, bytes, start] = [
      view.getUint16(at + 4, true),
      view.getUint16(at + 6, true),
      view.getUint16(at + 8, true),
      view.getUint16(at + 10, true),
      view.getUint32(at + 12, true),
      view.getUint32(at + 16, true),
    ]
    const end = archiveBytes - tail.length + at
    const plain = disk === 0 && first === 0 && here === entries && start + bytes === end
    return plain && bytes <= mostDirectoryBytes ? { at: start, bytes, entries } : null
  }
  return null
}

/**
 * The files of an archive. Null where the directory is broken, a file is locked or packed in an unknown way, or two
 * of them share bytes, as a bomb's do. APPNOTE.TXT 6.3.10, 4.3.12.
 */
export function readDirectory(directory: Uint8Array, place: DirectoryPlace): ZipEntry[] | null {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength)
  const entries: ZipEntry[] = []
  let at = 0
  while (entries.length < place.entries) {
    if (at + 46 > directory.length || view.getUint32(at, true) !== 0x02014b50) return null
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)]
    const nameBytes = view.getUint16(at + 28, true)
    const next = at + 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    const locked = (flags & 0x41) !== 0
    if (locked || (method !== 0 && method !== 8) || next > directory.length) return null
    entries.push({
      name: String.fromCharCode(...directory.subarray(at + 46, at + 46 + nameBytes)),
      packed: method === 8,
      crc32: view.getUint32(at + 16, true),
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    })
    at = next
  }
  return at === directory.length && areApart(entries, place.at) ? entries : null
}

/** Where a file's bytes begin, by its local header (4.3.7); null where it has none. */
export function bytesAfter(header: Uint8Array, at: number): number | null {
  if (header.length < localHeaderBytes) return null
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength)
  if (view.getUint32(0, true) !== 0x04034b50) return null
  return at + localHeaderBytes + view.getUint16(26, true) + view.getUint16(28, true)
}

function areApart(entries: readonly ZipEntry[], directoryAt: number): boolean {
  let end = 0
  for (const { at, name, packed, packedBytes, bytes } of entries.toSorted((a, b) => a.at - b.at)) {
    if (at < end || (!packed && bytes !== packedBytes)) return false
    end = at + localHeaderBytes + name.length + packedBytes
  }
  return end <= directoryAt
}
