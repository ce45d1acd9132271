/** One chunk of a PNG (W3C PNG 3rd edition §5.3): its type and where its data stands. */
export interface Chunk {
  readonly type: string
  readonly start: number
  readonly from: number
  readonly to: number
  /** False when the file ends inside the data. */
  readonly whole: boolean
}

export const FIRST_CHUNK = 8

export function readUint32(bytes: Uint8Array, at: number): number {
  return (
    (((bytes[at] ?? 0) << 24) |
      ((bytes[at + 1] ?? 0) << 16) |
      ((bytes[at + 2] ?? 0) << 8) |
      (bytes[at + 3] ?? 0)) >>>
    0
  )
}

/** The chunk that begins at `start`; null when not even its head is there. */
export function chunkAt(bytes: Uint8Array, start: number): Chunk | null {
  if (start + 8 > bytes.length) return null
  const length = readUint32(bytes, start)
  const type = String.fromCharCode(...bytes.subarray(start + 4, start + 8))
  if (length > 0x7fffffff || !/^[A-Za-z]{4}$/.test(type)) return null
  const from = start + 8
  return {
    type,
    start,
    from,
    to: Math.min(bytes.length, from + length),
    whole: from + length <= bytes.length,
  }
}

export function* chunks(bytes: Uint8Array): Generator<Chunk> {
  for (let chunk = chunkAt(bytes, FIRST_CHUNK); chunk; chunk = chunkAt(bytes, chunk.to + 4)) {
    yield chunk
    if (chunk.type === 'IEND' || !chunk.whole) return
  }
}
