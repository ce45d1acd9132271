import type { ImageResult } from './refusal'
import { readJpegHeader } from './jpeg/header'
import { readPngHeader } from './png/header'

export const MAX_PIXELS = 40_000_000
/** Below this a page holds no line of legible text. */
export const MIN_EDGE = 64

export interface Sniffed {
  readonly format: 'jpeg' | 'png'
  /** As stored, before EXIF orientation. */
  readonly width: number
  readonly height: number
  /** EXIF orientation 1..8; 1 when absent. */
  readonly orientation: number
}

const PNG_MAGIC = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** What a file is by its bytes alone: format and dimensions from the header, nothing decoded. Never throws. */
export function sniff(bytes: Uint8Array): ImageResult<Sniffed> {
  if (bytes.length >= 2 && bytes[0] === 0xff && bytes[1] === 0xd8)
    return accept('jpeg', readJpegHeader(bytes))
  if (bytes.length >= 8 && PNG_MAGIC.every((byte, i) => bytes[i] === byte)) {
    return accept('png', readPngHeader(bytes))
  }
  return { ok: false, error: 'not_an_image' }
}

function accept(
  format: Sniffed['format'],
  header: ImageResult<{ width: number; height: number; orientation: number }>,
): ImageResult<Sniffed> {
  if (!header.ok) return header
  const { width, height, orientation } = header.value
  if (width * height > MAX_PIXELS) return { ok: false, error: 'too_many_pixels' }
  if (Math.min(width, height) < MIN_EDGE) return { ok: false, error: 'too_small_picture' }
  return { ok: true, value: { format, width, height, orientation } }
}
