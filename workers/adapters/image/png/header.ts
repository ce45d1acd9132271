import type { ImageResult } from '../refusal'
import { readOrientation } from '../exif'
import type { ImageHeader } from '../jpeg/header'
import { FIRST_CHUNK, chunkAt, chunks, readUint32 } from './chunks'

export type PngColour = 'grey' | 'rgb' | 'palette' | 'grey+alpha' | 'rgb+alpha'

export interface PngHeader extends ImageHeader {
  readonly depth: number
  readonly colour: PngColour
  readonly interlaced: boolean
}

/** Colour types and the bit depths each allows (PNG §11.2.1, Table 11.1). */
const COLOURS = new Map<number, { colour: PngColour; depths: readonly number[]; channels: number }>([
  [0, { colour: 'grey', depths: [1, 2, 4, 8, 16], channels: 1 }],
  [2, { colour: 'rgb', depths: [8, 16], channels: 3 }],
  [3, { colour: 'palette', depths: [1, 2, 4, 8], channels: 1 }],
  [4, { colour: 'grey+alpha', depths: [8, 16], channels: 2 }],
  [6, { colour: 'rgb+alpha', depths: [8, 16], channels: 4 }],
])

export function channelsOf(colour: PngColour): number {
  for (const known of COLOURS.values()) if (known.colour === colour) return known.channels
  return 1
}

export function readPngHeader(bytes: Uint8Array): ImageResult<PngHeader> {
  const head = chunkAt(bytes, FIRST_CHUNK)
  if (!head || !head.whole) return { ok: false, error: 'truncated_image' }
  if (head.type !== 'IHDR' || head.to - head.from < 13) return { ok: false, error: 'damaged_image' }
  const at = head.from
  const width = readUint32(bytes, at)
  const height = readUint32(bytes, at + 4)
  const [depth, type, compression, filter, interlace] = bytes.subarray(at + 8, at + 13) as unknown as [
    number, number, number, number, number,
  ] // prettier-ignore
  const known = COLOURS.get(type)
  if (!known || !known.depths.includes(depth) || compression !== 0 || filter !== 0 || interlace > 1) {
    return { ok: false, error: 'unsupported_image' }
  }
  if (width === 0 || height === 0) return { ok: false, error: 'damaged_image' }
  let orientation = 1
  for (const chunk of chunks(bytes)) {
    if (chunk.type === 'eXIf') orientation = readOrientation(bytes.subarray(chunk.from, chunk.to))
  }
  return {
    ok: true,
    value: { width, height, orientation, depth, colour: known.colour, interlaced: interlace === 1 },
  }
}
