import { orientationTiff } from './exif'
import { readJpegHeader } from './jpeg/header'
import { APP0, APP14, APP2, EOI, SOS, nextSegment } from './jpeg/markers'
import { chunks } from './png/chunks'
import { readPngHeader } from './png/header'

/**
 * A JPEG or PNG without what it says beyond the picture: position, time, camera, owner, comments,
 * thumbnails, second pictures, anything after the end. Orientation stays (as an Exif block that says nothing
 * else) and so does the colour profile. The parts are views of the given bytes, in order, nothing is copied:
 * they can be written to a stream one by one. Bytes of another kind come back as they are.
 */
export function stripMetadata(bytes: Uint8Array): readonly Uint8Array[] {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return stripJpeg(bytes)
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return stripPng(bytes)
  return [bytes]
}

/** Bytes of all parts together. @public */
export function byteLength(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0)
}

function stripJpeg(bytes: Uint8Array): readonly Uint8Array[] {
  const header = readJpegHeader(bytes)
  const orientation = header.ok ? header.value.orientation : 1
  const kept: Uint8Array[] = [Uint8Array.of(0xff, 0xd8)]
  let exif: Uint8Array | null = orientation === 1 ? null : exifSegment(orientation)
  let at = 2
  for (;;) {
    const segment = nextSegment(bytes, at)
    if (!segment) break
    const { marker, start, from, to } = segment
    const whole = bytes.subarray(start, to)
    if (marker === APP0 && text(bytes, from, 4) === 'JFIF') kept.push(jfifOf(bytes.subarray(from, to)))
    else {
      // Exif follows JFIF's own marker where there is one (JFIF 1.02 wants to be first)
      if (exif) kept.push(exif)
      exif = null
      if (marker === SOS) {
        const end = endOfScan(bytes, to)
        kept.push(bytes.subarray(start, end))
        at = end
        continue
      }
      if (isPicture(marker, bytes, from)) kept.push(whole)
      if (marker === EOI) break
    }
    at = to
  }
  return kept
}

/** True for segments that decoding and colour need. */
function isPicture(marker: number, bytes: Uint8Array, from: number): boolean {
  if (marker === APP2) return text(bytes, from, 11) === 'ICC_PROFILE'
  if (marker === APP14) return text(bytes, from, 5) === 'Adobe'
  const application = marker >= 0xe0 && marker <= 0xef
  const comment = marker === 0xfe
  const reserved = marker >= 0xf0 && marker <= 0xfd
  return !application && !comment && !reserved && marker !== 0x01
}

/** JFIF's segment without its thumbnail. */
function jfifOf(payload: Uint8Array): Uint8Array {
  const out = new Uint8Array(18)
  out.set([0xff, 0xe0, 0, 16])
  out.set(payload.subarray(0, 12), 4)
  return out
}

/** Where the entropy-coded bytes after a scan's header end: at the first marker that is not a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let i = from; i + 1 < bytes.length; i++) {
    if (bytes[i] !== 0xff) continue
    const next = bytes[i + 1] as number
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return i
  }
  return bytes.length
}

function exifSegment(orientation: number): Uint8Array {
  const tiff = orientationTiff(orientation)
  const out = new Uint8Array(10 + tiff.length)
  out.set([0xff, 0xe1, 0, 8 + tiff.length, 0x45, 0x78, 0x69, 0x66, 0, 0])
  out.set(tiff, 10)
  return out
}

function text(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length))
}

const PNG_PICTURE = new Set([
  'IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD',
]) // prettier-ignore

function stripPng(bytes: Uint8Array): readonly Uint8Array[] {
  const header = readPngHeader(bytes)
  const orientation = header.ok ? header.value.orientation : 1
  const kept: Uint8Array[] = [bytes.subarray(0, 8)]
  for (const chunk of chunks(bytes)) {
    if (!PNG_PICTURE.has(chunk.type)) continue
    kept.push(bytes.subarray(chunk.start, Math.min(bytes.length, chunk.to + 4)))
    if (chunk.type === 'IHDR' && orientation !== 1) kept.push(pngChunk('eXIf', orientationTiff(orientation)))
  }
  return kept
}

function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const out = new Uint8Array(12 + data.length)
  const view = new DataView(out.buffer)
  view.setUint32(0, data.length)
  for (let i = 0; i < 4; i++) out[4 + i] = type.charCodeAt(i)
  out.set(data, 8)
  view.setUint32(8 + data.length, crc32(out.subarray(4, 8 + data.length)))
  return out
}

/** CRC-32 of PNG §5.5; for short chunks, so bit by bit. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let k = 0; k < 8; k++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
