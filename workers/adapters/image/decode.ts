import type { Grey } from './grey'
import { decodeJpeg } from './jpeg/decode'
import type { Plane } from './plane'
import { decodePng } from './png/decode'
import type { ImageResult } from './refusal'
import { Refused } from './refusal'
import type { Sniffed } from './sniff'
import { sniff } from './sniff'

export interface Decoded {
  /** As stored: EXIF orientation is not applied. */
  readonly grey: Grey
  readonly header: Sniffed
}

/** How light a picture is, and how blue and how red: those two may be smaller, or not there at all. */
export interface DecodedColour extends Decoded {
  readonly chroma: readonly [cb: Grey, cr: Grey] | null
}

/**
 * The grey picture of a JPEG or PNG file, long edge at most `limit` pixels; larger pictures are shrunk
 * while they are decoded. Any bytes at all give a value: refusals are values, nothing is thrown.
 */
export function decodeGrey(bytes: Uint8Array, limit: number): ImageResult<Decoded> {
  return decoding(bytes, limit, (plane, header) => ({ grey: planeOrRefusal(plane('y')), header }))
}

/** The same with its colours, decoded one plane after the other: all three at once would not fit the memory. */
export function decodeColour(bytes: Uint8Array, limit: number): ImageResult<DecodedColour> {
  return decoding(bytes, limit, (plane, header) => {
    const grey = planeOrRefusal(plane('y'))
    const cb = plane('cb')
    const cr = cb && plane('cr')
    return { grey, header, chroma: cb && cr && [cb, cr] }
  })
}

function decoding<T>(
  bytes: Uint8Array,
  limit: number,
  take: (plane: (name: Plane) => Grey | null, header: Sniffed) => T,
): ImageResult<T> {
  const header = sniff(bytes)
  if (!header.ok) return header
  const decode = header.value.format === 'jpeg' ? decodeJpeg : decodePng
  try {
    return { ok: true, value: take((name) => decode(bytes, limit, name), header.value) }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: error.code }
    throw error
  }
}

function planeOrRefusal(plane: Grey | null): Grey {
  if (!plane) throw new Refused('damaged_image')
  return plane
}
