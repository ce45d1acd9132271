/** Marker bytes of ITU-T T.81 Table B.1 that this decoder knows. */
export const SOF0 = 0xc0
export const SOF1 = 0xc1
export const SOF2 = 0xc2
export const DHT = 0xc4
export const EOI = 0xd9
export const SOS = 0xda
export const DQT = 0xdb
export const DRI = 0xdd
export const APP0 = 0xe0
export const APP1 = 0xe1
export const APP2 = 0xe2
export const APP14 = 0xee

export interface Segment {
  readonly marker: number
  /** Offset of the 0xFF of the marker. */
  readonly start: number
  /** The payload, after the two length bytes. */
  readonly from: number
  readonly to: number
}

export function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== DHT && marker !== 0xc8 && marker !== 0xcc
}

/** True for markers that stand alone: TEM, RSTn, SOI, EOI. */
export function isBare(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)
}

/** The next marker segment at or after `at`; null at the end of the bytes or when a segment is cut off. */
export function nextSegment(bytes: Uint8Array, at: number): Segment | null {
  let start = at
  while (start + 1 < bytes.length) {
    if (bytes[start] !== 0xff) {
      start++
      continue
    }
    const marker = bytes[start + 1] ?? 0
    if (marker === 0xff) {
      start++ // fill bytes, T.81 B.1.1.2
      continue
    }
    if (marker === 0) {
      start += 2
      continue
    }
    if (isBare(marker)) return { marker, start, from: start + 2, to: start + 2 }
    if (start + 4 > bytes.length) return null
    const length = ((bytes[start + 2] ?? 0) << 8) | (bytes[start + 3] ?? 0)
    if (length < 2 || start + 2 + length > bytes.length) return null
    return { marker, start, from: start + 4, to: start + 2 + length }
  }
  return null
}
