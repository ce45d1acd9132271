import type { ImageResult } from '../refusal'
import { readOrientation } from '../exif'
import { APP1, EOI, SOF0, SOF1, SOF2, SOS, isFrame, nextSegment } from './markers'

export interface ImageHeader {
  readonly width: number
  readonly height: number
  readonly orientation: number
}

const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0]

export function isExif(bytes: Uint8Array, from: number): boolean {
  return EXIF.every((byte, i) => bytes[from + i] === byte)
}

/** Walks the segments up to the first scan; reads no entropy-coded byte. */
export function readJpegHeader(bytes: Uint8Array): ImageResult<ImageHeader> {
  let size: { width: number; height: number } | null = null
  let orientation = 1
  let at = 2
  for (;;) {
    const segment = nextSegment(bytes, at)
    if (!segment || segment.marker === EOI) return { ok: false, error: 'truncated_image' }
    const { marker, from, to } = segment
    if (marker === SOS) break
    if (marker === APP1 && isExif(bytes, from)) orientation = readOrientation(bytes.subarray(from + 6, to))
    if (isFrame(marker)) {
      if (marker !== SOF0 && marker !== SOF1 && marker !== SOF2)
        return { ok: false, error: 'unsupported_image' }
      if (to - from < 9) return { ok: false, error: 'damaged_image' }
      const height = ((bytes[from + 1] ?? 0) << 8) | (bytes[from + 2] ?? 0)
      const width = ((bytes[from + 3] ?? 0) << 8) | (bytes[from + 4] ?? 0)
      if (width === 0 || height === 0) return { ok: false, error: 'unsupported_image' }
      size = { width, height }
    }
    at = to
  }
  if (!size) return { ok: false, error: 'damaged_image' }
  return { ok: true, value: { ...size, orientation } }
}
