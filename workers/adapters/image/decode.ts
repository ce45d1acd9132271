import type { Grey } from './grey'
import { decodeJpeg } from './jpeg/decode'
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

/**
 * The grey picture of a JPEG or PNG file, long edge at most `limit` pixels; larger pictures are shrunk
 * while they are decoded. Any bytes at all give a value: refusals are values, nothing is thrown.
 */
export function decodeGrey(bytes: Uint8Array, limit: number): ImageResult<Decoded> {
  const header = sniff(bytes)
  if (!header.ok) return header
  try {
    const grey = header.value.format === 'jpeg' ? decodeJpeg(bytes, limit) : decodePng(bytes, limit)
    return { ok: true, value: { grey, header: header.value } }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: error.code }
    throw error
  }
}
